// A board in words: spots that one walks in thought, what is at each, and what lies around it.
import type { Option } from "../table/contract";
import { name, say } from "../words/words";

export interface Way {
  /** The key that goes there, and the words that do when typed. */
  key: string;
  words: string[];
  /** What the way is called: "north", "the hand". */
  name: string;
  /** The spot it leads to; nothing where there is no way, or nobody has been. */
  to: string;
  /** What is there. */
  text: string;
}

export interface Walk {
  /** Where the walk begins: where one's own hero is. */
  start: string;
  at: (spot: string) => string;
  ways: (spot: string) => Way[];
  /** The spot that an option leads to, if it leads to one. */
  target: (option: Option) => string;
}

export type Walker = (view: Record<string, unknown>, seat: number, game: string) => Walk;

/** A hero by name, and whether it takes no more turns. */
export function heroOf(view: { resigned?: number[] }, hero: { seat: number; hero: string }, game: string): string {
  const called = name(hero.hero, game);
  return view.resigned?.includes(hero.seat) ? say("web-walk-resigned", { hero: called }) : called;
}

/** Things one after the other, as a list is read. */
export function listed(things: string[]): string {
  return things.filter((thing) => thing !== "").join(", ");
}

export function around(walk: Walk, spot: string): string[] {
  return walk.ways(spot).map((way) => say("web-walk-way", { way: way.name, what: way.text }));
}
