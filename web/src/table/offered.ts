// For tests: an option as the server would offer it, and the keys that choose it.
import { choicesOf } from "./choices";
import type { Option } from "./contract";

export const option = (text: string, verb: string, ...args: string[][]): Option => ({ text, verb, args, anchors: [] });
export const keysOf = (game: string, one: Option) => choicesOf(game, "", [one], true)[0]?.also;
