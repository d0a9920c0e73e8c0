// Answers commands typed at the board in words: here, around, moves, last, a direction, or the number of a choice.
import { type Choice, nextOf } from "../table/choices";
import { say } from "../words/words";
import { around, type Walk } from "./walk";

export interface Ground {
  game: string;
  walk: Walk;
  spot: string;
  choices: Choice[];
  /** What happened last, newest last. */
  last: string[];
}

export type Reply = { lines: string[]; spot?: string; choice?: Choice };

export const COMMANDS = ["here", "around", "moves", "last"] as const;
export type Command = (typeof COMMANDS)[number];

export function move(ground: Ground, choice: Choice, number: number): string {
  const target = ground.walk.target(choice.option);
  const where = target && ground.walk.at(target);
  const next = choice.option.final ? nextOf(ground.game, choice.option) || say("web-final") : "";
  return say("web-walk-move", { number, label: choice.label, where: where || "none", next: next || "none" });
}

export function reply(ground: Ground, command: Command): string[] {
  const { walk, spot, choices, last } = ground;
  if (command === "here") return [say("web-walk-here", { what: walk.at(spot) })];
  if (command === "around") return around(walk, spot);
  if (command === "last") return last.length > 0 ? last : [say("web-walk-nothing")];
  return choices.length > 0 ? choices.map((one, i) => move(ground, one, i + 1)) : [say("web-walk-no-moves")];
}

export function go(ground: Ground, to: string): Reply {
  return { spot: to, lines: [ground.walk.at(to)] };
}

/** Commands in English or in the reader's language. */
export function answer(ground: Ground, typed: string): Reply {
  const word = typed.trim().toLowerCase();
  const command = COMMANDS.find((one) => one === word || say(`web-walk-${one}-word`).toLowerCase() === word);
  if (command) return { lines: reply(ground, command) };
  const way = ground.walk.ways(ground.spot).find((one) => one.words.some((known) => known.toLowerCase() === word));
  if (way) return way.to ? go(ground, way.to) : { lines: [say("web-walk-way", { way: way.name, what: way.text })] };
  const choice = ground.choices[Number(word) - 1] ?? ground.choices.find((one) => one.option.text === word);
  if (choice) return { lines: [choice.label], choice };
  return { lines: [say("web-walk-unknown")] };
}
