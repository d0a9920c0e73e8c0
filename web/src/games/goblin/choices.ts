// Options as the table needs them: by anchor, in words, and guessed from a touch.
import type { Decision, Option } from "../../table/contract";
import { labelOf } from "../../words/labels";
import type { View } from "./view";

export function byAnchor(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options)
    for (const anchor of option.anchors) found.set(anchor, [...(found.get(anchor) ?? []), option]);
  return found;
}

/** The label of an option on a button. */
export const label = (option: Option, step: string): string => labelOf("goblin", step, option);

/** The text of the action that a touch on a thing seems to mean; empty if that is unclear. */
export function meant(view: View, decision: Decision, anchor: string): string {
  const [kind, thing = ""] = anchor.split(":");
  const mine = view.heroes[decision.who];
  if (kind === "monster") return `fight ${thing}`;
  if (kind === "hero") return decision.step === "seating" ? `hero ${thing}` : "";
  if (kind === "button") return thing === "merchant" ? "visit merchant" : thing;
  if (kind === "potion") {
    if (decision.step === "shopping" || !mine?.potions.includes(thing)) return `buy potion ${thing}`;
    const curse = view.battle?.curses[0]?.replace(" ", "-") ?? "colour-red";
    return `drink ${thing}${thing === "strength" ? " attack" : thing === "countercurse" ? ` ${curse}` : ""}`;
  }
  if (kind !== "card" || thing === "starting-card") return "";
  if (decision.step === "paying") return `pay ${thing}`;
  if (view.pawnshop.some((card) => card.card === thing)) return `buy ${thing}`;
  return mine?.hand.some((card) => card.card === thing) ? `play ${thing}` : "";
}
