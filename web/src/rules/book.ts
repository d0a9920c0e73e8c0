// Loads each rulebook once.
import { titleWith } from "../games/titles";
import { rules } from "../net/http";
import type { Rules } from "../net/wire";

export const CLAUSE = /\b[A-Z][A-Z0-9]*:\d+(?:\.\d+)?\b/;

export function addressOf(clause: string): string {
  return `/rules/${titleWith(clause)}#${clause}`;
}

const reading = new Map<string, Promise<Rules>>();

export function readBook(game: string, language: string): Promise<Rules> {
  const key = `${language}/${game}`;
  const known = reading.get(key) ?? rules(game, language);
  reading.set(key, known);
  known.catch(() => reading.delete(key));
  return known;
}
