// How an option reads on a button, by its verb and the things that it names.
import { has, name, say } from "./words";

/** What an option says, in parts; without words for the verb it reads as it is typed. */
export interface Worded {
  text: string;
  verb: string;
  args: string[][];
}

/** A verb may read differently at some step, and in the browser, whose form is `.web`. */
export function labelOf(game: string, step: string, { text, verb, args }: Worded): string {
  const key = `${game}-choice-${verb}`;
  const found = [`${key}-${step}`, `${key}.web`, key].find(has);
  if (found === undefined) return text;
  const [first = "", second = ""] = args.map((names) => names.map((one) => name(one, game)).join(", ") || "none");
  return say(found, { first, second });
}
