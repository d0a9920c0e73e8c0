// Goblin's answers to the shared table's questions.
import type { Option, Place } from "../../table/contract";
import type { Manifest } from "../manifest";

export default {
  board: () => import("./Board.svelte"),
  walk: () => import("./walk"),
  art: () => import("./Art.svelte"),
  placeOf,
  keys: { done: "d", "stack-as-shown": "d", "visit-merchant": "m" },
  showsHero: true,
  fights: ["challenged"],
  verdicts: ["beat", "failed"],
  staging: () => import("./staging"),
  collects: "keys",
} satisfies Partial<Manifest>;

/** Every card, monster and potion lies on the table; buttons are below the current event. */
function placeOf({ anchors }: Option): Place {
  return anchors.some((anchor) => /^(button|ability):/.test(anchor)) ? "panel" : "map";
}
