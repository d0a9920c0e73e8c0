// What is read aloud: each thing once, others' turns in short, one's own in full.
import type { Entry } from "../net/wire";
import type { Told } from "../table/contract";
import { brief, isNote, isOfTable, sentence } from "../table/story";
import { say } from "../words/words";

const MOST = 6; // sentences at a time; more is told by the log
const QUIET = new Set(["said", "stepped"]); // talk is read by the chat; a step of somebody else is no news

/** What came with the last event, for the player of `heroes`; whoever looks back hears only of the table. */
export function tellings(game: string, entries: Entry[], heroes: string[], isPast = false): string[] {
  const told = entries
    .flatMap((entry) => entry.told)
    .filter((one) => isWorth(one, heroes) && (!isPast || isOfTable(one)));
  const sentences = told.map((one) => sentence(game, one)).filter(Boolean);
  if (sentences.length <= MOST) return sentences;
  const short = told.filter((one) => isNote(one) || brief(game, one) !== "").map((one) => sentence(game, one));
  const kept = short.slice(-MOST);
  return short.length > kept.length ? [say("web-told-more", { count: short.length - kept.length }), ...kept] : kept;
}

function isWorth(told: Told, heroes: string[]): boolean {
  return !QUIET.has(told.key) || heroes.includes(told.args.hero ?? "");
}
