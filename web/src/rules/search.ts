// Searches clauses for all words, in any order, ignoring accents and capitals.
import type { ClauseShown, Passage, Rules, Section } from "../net/wire";
import { CLAUSE } from "./book";

const LIGATURES: Record<string, string> = { ł: "l", œ: "oe", æ: "ae", ß: "ss" };

function plain(letter: string): string {
  const small = letter.toLowerCase();
  return LIGATURES[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
}

export function fold(text: string): string {
  return [...text].map(plain).join("");
}

export function wordsOf(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}

function textOf(clause: ClauseShown): string {
  const passages = clause.text.map((one: Passage) => [one.text, ...one.rows.flat()].join(" "));
  return fold([clause.id, clause.title, ...passages].join(" "));
}

/** The sections with the clauses that have all words; without words, all sections. */
export function found(book: Rules, words: string[]): Section[] {
  if (words.length === 0) return book.sections;
  return book.sections
    .map((section) => ({
      ...section,
      intro: [],
      clauses: section.clauses.filter((clause) => words.every((word) => textOf(clause).includes(word))),
    }))
    .filter((section) => section.clauses.length > 0);
}

export interface Part {
  text: string;
  kind: "plain" | "hit" | "bold" | "slanted" | "clause";
}

/** A text with the found words marked. */
export function hits(text: string, words: string[]): Part[] {
  const letters = [...text];
  const marked = letters.map(() => false);
  const folded = letters.map(plain);
  const starts: number[] = []; // for each folded letter, the letter it comes from
  folded.forEach((bits, i) => {
    for (const _ of bits) starts.push(i);
  });
  const whole = folded.join("");
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      for (let i = at; i < at + word.length; i++) marked[starts[i] ?? 0] = true;
  const parts: Part[] = [];
  letters.forEach((letter, i) => {
    const kind = marked[i] ? "hit" : "plain";
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += letter;
    else parts.push({ text: letter, kind });
  });
  return parts;
}

/** A line of a rulebook: **bold**, *slanted*, clause numbers, and the found words in between. */
export function partsOf(line: string, words: string[]): Part[] {
  const pattern = new RegExp(`(\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|${CLAUSE.source})`);
  return line.split(pattern).flatMap((bit): Part[] => {
    if (bit.startsWith("**")) return [{ text: bit.slice(2, -2), kind: "bold" }];
    if (bit.startsWith("*")) return [{ text: bit.slice(1, -1), kind: "slanted" }];
    if (CLAUSE.test(bit)) return [{ text: bit, kind: "clause" }];
    return hits(bit, words);
  });
}
