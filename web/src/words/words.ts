// Every sentence, by key and arguments, from the same files as the Python side.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { lineOf, meet } from "../games/titles";
import { change, settings } from "../settings.svelte";
import { LATER, pageOf } from "./pages";
import { FIRST, firstKnown, LANGUAGES, speech } from "./speech.svelte";

const files = import.meta.glob<string>(
  ["../../../src/karak/words/*/**/*.ftl", "!../../../src/karak/words/*/{cli,engine,env,lab}.ftl"],
  { query: "?raw", import: "default" },
);

const bundles = new Map<string, FluentBundle>();
const reading = new Map<string, Promise<void>>(); // by language and part
const finds = new Map<string, string>(); // the key that was found for each key, until more words are loaded
const parts = new Set([""]); // the parts in use: home, and the games that were opened

function read(language: string, part: string): Promise<void> {
  const key = `${language}/${part}`;
  const known = reading.get(key) ?? readPages(language, part);
  reading.set(key, known);
  return known;
}

async function readPages(language: string, part: string): Promise<void> {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  const loads = Object.entries(files).filter(([path]) => {
    const page = pageOf(path);
    return page?.language === language && page.load === part;
  });
  for (const page of await Promise.all(loads.map(([, load]) => load()))) bundle.addResource(new FluentResource(page));
  finds.clear();
}

/** English too, for missing translations. */
async function readAll(language: string): Promise<void> {
  const both = [...new Set([FIRST, language])];
  await Promise.all(both.flatMap((one) => [...parts].map((part) => read(one, part))));
}

/** Loads the words of a game and of what it extends; before that only the words of home are known. */
export async function learn(game: string): Promise<void> {
  await meet(game);
  for (const part of lineOf(game)) parts.add(part);
  await readAll(speech.language);
}

/** The words that load later; callers who need them wait for this. */
export async function later(): Promise<void> {
  parts.add(LATER);
  await readAll(speech.language);
  speech.isComplete = true;
}

/** Loads a page, or a part of one with the later words. */
export async function withWords<T>(load: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load, later()]);
  return loaded;
}

/** Switches to a language once its words are loaded. */
export async function speak(language: string): Promise<void> {
  await readAll(language);
  speech.language = language;
  if (globalThis.document) document.documentElement.lang = language;
}

/** Uses the player's chosen language, or the browser's preference. */
export async function begin(): Promise<void> {
  const wish = settings.language || firstKnown(navigator.languages);
  await speak(wish in LANGUAGES ? wish : FIRST);
  void later();
}

export async function choose(language: string): Promise<void> {
  change({ language });
  await speak(language);
}

function find(key: string): string {
  const found = finds.get(key) ?? look(key);
  if (found === "") void speech.isComplete; // makes the caller ask again when the rest is loaded
  return found;
}

function look(key: string): string {
  const [game = "", ...rest] = key.split("-");
  const keys = [...lineOf(game), "game"].map((first) => [first, ...rest].join("-"));
  const found = keys.find((known) => pattern(known, FIRST)) ?? "";
  finds.set(key, found);
  return found;
}

function pattern(key: string, language: string) {
  const [word = "", form] = key.split(".");
  const message = bundles.get(language)?.getMessage(word);
  return (form === undefined ? message?.value : message?.attributes[form]) ?? null;
}

export function has(key: string): boolean {
  return find(key) !== "";
}

/** The sentence of `key`, or its other form `key.form`; a missing one is our error and shows as its key. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const found = find(key);
  for (const language of [speech.language, FIRST]) {
    const words = pattern(found, language);
    if (words !== null) return bundles.get(language)?.formatPattern(words, args) ?? key;
  }
  return key;
}

/** A game's own words about a thing come before the shared ones; empty if there are none. */
export function about(thing: string, what: string, game: string): string {
  const key = [`${game}-${what}-${thing}`, `${what}-${thing}`].find(has);
  return key === undefined ? "" : say(key);
}

/** The name of a hero, monster, item, tile or ability in this game. */
export function name(thing: string, game: string): string {
  return about(thing, "name", game) || thing;
}
