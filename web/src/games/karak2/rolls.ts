// The faces behind what the news tells of a roll, which is one sum of swords and skulls for each kind of die.
import type { DieShown } from "../../table/staging";
import type { Battle } from "./view.types";

export const swordsOn = (face: string): number => Number(/^\d+/.exec(face)?.[0] ?? 0);
const skullsOn = (face: string): number => /^\d*(s*)$/.exec(face)?.[1]?.length ?? 0;

/** All ways in which this many dice with these faces show the roll. */
export function waysTo(roll: string, count: number, faces: string[]): string[][] {
  const [swords, skulls] = [swordsOn(roll), skullsOn(roll)];
  if (count === 0) return swords === 0 && skulls === 0 ? [[]] : [];
  return faces.flatMap((face, i) => {
    if (swordsOn(face) > swords || skullsOn(face) > skulls) return [];
    const rest = `${swords - swordsOn(face)}${"s".repeat(skulls - skullsOn(face))}`;
    return waysTo(rest, count - 1, faces.slice(i)).map((way) => [face, ...way]);
  });
}

const listed = (faces: Record<string, number> = {}): string[] =>
  Object.entries(faces).flatMap(([face, count]) => Array<string>(count).fill(face));

/** The dice of a roll; where several faces are possible, only the kind of the die is shown. */
export function fallen(
  kind: string,
  roll: string,
  was: Battle | null,
  now: Battle | null,
  faces: string[],
): DieShown[] {
  const shown = (all: string[]) => all.map((face) => ({ kind, face, lies: false }));
  const known = listed(now?.dice[kind]);
  if (known.length > 0) return shown(known);
  const count = listed(was?.dice[kind]).length || was?.joined[kind] || 1;
  const ways = waysTo(roll, count, [...new Set(faces)]);
  return shown(ways.length === 1 && ways[0] ? ways[0] : Array<string>(count).fill(""));
}

/** Dice of the kinds that were not rolled. */
export function lying(battle: Battle | null, rolled: string[]): DieShown[] {
  const kinds = Object.entries(battle?.dice ?? {}).filter(([kind]) => !rolled.includes(kind));
  return kinds.flatMap(([kind, faces]) => listed(faces).map((face) => ({ kind, face, lies: true })));
}
