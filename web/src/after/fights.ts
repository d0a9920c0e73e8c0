// The fights of a player, counted, and how many of them were to be won.
import type { Fight } from "../net/wire";

export interface Bout {
  seat: number;
  won: number;
  tied: number;
  lost: number;
  /** Wins to be expected by the chances before the dice; null where there are none. */
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

const BINS = 25;

/** Dots of like chances are piled up: the place of each in its pile. */
export function piled(fights: Fight[]): { fight: Fight; chance: number; level: number }[] {
  const heights = new Map<number, number>();
  return fights
    .filter((fight) => fight.win !== null)
    .map((fight) => {
      const bin = Math.round((fight.win ?? 0) * BINS);
      const level = heights.get(bin) ?? 0;
      heights.set(bin, level + 1);
      return { fight, chance: bin / BINS, level };
    });
}
