// A board in words: spots to explore, what is at each of them, and what lies around it.
import type { Option } from "../table/contract";
import { name, say } from "../words/words";

export interface Way {
  /** The key that goes there, and the words to type instead. */
  key: string;
  words: string[];
  /** The name of the way: "north", "the hand". */
  name: string;
  /** The spot that it leads to; empty if there is no way or the spot is unexplored. */
  to: string;
  /** What is at the spot. */
  text: string;
}

export interface Walk {
  /** The start of the walk: the player's own hero. */
  start: string;
  at: (spot: string) => string;
  ways: (spot: string) => Way[];
  /** The spot that an option leads to, if any. */
  target: (option: Option) => string;
}

export type Walker = (view: Record<string, unknown>, seat: number, game: string) => Walk;

/** A hero by name, and whether it takes no more turns. */
export function heroOf(view: { resigned?: number[] }, hero: { seat: number; hero: string }, game: string): string {
  const called = name(hero.hero, game);
  return view.resigned?.includes(hero.seat) ? say("web-walk-resigned", { hero: called }) : called;
}

/** Joins things as a spoken list. */
export function listed(things: string[]): string {
  return things.filter((thing) => thing !== "").join(", ");
}

export function around(walk: Walk, spot: string): string[] {
  return walk.ways(spot).map((way) => say("web-walk-way", { way: way.name, what: way.text }));
}
