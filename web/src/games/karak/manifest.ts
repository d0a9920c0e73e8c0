// What the shared table asks about Karak.
import type { Option, Place } from "../../table/contract";
import { name } from "../../words/words";
import type { Manifest } from "../manifest";

const SIDES: Record<string, string> = { n: "north", e: "east", s: "south", w: "west" };

export default {
  board: () => import("./Board.svelte"),
  walk: () => import("./walk"),
  art: () => import("./Art.svelte"),
  placeOf,
  keys: { "step north": "n", "step east": "e", "step south": "s", "step west": "w", stop: "d" },
  argsOf,
} satisfies Partial<Manifest>;

/** On the map, in a panel over it, or, if neither shows the answer, at the prompt. */
function placeOf({ text, anchors }: Option, step: string): Place {
  const kinds = anchors.map((anchor) => anchor.split(":")[0]);
  if (step === "rolled" || step === "seating" || kinds.includes("token") || kinds.includes("item")) return "panel";
  return text.startsWith("lay ") || kinds.includes("cell") || kinds.includes("hero") ? "map" : "prompt";
}

/** A tile is laid by its open sides, a letter each. */
function argsOf(verb: string, [sides = ""]: string[]): string[] | null {
  return verb === "lay" ? ["", [...sides].map((side) => name(SIDES[side] ?? side, "karak")).join(", ")] : null;
}
