// Offers by what they light up: first the thing that stands for an option, then what it leads to.
import type { Option } from "../../table/contract";
import { has, name, say } from "../../words/words";

export type Offers = Map<string, Option[]>;

/** An option that has its own button lights up where it leads as well, unless a plain move leads there. */
export function offersOf(options: Option[]): Offers {
  const offers: Offers = new Map();
  const add = (anchor: string, option: Option) => offers.set(anchor, [...(offers.get(anchor) ?? []), option]);
  for (const option of options) for (const anchor of option.anchors.slice(0, 1)) add(anchor, option);
  for (const option of options)
    for (const anchor of option.anchors.slice(1))
      if (!offers.get(anchor)?.some((other) => other.text.startsWith("move "))) add(anchor, option);
  return offers;
}

/** By the longest verb that has a sentence; a verb may read differently at some step. */
export function labelOf(option: Option, game: string, step: string): string {
  const [plain = "", saved = ""] = option.text.split(" saving ");
  const words = plain.split(" ");
  for (let length = words.length; length > 0; length--) {
    const verb = words.slice(0, length).join("-");
    const found = [`${game}-choice-${verb}-${step}`, `${game}-choice-${verb}`].find(has);
    if (found === undefined) continue;
    const [first = "", second = ""] = wordsOf(verb, words.slice(length), game);
    const text = say(found, { first, second });
    return saved ? say("web-karak2-saving", { text, resource: name(saved, game) }) : text;
  }
  return option.text;
}

function wordsOf(verb: string, words: string[], game: string): string[] {
  if (verb === "bless") return [name(words[0] ?? "", game), words.length > 0 ? "unit" : "alone"];
  if (verb === "lay")
    return words[0] === "open" ? [say("web-karak2-no-chasm")] : [(words[0] ?? "").split("-").join(", ")];
  return words.map((word) => name(word, game));
}

export function argOf(option: Option, prefix: string): string {
  return option.anchors.find((anchor) => anchor.startsWith(`${prefix}:`))?.slice(prefix.length + 1) ?? "";
}
