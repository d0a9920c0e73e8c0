// What the shared table asks about Goblin.
import type { Option, Place } from "../../table/contract";
import type { Manifest } from "../manifest";

export default {
  board: () => import("./Board.svelte"),
  walk: () => import("./walk"),
  art: () => import("./Art.svelte"),
  placeOf,
  keys: { done: "d", "stack as-shown": "d", "visit merchant": "m" },
  showsHero: true,
  fights: ["challenged"],
  collects: "keys",
} satisfies Partial<Manifest>;

/** Every card, monster and potion lies on the table; the buttons are below what is going on. */
function placeOf({ anchors }: Option): Place {
  return anchors.some((anchor) => /^(button|ability):/.test(anchor)) ? "panel" : "map";
}
