// Where an answer is given: every card, monster and potion lies on the table, and the buttons are below what is going on.
import type { Option, Place } from "../../table/contract";

export function placeOf({ anchors }: Option): Place {
  return anchors.some((anchor) => /^(button|ability):/.test(anchor)) ? "panel" : "map";
}
