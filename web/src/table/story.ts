// Tells the log turn by turn, in few words.
import { manifestOf } from "../games/manifest";
import type { Entry } from "../net/wire";
import { called } from "../seats";
import { speech } from "../words/speech.svelte";
import { has, name, say } from "../words/words";
import type { Told } from "./contract";
import { eventOf, isUnworded, readable } from "./plain";

export interface Part {
  text: string;
  key: string;
  length: number;
  seq: number;
  isNote: boolean;
  isUndone: boolean;
}

export interface Turn {
  number: number;
  hero: string;
  parts: Part[];
  /** The length of the game when it began. */
  from: number;
  isUndone: boolean;
}

/** The table's own notes name a player, the events of a game name a hero. */
export function isNote(told: Told): boolean {
  return has(`log-${told.key}`) && (!("hero" in told.args) || "name" in told.args);
}

const CLOSING = new Set(["has-resigned", "left-to-bot", "closed"]); // not part of a hero's turn

/** Whether it is not a move: players come, agree, resign, or end the game. */
export function isOfTable(told: Told): boolean {
  return isNote(told) || CLOSING.has(told.key);
}

function named(game: string, args: Record<string, string>): Record<string, string> {
  const { rolled } = manifestOf(game);
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, key === "roll" ? rolled(value) : name(value, game)]),
  );
}

const known = new WeakMap<Told, { language: string; text: string }>(); // each event repeats the log, so its lines are cached

export function brief(game: string, told: Told): string {
  const { language } = speech;
  const before = known.get(told);
  if (before?.language === language) return before.text;
  const text = briefly(game, told);
  known.set(told, { language, text });
  return text;
}

function briefly(game: string, told: Told): string {
  const key = [`web-brief-${game}-${told.key}`, `${game}-${told.key}.shown`, `${game}-${told.key}.brief`].find(has);
  if (key !== undefined) return say(key, plural(named(game, told.args)));
  return isUnworded(game) ? eventOf(told, game) : "";
}

export function sentence(game: string, told: Told): string {
  if (isNote(told)) {
    const { name = "", title = "" } = told.args;
    return say(`log-${told.key}`, { ...told.args, name: called(name), title: titleOf(title) });
  }
  const key = `${game}-${told.key}`;
  if (has(key)) return say(key, plural(named(game, told.args)));
  return isUnworded(game) ? eventOf(told, game) : "";
}

export function titleOf(game: string): string {
  return has(`title-${game}`) ? say(`title-${game}`) : readable(game);
}

/** A sentence about the game. */
export function aboutOf(game: string): string {
  return has(`web-game-${game}-about`) ? say(`web-game-${game}-about`) : "";
}

/** Converts digits to numbers for correct plurals. */
function plural(args: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]),
  );
}

const LISTED = new Set(["played", "drew"]);
const DEALT = new Set(["drew", "revealed"]); // not interesting before the first turn

class Telling {
  turns: Turn[] = [];
  private steps = 0;
  private hasExplored = false;
  private listing = "";
  private cards: string[] = [];
  private at: Entry = { seq: 0, at: 0, seat: -1, length: 0, told: [] };

  constructor(private readonly game: string) {}

  tell(entry: Entry): void {
    for (const told of entry.told) {
      if (isOfTable(told)) this.note(entry, told);
      else if (told.key === "turn-began") this.begin(entry, told.args.hero ?? "");
      else this.hear(entry, told);
      this.at = entry;
    }
  }

  private begin(entry: Entry, hero: string): void {
    this.flush();
    this.turns.push({ number: 0, hero, parts: [], from: entry.length, isUndone: false });
    this.hasExplored = false;
  }

  private note(entry: Entry, told: Told): void {
    this.flush();
    if (told.key === "undone") this.takeBack(Number(told.args.length));
    if (told.key !== "said") this.add(entry, told.key, sentence(this.game, told), true);
  }

  private hear(entry: Entry, told: Told): void {
    const { key } = told;
    if (this.page().hero === "" && DEALT.has(key)) return;
    if (key === "stepped" && has(`${this.game}-walked.brief`)) {
      this.steps += this.hasExplored ? 0 : 1;
      this.hasExplored = false;
      return;
    }
    if (LISTED.has(key) && has(`${this.game}-all-${key}.brief`)) {
      if (this.listing !== key) this.flush();
      this.listing = key;
      this.cards.push(name(told.args.card ?? "", this.game));
      return;
    }
    const text = brief(this.game, told);
    if (text === "") return;
    this.flush();
    this.add(entry, key, this.page().hero === "" ? sentence(this.game, told) : text, false);
    this.hasExplored = key === "tile-laid" || (this.hasExplored && key.startsWith("token"));
  }

  /** Adds up steps, and lists cards of one kind together. */
  flush(): void {
    if (this.steps) this.add(this.at, "stepped", say(`${this.game}-walked.brief`, { steps: this.steps }), false);
    if (this.cards.length)
      this.add(
        this.at,
        this.listing,
        say(`${this.game}-all-${this.listing}.brief`, { cards: counted(this.cards) }),
        false,
      );
    this.steps = 0;
    this.listing = "";
    this.cards = [];
  }

  private page(): Turn {
    if (this.turns.length === 0) this.turns.push({ number: 0, hero: "", parts: [], from: 0, isUndone: false });
    return this.turns.at(-1) as Turn;
  }

  private add(entry: Entry, key: string, text: string, isNote: boolean): void {
    if (text) this.page().parts.push({ text, key, length: entry.length, seq: entry.seq, isNote, isUndone: false });
  }

  private takeBack(length: number): void {
    for (const turn of this.turns) {
      turn.isUndone ||= turn.from > length;
      for (const part of turn.parts) part.isUndone ||= !part.isNote && part.length > length;
    }
  }
}

function counted(cards: string[]): string {
  const count = new Map<string, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count]
    .map(([card, number]) => (number === 1 ? card : say("web-counted", { number, thing: card })))
    .join(", ");
}

/** `last` is the number of the current turn. */
export function storyOf(game: string, log: Entry[], last: number): Turn[] {
  const telling = new Telling(game);
  for (const entry of log) telling.tell(entry);
  telling.flush();
  let number = last;
  for (const turn of telling.turns.toReversed()) {
    turn.number = Math.max(0, number);
    if (!turn.isUndone && turn.hero) number--;
  }
  return telling.turns.filter((turn) => turn.parts.length > 0 || turn.hero !== "");
}

/** Keeps unchanged turns as the same objects, so that they are not redrawn. */
export function kept(before: Turn[], now: Turn[]): Turn[] {
  return now.map((turn, i) => {
    const known = before[i];
    return known && isSame(known, turn) ? known : turn;
  });
}

function isSame(one: Turn, other: Turn): boolean {
  return (
    one.number === other.number &&
    one.hero === other.hero &&
    one.from === other.from &&
    one.isUndone === other.isUndone &&
    one.parts.length === other.parts.length &&
    one.parts.every((part, i) => isSamePart(part, other.parts[i] as Part))
  );
}

function isSamePart(one: Part, other: Part): boolean {
  return (
    one.text === other.text && one.seq === other.seq && one.length === other.length && one.isUndone === other.isUndone
  );
}

/** The last turn of a hero, finished or current. */
export function lastTurnOf(turns: Turn[], hero: string): string {
  const turn = turns.findLast((one) => one.hero === hero && !one.isUndone && one.parts.some((part) => !part.isNote));
  const parts = turn?.parts.filter((part) => !part.isNote && !part.isUndone) ?? [];
  return parts.map((part) => part.text).join(" · ");
}
