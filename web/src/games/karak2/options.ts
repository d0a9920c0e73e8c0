// Offers by the anchors that they light up: first the thing that stands for an option, then its destination.
import type { Option } from "../../table/contract";

export type Offers = Map<string, Option[]>;

/** An option with its own button also lights up its destination, unless a plain move leads there. */
export function offersOf(options: Option[]): Offers {
  const offers: Offers = new Map();
  const add = (anchor: string, option: Option) => offers.set(anchor, [...(offers.get(anchor) ?? []), option]);
  for (const option of options) for (const anchor of option.anchors.slice(0, 1)) add(anchor, option);
  for (const option of options)
    for (const anchor of option.anchors.slice(1))
      if (!offers.get(anchor)?.some((other) => other.verb === "move")) add(anchor, option);
  return offers;
}

export function argOf(option: Option | undefined, prefix: string): string {
  return option?.anchors.find((anchor) => anchor.startsWith(`${prefix}:`))?.slice(prefix.length + 1) ?? "";
}
