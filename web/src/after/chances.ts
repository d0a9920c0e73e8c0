// The course of a game: chances, swings and their totals.
import type { Mistake, Moment, Turning } from "../net/wire";
import type { Point } from "./charts";

const WHOLE = 100;

export function percent(part: number): number {
  return Math.round(part * WHOLE);
}

/** A seat's chance in percent at each moment. */
export function courseOf(moments: Moment[], seat: number): Point[] {
  return moments.map((moment) => [moment.at, (moment.chances[seat] ?? 0) * WHOLE]);
}

/** The last moment of each turn. */
export function byTurn(moments: Moment[]): Moment[] {
  return moments.filter((moment, i) => moment.turn !== moments[i + 1]?.turn);
}

export interface Swing {
  seat: number;
  /** In percent, rounded; never 0. */
  by: number;
}

/** Players whose chances changed, the winner of the swing first. */
export function swingsOf(turning: Turning): Swing[] {
  return turning.swings
    .map((by, seat) => ({ seat, by: percent(by) }))
    .filter((swing) => swing.by !== 0)
    .sort((a, b) => b.by - a.by);
}

/** The choices of a seat that cost the most. */
export function worstOf(mistakes: Mistake[], seat: number): Mistake | undefined {
  return mistakes.filter((one) => one.seat === seat).sort((a, b) => b.loss - a.loss)[0];
}

export function sign(by: number): "plus" | "minus" | "none" {
  return by > 0 ? "plus" : by < 0 ? "minus" : "none";
}
