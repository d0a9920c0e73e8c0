// Where an answer is given: on the map, or in the bar and the panels over it, which show all the rest.
import type { Option, Place } from "../../table/contract";

const LAND = /^(cell|hero|item):/;

export function placeOf({ text, anchors }: Option, step: string): Place {
  const [first = ""] = anchors; // what else is lit up has its own button, too
  return text.startsWith("lay ") || (step === "acting" && LAND.test(first)) || first.startsWith("cell:")
    ? "map"
    : "panel";
}
