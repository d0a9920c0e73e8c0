// Chooses what screen readers announce: each event once, others' turns in short, the player's in full.
import type { Entry } from "../net/wire";
import type { Told } from "../table/contract";
import { brief, isNote, isOfTable, sentence } from "../table/story";
import { say } from "../words/words";

const MOST = 6; // sentences at a time; the log has the rest
const QUIET = new Set(["said", "stepped"]); // the chat announces talk, and other players' steps are not news

/** The entries of the last event for the player of `heroes`; while looking back, only what concerns the table. */
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
