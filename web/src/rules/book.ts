// The rulebooks, each read once.
import { rules } from "../net/http";
import type { Rules } from "../net/wire";

/** What the letters before the colon of a clause stand for. */
const BOOKS: Record<string, string> = { K1: "karak", K2: "karak2", IM: "imperium", GB: "goblin" };

export const CLAUSE = /\b(?:K1|K2|IM|GB):\d+(?:\.\d+)?\b/;

export function bookOf(clause: string): string {
  return BOOKS[clause.split(":")[0] ?? ""] ?? "karak";
}

export function addressOf(clause: string): string {
  return `/rules/${bookOf(clause)}#${clause}`;
}

const reading = new Map<string, Promise<Rules>>();

export function readBook(game: string, language: string): Promise<Rules> {
  const key = `${language}/${game}`;
  const known = reading.get(key) ?? rules(game, language);
  reading.set(key, known);
  known.catch(() => reading.delete(key));
  return known;
}
