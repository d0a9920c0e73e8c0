// Offers by what they light up: first the thing that stands for an option, then what it leads to.
import type { Option } from "../../table/contract";

export type Offers = Map<string, Option[]>;

/** An option that has its own button lights up where it leads as well, unless a plain move leads there. */
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
