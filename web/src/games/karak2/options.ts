// Offers by what they light up. A board knows no rules: what it cannot infer from the text it leaves to the anchors.
import type { Option } from "../../table/contract";
import { has, name, say } from "../../words/words";
import { key, SIDES, STEPS } from "./hex";
import type { View } from "./view";

export type Offers = Map<string, Option[]>;

export function offersOf(options: Option[], view: View): Offers {
  const offers: Offers = new Map();
  const add = (anchor: string, option: Option) => offers.set(anchor, [...(offers.get(anchor) ?? []), option]);
  for (const option of options) for (const anchor of option.anchors) add(anchor, option);
  for (const option of options) {
    const anchor = farAnchor(option.text, view);
    if (anchor && !offers.get(anchor)?.some((other) => other.text.startsWith("move "))) add(anchor, option);
  }
  return offers;
}

/** Where on the map an ability leads that is anchored to its own button only. */
function farAnchor(text: string, view: View): string {
  const [verb, ability, first = "", second = ""] = text.split(" ");
  const me = view.heroes[view.seat];
  if (verb === "challenge") return `hero:${view.heroes[view.crown ?? -1]?.hero ?? ""}`;
  if (verb !== "use" || !me) return "";
  if (ability === "dream-helper") return `hero:${first}`;
  const place = view.map[Number(first)];
  if (ability === "king-of-the-wilds" && place) return `cell:${key(place)}`;
  const [dx, dy] = STEPS[SIDES.indexOf(first)] ?? [0, 0];
  const far = Number(second);
  return ability === "magic-run" && far > 0 ? `cell:${key({ x: me.x + dx * far, y: me.y + dy * far })}` : "";
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
