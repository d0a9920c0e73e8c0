// Labels an option by its verb and the things that it names.
import { has, name, say } from "./words";

/** The label of an option in parts; without words for its verb it is shown as typed. */
export interface Worded {
  text: string;
  verb: string;
  args: string[][];
}

/** A verb can have its own words at a step, and in the browser, as the form `.web`. */
export function labelOf(game: string, step: string, { text, verb, args }: Worded): string {
  const key = `${game}-choice-${verb}`;
  const found = [`${key}-${step}`, `${key}.web`, key].find(has);
  if (found === undefined) return text;
  const [first = "", second = ""] = args.map((names) => names.map((one) => name(one, game)).join(", ") || "none");
  return say(found, { first, second });
}
