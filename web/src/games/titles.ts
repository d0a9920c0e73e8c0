// The facts in each title's title.json; for a title without a folder the server gives them.
import { games } from "../net/http";
import type { GameShown } from "../net/wire";

export interface Title {
  title: string;
  /** The title whose board and words it uses where it lacks its own; empty for most. */
  extends: string;
  /** The letters before the colon of its clauses. */
  clauses: string;
  /** Its position on the shelf, from 1. */
  place: number;
}

const found = import.meta.glob<Title>("./*/title.json", { import: "default", eager: true });
const known = new Map(Object.values(found).map((one) => [one.title, one]));
const placeOf = (title: string) => known.get(title)?.place ?? Number.POSITIVE_INFINITY;

/** All titles, in the order of the shelf. */
export function titles(): string[] {
  return [...known.keys()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A title and those it extends, nearest first. */
export function lineOf(title: string): string[] {
  const base = known.get(title)?.extends;
  return base ? [title, ...lineOf(base)] : [title];
}

/** The title whose rulebook has the clause; the first on the shelf if none does. */
export function titleWith(clause: string): string {
  const letters = clause.split(":")[0];
  const all = titles();
  return all.find((title) => known.get(title)?.clauses === letters) ?? all[0] ?? "";
}

/** The games that the server plays, in the order of the shelf. */
export async function shelf(): Promise<GameShown[]> {
  const shown = await games();
  for (const one of shown) if (!known.has(one.title)) known.set(one.title, one);
  return shown.toSorted((a, b) => placeOf(a.title) - placeOf(b.title));
}

/** Asks the server about a title that has no folder here. */
export async function meet(title: string): Promise<void> {
  if (!known.has(title)) await shelf().catch(() => []);
}
