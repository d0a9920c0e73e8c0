// Text and the focus mark have enough contrast with every background, in all four looks.
import { describe, expect, it } from "vitest";
import css from "./look.css?raw";

type Palette = Record<string, string>;

function palette(selector: string): Palette {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, value]),
  );
}

function light(colour: string): number {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((one) => one + one) : (colour.slice(1).match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = digits.map((two) => {
    const part = Number.parseInt(two, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const dark = palette(":root, .night");
const day = { ...dark, ...palette(':root[data-theme="light"]') };
const LOOKS: Record<string, Palette> = {
  torchlight: dark,
  daylight: day,
  "torchlight, high contrast": { ...dark, ...palette(":root[data-contrast], :root[data-contrast] .night") },
  "daylight, high contrast": { ...day, ...palette(':root[data-contrast][data-theme="light"]') },
};
const GROUNDS = ["night", "stone-0", "stone-1", "stone-2", "stone-3"];

describe.each(Object.entries(LOOKS))("%s", (name, look) => {
  const least = name.includes("contrast") ? 7 : 4.5;

  it.each(["text", "text-soft", "text-faint", "torch"])("%s can be read", (letters) => {
    for (const ground of GROUNDS)
      expect(contrast(look[letters] ?? "", look[ground] ?? "")).toBeGreaterThanOrEqual(least);
  });

  it("shows where the focus is, and where a field ends", () => {
    for (const ground of GROUNDS) expect(contrast(look.torch ?? "", look[ground] ?? "")).toBeGreaterThanOrEqual(3);
    expect(contrast(look.edge ?? "", look["stone-0"] ?? "")).toBeGreaterThanOrEqual(3);
  });
});
