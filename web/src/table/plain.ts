// Describes a game in words that fit any game, for titles without a board or sentences here.
import { has, name, say } from "../words/words";
import type { Told } from "./contract";

export type Fields = Record<string, unknown>;

const SHORT = 12; // entries to read in one line

/** The words of an identifier: `brood-mother` is "brood mother". */
function wordsOf(identifier: string): string {
  return identifier.replace(/(?<=\w)[_-](?=\w)/g, " ");
}

/** The same as a heading: `steps_left` is "Steps left". */
export function readable(identifier: string): string {
  const words = wordsOf(identifier);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function called(thing: string, game: string): string {
  const named = name(thing, game);
  return named === thing ? wordsOf(thing) : named;
}

/** Whether this client has no sentences for a title. */
export function isUnworded(game: string): boolean {
  return !has(`title-${game}`);
}

export function labelOf(key: string, game: string): string {
  const named = name(key, game);
  return named === key ? readable(key) : named;
}

/** An event by its key and subjects. */
export function eventOf(told: Told, game: string): string {
  const about = Object.values(told.args).flatMap((value) => (value ? [called(value, game)] : []));
  return about.length > 0
    ? say("web-walk-way", { way: readable(told.key), what: about.join(", ") })
    : readable(told.key);
}

/** A simple value: a word, a number, or a short row of them. */
export function isShort(value: unknown): boolean {
  if (!isObject(value)) return true;
  const entries = Object.values(value);
  return entries.length <= SHORT && !entries.some(isObject);
}

export function textOf(value: unknown, game: string): string {
  if (typeof value === "boolean") return say(value ? "web-plain-yes" : "web-plain-no");
  if (value === null || value === undefined || value === "") return say("web-plain-none");
  if (!isObject(value)) return typeof value === "string" ? called(value, game) : String(value);
  const entries = Object.entries(value);
  const texts = entries.map(([key, one]) =>
    Array.isArray(value)
      ? textOf(one, game)
      : say("web-figure", { what: labelOf(key, game), value: textOf(one, game) }),
  );
  return texts.length > 0 ? texts.join(", ") : say("web-plain-none");
}

export interface Rows {
  columns: string[];
  rows: Fields[];
}

/** A list whose entries have only short fields; null otherwise. */
export function rowsOf(value: unknown): Rows | null {
  if (!Array.isArray(value) || !value.every((row) => isObject(row) && !Array.isArray(row))) return null;
  const rows: Fields[] = value;
  if (!rows.every((row) => Object.values(row).every(isShort))) return null;
  return { rows, columns: [...new Set(rows.flatMap(Object.keys))] };
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
