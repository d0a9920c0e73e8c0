// A player's own share in the dice, given once for every seat of this device before the game begins.
import type { Entry } from "./wire";

const LETTERS = 24;

export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LETTERS / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Of these seats, those that have given none since somebody sat down there. */
export function unsalted(seats: number[], log: Entry[]): number[] {
  const last = (key: string, seat: number) =>
    log.findLastIndex((entry) => entry.told.some((told) => told.key === key && told.args.seat === String(seat + 1)));
  return seats.filter((seat) => last("salted", seat) <= last("vacated", seat));
}
