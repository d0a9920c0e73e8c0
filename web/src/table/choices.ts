// The options of a decision as players read them: a label for each, and a key.
import { manifestOf } from "../games/manifest";
import { lineOf } from "../games/titles";
import { labelOf } from "../words/labels";
import { has, say } from "../words/words";
import type { Option, Place } from "./contract";
import { isUnworded, readable } from "./plain";

export interface Choice {
  option: Option;
  label: string;
  /** The key shown on the button, and other keys with the same effect. */
  key: string;
  also: string[];
  place: Place;
}

const ARROWS: Record<string, string> = { north: "ArrowUp", east: "ArrowRight", south: "ArrowDown", west: "ArrowLeft" };
const KEYS = [..."123456789", ..."abcfghijkopqtuvxyz"]; // without the keys that boards and short words use
export const TURN_OVER = "turn-over"; // the question to a player whose turn is over and can still be taken back
export const END_TURN = "end turn";

/** Keys that choose an option wherever its button is. */
function alsoOf(game: string, { verb, args }: Option): string[] {
  const short = verb === "end-turn" ? "d" : manifestOf(game).keys[[verb, ...args.flat()].join(" ")];
  const arrow = verb === "step" || verb === "move" ? ARROWS[args[0]?.[0] ?? ""] : undefined;
  return [short, arrow].filter((key) => key !== undefined);
}

/** Buttons have keys; options that light up on a map have none, unless all are `listed`. */
export function choicesOf(game: string, step: string, options: Option[], listed: boolean): Choice[] {
  const manifest = manifestOf(game);
  const keys = KEYS.values();
  return options.map((option) => {
    const place = step === TURN_OVER ? "prompt" : manifest.placeOf(option, step);
    const key = listed || place !== "map" ? (keys.next().value ?? "") : "";
    return { option, label: labelOf(game, step, option), key, also: alsoOf(game, option), place };
  });
}

/** The question of a step; `open` is the number that it still asks for. */
export function questionOf(game: string, step: string, view: Record<string, unknown>): string {
  const key = `${game}-ask-${step}`;
  if (has(key)) return say(key, { open: typeof view.open === "number" ? view.open : 1 });
  return isUnworded(game) ? readable(step) : "";
}

/** What a learner should know before the answer. */
export function explanationOf(game: string, step: string): string {
  const key = lineOf(game)
    .map((title) => `web-explain-${title}-${step}`)
    .find(has);
  return key === undefined ? "" : say(key);
}

/** The next chance event, in a few words. */
export function nextOf(game: string, option: Option): string {
  const key = `${game}-next-${option.next ?? ""}`;
  return option.next && has(key) ? say(key) : "";
}
