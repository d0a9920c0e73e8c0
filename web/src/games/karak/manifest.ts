// Karak's answers to the shared table's questions.
import type { Option, Place } from "../../table/contract";
import type { Manifest } from "../manifest";

export default {
  board: () => import("./Board.svelte"),
  walk: () => import("./walk"),
  art: () => import("./Art.svelte"),
  placeOf,
  rolls: ["rolled"],
  verdicts: ["won", "tied", "lost"],
  staging: () => import("./staging"),
  keys: { "step north": "n", "step east": "e", "step south": "s", "step west": "w", stop: "d" },
} satisfies Partial<Manifest>;

/** On the map, in a panel over it, or, if neither shows the option, at the prompt. */
function placeOf({ verb, anchors }: Option, step: string): Place {
  const kinds = anchors.map((anchor) => anchor.split(":")[0]);
  if (step === "rolled" || step === "seating" || kinds.includes("token") || kinds.includes("item")) return "panel";
  return verb === "lay" || kinds.includes("cell") || kinds.includes("hero") ? "map" : "prompt";
}
