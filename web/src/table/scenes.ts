// Which news makes scenes, and whose they are.
import { manifestOf } from "../games/manifest";
import type { Seen } from "../net/merge";
import type { Told } from "./contract";
import type { Shot } from "./director.svelte";
import { heroesOf } from "./stats";
import { isNote } from "./story";

/** So many lines at once are the past of a client that was away. */
const MOST_AT_ONCE = 12;

/** A part of the news with one roll, one end of a fight, or both. */
export interface Act {
  told: Told[];
  rolls: boolean;
  isOver: boolean;
  isMine: boolean;
}

export const toldIn = ({ news }: Shot): Told[] => news.flatMap((entry) => entry.told);

export const isMove = (shot: Shot): boolean => toldIn(shot).some((told) => !isNote(told));

/** One act for each fight in the news; where all fight for one thing, there are several. */
export function actsOf(game: string, shot: Shot, was: Seen, mine: number[]): Act[] {
  const { rolls, verdicts, staging } = manifestOf(game);
  if (!staging || shot.news.length > MOST_AT_ONCE) return [];
  const own = heroesOf(was.view).flatMap(({ hero, seat }) => (mine.includes(Number(seat)) ? [String(hero)] : []));
  const acts: (Act & { hero: string })[] = [];
  let before: Told[] = [];
  for (const told of toldIn(shot)) {
    const [isRoll, isOver] = [rolls.includes(told.key), verdicts.includes(told.key)];
    const hero = told.args.hero ?? "";
    let act = acts.at(-1);
    if ((isRoll || isOver) && (!act || act.isOver || act.hero !== hero)) {
      act = { told: before, rolls: false, isOver: false, isMine: own.includes(hero), hero };
      before = [];
      acts.push(act);
    }
    (act?.told ?? before).push(told);
    if (!act) continue;
    act.rolls ||= isRoll;
    act.isOver ||= isOver;
  }
  return acts;
}
