// Where an answer is given: on the map, or in the bar and the panels over it, which show all the rest.
import type { Option, Place } from "../../table/contract";

const LAND = /^(cell|hero|item):/;

export function placeOf({ verb, anchors }: Option, step: string): Place {
  return verb === "lay" ||
    (step === "acting" && anchors.some((anchor) => LAND.test(anchor))) ||
    anchors.some((anchor) => anchor.startsWith("cell:"))
    ? "map"
    : "panel";
}
