// Where heroes have just been, by the log, so that returning players see it too.
import type { Entry } from "../net/wire";

/** By hero: the places of its last turn, including the start. */
export type Trails = Record<string, number[]>;

const MOVES = new Set(["stepped", "moved", "tile-laid", "thrown-back", "revived"]);
const START = 0; // the place where all heroes begin

/** The entries that have not been taken back. */
function lasting(log: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of log) {
    const undone = entry.told.find((told) => told.key === "undone" && told.args.length !== undefined);
    while (undone && (kept.at(-1)?.length ?? 0) > Number(undone.args.length)) kept.pop();
    kept.push(entry);
  }
  return kept;
}

/** As the log was after `at` actions. */
export function trailsOf(log: Entry[], length: number): Trails {
  const trails: Trails = {};
  const stood: Record<string, number> = {};
  for (const { told, length: at } of lasting(log)) {
    if (at > length) continue;
    for (const { key, args } of told) {
      const { hero = "", place } = args;
      if (key === "turn-began") trails[hero] = [stood[hero] ?? START];
      if (!MOVES.has(key) || place === undefined || stood[hero] === Number(place)) continue;
      stood[hero] = Number(place);
      trails[hero]?.push(Number(place));
    }
  }
  return trails;
}
