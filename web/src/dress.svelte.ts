// Applies the player's display settings to the page; look.css defines how they look.
import { isContrasty, isLight, isStill, settings } from "./settings.svelte";

const NIGHT = { dark: "#1b1714", light: "#e9dcc3" };

export function dress(page: HTMLElement): void {
  $effect.root(() => {
    $effect(() => {
      page.dataset.theme = isLight() ? "light" : "dark";
      page.toggleAttribute("data-contrast", isContrasty());
      page.toggleAttribute("data-still", isStill());
      page.toggleAttribute("data-shapes", settings.shapes);
      page.style.setProperty("--text-size", String(settings.text));
      const colour = page.ownerDocument.querySelector<HTMLMetaElement>("meta[name=theme-color]");
      if (colour) colour.content = isLight() ? NIGHT.light : NIGHT.dark;
    });
  });
}
