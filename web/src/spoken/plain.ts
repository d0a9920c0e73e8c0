// Reads a view field by field, for games without a walk.
import { type Fields, isShort, labelOf, textOf } from "../table/plain";
import { say } from "../words/words";
import type { Walk, Way } from "./walk";

export function walk(view: Fields, _seat: number, game: string): Walk {
  const keys = Object.keys(view);
  const told = (value: unknown): string =>
    isShort(value) ? textOf(value, game) : say("web-plain-entries", { count: Object.keys(value as Fields).length });
  const at = (key: string): string =>
    key in view ? say("web-walk-way", { way: labelOf(key, game), what: told(view[key]) }) : "";
  const ways = (key: string): Way[] => {
    const here = keys.indexOf(key);
    const way = (to: string | undefined, arrow: string, word: string): Way[] =>
      to === undefined ? [] : [{ key: arrow, words: [word], name: labelOf(to, game), to, text: told(view[to]) }];
    return [...way(keys[here - 1], "ArrowUp", "up"), ...way(keys[here + 1], "ArrowDown", "down")];
  };
  return { start: keys[0] ?? "", at, ways, target: () => "" };
}
