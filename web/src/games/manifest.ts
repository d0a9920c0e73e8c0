// What shared code asks of a title: games/TITLE/manifest.ts answers, then the one of the title it extends, then USUAL.
import type { Component } from "svelte";
import type { Walker } from "../spoken/walk";
import type { BoardProps, Option, Place } from "../table/contract";
import type { Staging } from "../table/staging";
import { heroesOf } from "../table/stats";
import { lineOf } from "./titles";

export interface Manifest {
  board: () => Promise<{ default: Component<BoardProps<never>> }>;
  /** The board in words. */
  walk: () => Promise<{ walk: Walker }>;
  /** Its picture on the home page. */
  art: () => Promise<{ default: Component }>;
  /** Where the board shows an option. */
  placeOf: (option: Option, step: string) => Place;
  /** Keyboard keys, by verb and arguments of the options that they choose. */
  keys: Record<string, string>;
  /** The board shows the player's hero, so the table need not. */
  showsHero: boolean;
  /** The asked player's view has secrets from others at the same device. */
  hasSecrets: (view: Record<string, unknown>) => boolean;
  /** Events that begin a fight, which a replay marks. */
  fights: string[];
  /** Events that tell what dice show, and events that decide a fight. */
  rolls: string[];
  verdicts: string[];
  /** How its fights are staged; without it they are told by the log alone. */
  staging: (() => Promise<{ default: Staging }>) | null;
  /** Formats a roll of dice for the log. */
  rolled: (roll: string) => string;
  /** What a player collects, and what dice show: parts of the keys web-…-over-time and web-luck-about-… */
  collects: string;
  dice: string;
}

const USUAL: Manifest = {
  board: () => import("../table/PlainBoard.svelte"),
  walk: () => import("../spoken/plain"),
  art: () => import("../welcome/PlainArt.svelte"),
  placeOf: () => "prompt",
  keys: {},
  showsHero: false,
  hasSecrets: (view) => Number(view.turn ?? 0) > 0 && heroesOf(view).some((hero) => Array.isArray(hero.hand)),
  fights: ["met"],
  rolls: [],
  verdicts: [],
  staging: null,
  rolled: (roll) => roll,
  collects: "points",
  dice: "pips",
};

const found = import.meta.glob<Partial<Manifest>>("./*/manifest.ts", { import: "default", eager: true });
const made = new Map<string, Manifest>();

export function manifestOf(title: string): Manifest {
  const line = lineOf(title);
  const key = line.join();
  const manifest = made.get(key) ?? Object.assign({}, USUAL, ...line.toReversed().map(own));
  made.set(key, manifest);
  return manifest;
}

function own(title: string): Partial<Manifest> {
  return found[`./${title}/manifest.ts`] ?? {};
}

export type Board = Component<BoardProps<Record<string, unknown>>>;

/** A board reads the view of its own game; here the table assumes that it receives that one. */
export async function boardOf(title: string): Promise<Board> {
  return (await manifestOf(title).board()).default as Board;
}
