// A bubble with a short text about the thing that is under the pointer, has the focus, or is pressed for long.
import type { Attachment } from "svelte/attachments";
import { settings } from "../settings.svelte";

export interface Bubble {
  title: string;
  text: string;
  x: number;
  y: number;
}

class Shown {
  bubble: Bubble | null = $state.raw(null);
}
export const shown = new Shown();
const LONG_PRESS = 450;

export function tip(title: string, text = ""): Attachment<HTMLElement> {
  return (node) => {
    if (!title && !text) return;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let mine: Bubble | null = null;
    const show = () => {
      if (!settings.hints) return;
      const box = node.getBoundingClientRect();
      mine = { title, text, x: box.x + box.width / 2, y: box.y };
      shown.bubble = mine;
    };
    const hide = () => {
      clearTimeout(pressing);
      if (mine && shown.bubble === mine) shown.bubble = null;
      mine = null;
    };
    const over = (event: PointerEvent) => event.pointerType === "mouse" && show();
    const press = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") pressing = setTimeout(show, LONG_PRESS);
      else hide();
    };
    const focus = () => node.matches(":focus-visible") && show();
    const listeners: [string, EventListener][] = [
      ["pointerenter", over as EventListener],
      ["pointerleave", hide],
      ["pointerdown", press as EventListener],
      ["pointerup", () => clearTimeout(pressing)],
      ["pointercancel", hide],
      ["focus", focus],
      ["blur", () => queueMicrotask(hide)], // it may come from the removal of the node
    ];
    for (const [type, listener] of listeners) node.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) node.removeEventListener(type, listener);
      queueMicrotask(hide); // not during an update of the page
    };
  };
}
