// The options of a decision as a player reads them: a label by verb, and a key for each.
import { has, name, say } from "../words/words";
import { placeOf } from "./boards";
import type { Option, Place } from "./contract";

export interface Choice {
  option: Option;
  label: string;
  /** The key shown on the button, and others that mean the same. */
  key: string;
  also: string[];
  place: Place;
}

const SIDES: Record<string, string> = { n: "north", e: "east", s: "south", w: "west" };
const LONG: Record<string, string> = {
  ne: "northeast",
  e: "east",
  se: "southeast",
  sw: "southwest",
  w: "west",
  nw: "northwest",
};
const ARROWS: Record<string, string> = { north: "ArrowUp", east: "ArrowRight", south: "ArrowDown", west: "ArrowLeft" };
const EXTENDS: Record<string, string> = { imperium: "karak2" }; // what it has in common is explained there
const KEYS = [..."123456789", ..."abcfghijkopqtuvxyz"]; // without those that boards and short words take
export const TURN_OVER = "turn-over"; // what a player is asked whose turn is over and can still be taken back
export const END_TURN = "end turn";
const SHORT: Record<string, Record<string, string>> = {
  karak: { "step north": "n", "step east": "e", "step south": "s", "step west": "w", stop: "d" },
  karak2: { done: "d" },
  imperium: { done: "d" },
  goblin: { done: "d", "stack as-shown": "d", "visit merchant": "m" },
};

function wordsOf(game: string, verb: string, rest: string[]): string[] {
  const [sides = ""] = rest;
  if (verb === "lay" && game === "karak")
    return ["", [...sides].map((side) => name(SIDES[side] ?? side, game)).join(", ")];
  if (verb === "lay")
    return [
      sides
        .split("-")
        .map((side) => name(LONG[side] ?? side, game))
        .join(", "),
    ];
  return rest.map((word) => name(word, game));
}

/** By the longest verb that has a sentence; a verb may read differently at some step. */
export function labelOf(game: string, step: string, text: string): string {
  const words = text.split(" ");
  for (let length = words.length; length > 0; length--) {
    const verb = words.slice(0, length).join("-");
    const key = [`${game}-choice-${verb}-${step}`, `${game}-choice-${verb}`].find(has);
    if (key === undefined) continue;
    const [first = "", second = ""] = wordsOf(game, verb, words.slice(length));
    return say(key, { first, second }).replace(/ {2,}/g, " ").trim();
  }
  return text;
}

/** Keys are for what stands on a button; what is lit up on a map has none, unless all is `listed`. */
export function choicesOf(game: string, step: string, options: Option[], listed: boolean): Choice[] {
  const keys = KEYS.values();
  return options.map((option) => {
    const also: string[] = [];
    const short = option.text === END_TURN ? "d" : SHORT[game]?.[option.text];
    if (short) also.push(short);
    const side = option.text.split(" ").at(-1) ?? "";
    if (/^(step|move) /.test(option.text) && ARROWS[side]) also.push(ARROWS[side]);
    const place = step === TURN_OVER ? "prompt" : placeOf(game, option, step);
    const key = listed || place !== "map" ? (keys.next().value ?? "") : "";
    return { option, label: labelOf(game, step, option.text), key, also, place };
  });
}

/** The question of a step; `open` is how many more it asks for. */
export function questionOf(game: string, step: string, view: Record<string, unknown>): string {
  const key = `${game}-ask-${step}`;
  return has(key) ? say(key, { open: typeof view.open === "number" ? view.open : 1 }) : "";
}

/** What a learner should know before answering. */
export function explanationOf(game: string, step: string): string {
  const key = [`web-explain-${game}-${step}`, `web-explain-${EXTENDS[game] ?? game}-${step}`].find(has);
  return key === undefined ? "" : say(key);
}

/** What chance does next, in a few words. */
export function nextOf(game: string, option: Option): string {
  const key = `${game}-next-${option.next ?? ""}`;
  return option.next && has(key) ? say(key) : "";
}
