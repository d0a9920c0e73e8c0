// The options of a decision as a player reads them: a label by verb, and a key for each.
import { manifestOf } from "../games/manifest";
import { lineOf } from "../games/titles";
import { has, name, say } from "../words/words";
import type { Option, Place } from "./contract";
import { isUnworded, readable } from "./plain";

export interface Choice {
  option: Option;
  label: string;
  /** The key shown on the button, and others that mean the same. */
  key: string;
  also: string[];
  place: Place;
}

const ARROWS: Record<string, string> = { north: "ArrowUp", east: "ArrowRight", south: "ArrowDown", west: "ArrowLeft" };
const KEYS = [..."123456789", ..."abcfghijkopqtuvxyz"]; // without those that boards and short words take
export const TURN_OVER = "turn-over"; // what a player is asked whose turn is over and can still be taken back
export const END_TURN = "end turn";

function wordsOf(game: string, verb: string, rest: string[]): string[] {
  return manifestOf(game).argsOf(verb, rest) ?? rest.map((word) => name(word, game));
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
  const manifest = manifestOf(game);
  const keys = KEYS.values();
  return options.map((option) => {
    const also: string[] = [];
    const short = option.text === END_TURN ? "d" : manifest.keys[option.text];
    if (short) also.push(short);
    const side = option.text.split(" ").at(-1) ?? "";
    if (/^(step|move) /.test(option.text) && ARROWS[side]) also.push(ARROWS[side]);
    const place = step === TURN_OVER ? "prompt" : manifest.placeOf(option, step);
    const key = listed || place !== "map" ? (keys.next().value ?? "") : "";
    return { option, label: labelOf(game, step, option.text), key, also, place };
  });
}

/** The question of a step; `open` is how many more it asks for. */
export function questionOf(game: string, step: string, view: Record<string, unknown>): string {
  const key = `${game}-ask-${step}`;
  if (has(key)) return say(key, { open: typeof view.open === "number" ? view.open : 1 });
  return isUnworded(game) ? readable(step) : "";
}

/** What a learner should know before answering. */
export function explanationOf(game: string, step: string): string {
  const key = lineOf(game)
    .map((title) => `web-explain-${title}-${step}`)
    .find(has);
  return key === undefined ? "" : say(key);
}

/** What chance does next, in a few words. */
export function nextOf(game: string, option: Option): string {
  const key = `${game}-next-${option.next ?? ""}`;
  return option.next && has(key) ? say(key) : "";
}
