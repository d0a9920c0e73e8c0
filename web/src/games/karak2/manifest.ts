// The answers of Karak II, and of titles that extend it, to the shared table's questions.
import type { Option, Place } from "../../table/contract";
import { say } from "../../words/words";
import type { Manifest } from "../manifest";

const LAND = /^(cell|hero|item):/;

export default {
  board: () => import("./Board.svelte"),
  walk: () => import("./walk"),
  art: () => import("./Art.svelte"),
  placeOf,
  keys: { done: "d" },
  showsHero: true,
  hasSecrets,
  rolls: ["dice-rolled"],
  verdicts: ["won", "lost", "totalled"],
  staging: () => import("./staging"),
  rolled,
  dice: "swords",
} satisfies Partial<Manifest>;

/** On the map, or in the bar and the panels over it, which show everything else. */
function placeOf({ verb, anchors }: Option, step: string): Place {
  const [first = ""] = anchors; // other anchors that light up have a button too
  return verb === "lay" || (step === "acting" && LAND.test(first)) || first.startsWith("cell:") ? "map" : "panel";
}

/** A tile that only one player knows, being looked at or put back on the stack. */
function hasSecrets(view: Record<string, unknown>): boolean {
  const stack = view.stack as { put_back?: unknown } | undefined;
  return view.step === "scouting" || (stack?.put_back ?? null) !== null;
}

/** Dice of one kind are told as the sum of their swords plus an s for each skull. */
function rolled(roll: string): string {
  const [, swords, skulls = ""] = /^(\d+)(s*)$/.exec(roll) ?? [];
  return swords === undefined ? roll : say("web-karak2-roll", { swords: Number(swords), skulls: skulls.length });
}
