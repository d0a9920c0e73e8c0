// Where heroes have just been. Told by the log, so that whoever comes back sees it, too.
import type { Entry } from "../net/wire";

/** By hero: the places of its last turn, from where it began. */
export type Trails = Record<string, number[]>;

const MOVES = new Set(["stepped", "moved", "tile-laid", "thrown-back", "revived"]);
const START = 0; // the place where everybody begins

/** What has not been taken back. */
function lasting(log: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of log) {
    const undone = entry.told.find((told) => told.key === "undone" && told.args.length !== undefined);
    while (undone && (kept.at(-1)?.length ?? 0) > Number(undone.args.length)) kept.pop();
    kept.push(entry);
  }
  return kept;
}

/** As after so many actions. */
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
