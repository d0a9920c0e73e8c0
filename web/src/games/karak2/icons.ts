// Icons by their meaning in this game, on a field of 512 by 512.
import names from "./icons.json";
import pictures from "./icons.json?pictures";

export function icon(name: string): string {
  return `${pictures}#${name in names ? name : name === "skeleton" ? "skeleton-warriors" : "hero"}`;
}

/** Colours of a die: its body and its print. */
export interface DieLook {
  body: string;
  print: string;
}

/** By kind of die. */
export const DIE_LOOK: Record<string, DieLook> & { hero: DieLook } = {
  knight: { body: "#8fa3b8", print: "#16202b" },
  archer: { body: "#6f9a4c", print: "#10200a" },
  mage: { body: "#7f6bb8", print: "#fff6dd" },
  skeleton: { body: "#e6dcc4", print: "#33261a" },
  bear: { body: "#8a5a35", print: "#fff0d6" },
  titan: { body: "#c2703a", print: "#2a1206" },
  guard: { body: "#e0b23c", print: "#3b2503" },
  "lord-of-time": { body: "#3d8f96", print: "#f4fff8" },
  hero: { body: "#f6ecd3", print: "#2c1c10" },
};

/** The mark of a seat around (0, 0), for players who cannot see its colour. */
export const SHAPES: Record<string, string> = {
  circle: "M0,-6A6,6 0 1 1 -0.01,-6Z",
  square: "M-5.4,-5.4H5.4V5.4H-5.4Z",
  triangle: "M0,-6.6L6.4,5.2H-6.4Z",
  diamond: "M0,-7.2L6.2,0L0,7.2L-6.2,0Z",
  star: "M0,-7.4L2,-2.6L7.2,-2.3L3.2,1.1L4.5,6.2L0,3.4L-4.5,6.2L-3.2,1.1L-7.2,-2.3L-2,-2.6Z",
};
