// Counts a player's fights and how many of them were expected to be won.
import type { Fight } from "../net/wire";

export interface Bout {
  seat: number;
  won: number;
  tied: number;
  lost: number;
  /** Expected wins by the chances before the dice; null without chances. */
  expected: number | null;
  fights: Fight[];
}

export function boutOf(all: Fight[], seat: number): Bout {
  const fights = all.filter((fight) => fight.seat === seat);
  const count = (result: Fight["result"]) => fights.filter((fight) => fight.result === result).length;
  const hasOdds = fights.length > 0 && fights.every((fight) => fight.win !== null);
  return {
    seat,
    won: count("won"),
    tied: count("tied"),
    lost: count("lost"),
    expected: hasOdds ? fights.reduce((sum, fight) => sum + (fight.win ?? 0), 0) : null,
    fights,
  };
}

export interface Dot {
  fight: Fight;
  /** The lowest chance of the column, in percent. */
  low: number;
  /** Its place in the column: left or right, and the height. */
  side: 0 | 1;
  level: number;
}

const COLUMNS = 10;
const ORDER = ["won", "tied", "lost"];

/** Stacks fights of similar chances in columns, two side by side, won ones at the bottom. */
export function piled(fights: Fight[]): Dot[] {
  const heights = new Map<number, number>();
  const known = fights.filter((fight) => fight.win !== null);
  return known
    .toSorted((a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result))
    .map((fight) => {
      const column = Math.min(COLUMNS - 1, Math.floor((fight.win ?? 0) * COLUMNS));
      const count = heights.get(column) ?? 0;
      heights.set(column, count + 1);
      return { fight, low: (column * 100) / COLUMNS, side: count % 2 === 0 ? 0 : 1, level: Math.floor(count / 2) };
    });
}
