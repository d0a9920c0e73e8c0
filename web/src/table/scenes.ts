// Which news makes a scene, and whose it is.
import { manifestOf } from "../games/manifest";
import type { Seen } from "../net/merge";
import type { Told } from "./contract";
import type { Shot } from "./director.svelte";
import { heroesOf } from "./stats";
import { isNote } from "./story";

/** So many lines at once are the past of a client that was away. */
const MOST_AT_ONCE = 12;

export type Kind = "" | "roll" | "verdict" | "roll and verdict";

export const toldIn = ({ news }: Shot): Told[] => news.flatMap((entry) => entry.told);

export const isMove = (shot: Shot): boolean => toldIn(shot).some((told) => !isNote(told));

export function kindOf(game: string, shot: Shot): Kind {
  const { rolls, verdicts, staging } = manifestOf(game);
  const keys = toldIn(shot).map(({ key }) => key);
  if (!staging || shot.news.length > MOST_AT_ONCE) return "";
  const isRoll = keys.some((key) => rolls.includes(key));
  if (keys.some((key) => verdicts.includes(key))) return isRoll ? "roll and verdict" : "verdict";
  return isRoll ? "roll" : "";
}

/** The seats of those who rolled or fought, else of those who acted. */
export function moversIn(game: string, shot: Shot, was: Seen): number[] {
  const { rolls, verdicts } = manifestOf(game);
  const fights = toldIn(shot).filter(({ key }) => rolls.includes(key) || verdicts.includes(key));
  if (fights.length === 0) return shot.news.map((entry) => entry.seat);
  const heroes = new Set(fights.map(({ args }) => args.hero));
  return heroesOf(was.view).flatMap(({ hero, seat }) => (heroes.has(String(hero)) ? [Number(seat)] : []));
}
