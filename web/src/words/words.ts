// Every sentence, by key and arguments, from the same files as the Python side.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const shared = import.meta.glob<string>("../../../src/karak/words/en/{web,learn,server,store,table,refusals}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofGames = import.meta.glob<string>("../../../src/karak/words/en/*-*.ftl", { query: "?raw", import: "default" });

const EXTENDS: Record<string, string> = { imperium: "karak2" }; // whose sentences a game says where it has none of its own

const bundle = new FluentBundle("en", { useIsolating: false });
for (const page of Object.values(shared)) bundle.addResource(new FluentResource(page));

const reading = new Map<string, Promise<void>>();

/** The words of a game; before that only what is said at home. Names of Karak are common to the family. */
export async function learn(game: string): Promise<void> {
  await Promise.all([read("karak"), read(EXTENDS[game] ?? game), read(game)]);
}

function read(game: string): Promise<void> {
  const known = reading.get(game) ?? readPages(game);
  reading.set(game, known);
  return known;
}

async function readPages(game: string): Promise<void> {
  const loads = Object.entries(ofGames).filter(([path]) => new RegExp(`/((web|learn)-)?${game}[-.]`).test(path));
  for (const page of await Promise.all(loads.map(([, load]) => load()))) bundle.addResource(new FluentResource(page));
}

function find(key: string): string {
  const [game, ...rest] = key.split("-");
  const shared = game !== undefined && game in EXTENDS ? [EXTENDS[game], ...rest].join("-") : "";
  return [key, shared].find((known) => known !== "" && isSaid(known)) ?? "";
}

function isSaid(key: string): boolean {
  const [word, form] = key.split(".");
  const message = bundle.getMessage(word ?? "");
  return message !== undefined && (form === undefined ? message.value !== null : form in message.attributes);
}

export function has(key: string): boolean {
  return find(key) !== "";
}

/** The sentence of `key`, or its other form `key.form`; a missing one is a fault of ours and shows as its key. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const found = find(key);
  if (found === "") return key;
  const [word = "", form] = found.split(".");
  const message = bundle.getMessage(word);
  const pattern = form === undefined ? message?.value : message?.attributes[form];
  return pattern ? bundle.formatPattern(pattern, args) : key;
}

/** A game's own words about a thing come before those that all games share; nothing if there are none. */
export function about(thing: string, what: string, game: string): string {
  const key = [`${game}-${what}-${thing}`, `${what}-${thing}`].find(has);
  return key === undefined ? "" : say(key);
}

/** Of a hero, monster, item, tile or ability, as this game calls it. */
export function name(thing: string, game: string): string {
  return about(thing, "name", game) || thing;
}
