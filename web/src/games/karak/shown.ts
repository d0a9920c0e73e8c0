// Where an answer is given: on the map, in a panel over it, or, if neither shows it, at the prompt.
import type { Option, Place } from "../../table/contract";

export function placeOf({ verb, anchors }: Option, step: string): Place {
  const kinds = anchors.map((anchor) => anchor.split(":")[0]);
  if (step === "rolled" || kinds.includes("token") || kinds.includes("item")) return "panel";
  if (step === "seating") return "panel";
  return verb === "lay" || kinds.includes("cell") || kinds.includes("hero") ? "map" : "prompt";
}
