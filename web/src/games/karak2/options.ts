// Offers by what they light up. A board knows no rules: what it cannot infer from the verb it leaves to the anchors.
import type { Option } from "../../table/contract";
import { key, SIDES, STEPS } from "./hex";
import type { View } from "./view";

export type Offers = Map<string, Option[]>;

export function offersOf(options: Option[], view: View): Offers {
  const offers: Offers = new Map();
  const add = (anchor: string, option: Option) => offers.set(anchor, [...(offers.get(anchor) ?? []), option]);
  for (const option of options) for (const anchor of option.anchors) add(anchor, option);
  for (const option of options) {
    const anchor = farAnchor(option, view);
    if (anchor && !offers.get(anchor)?.some((other) => other.verb === "move")) add(anchor, option);
  }
  return offers;
}

/** Where on the map an ability leads that is anchored to its own button only. */
function farAnchor({ verb, args }: Option, view: View): string {
  const [first = "", second = ""] = args.map(([name]) => name);
  const me = view.heroes[view.seat];
  if (verb === "challenge") return `hero:${view.heroes[view.crown ?? -1]?.hero ?? ""}`;
  if (verb === "use-dream-helper") return `hero:${first}`;
  const place = view.map[Number(first)];
  if (verb === "use-king-of-the-wilds" && place) return `cell:${key(place)}`;
  const far = Number(second);
  if (verb !== "use-magic-run" || !me || far === 0) return "";
  const [dx, dy] = STEPS[SIDES.indexOf(first)] ?? [0, 0];
  return `cell:${key({ x: me.x + dx * far, y: me.y + dy * far })}`;
}

export function argOf(option: Option | undefined, prefix: string): string {
  return option?.anchors.find((anchor) => anchor.startsWith(`${prefix}:`))?.slice(prefix.length + 1) ?? "";
}
