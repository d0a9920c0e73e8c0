// What is printed on the cards seen so far: some are told only by name, and a player remembers them.
import { allCards, type Card, isHidden, type View } from "./view";

const printed = new Map<string, Card>();

export function learn(view: View): void {
  for (const card of allCards(view)) if (!isHidden(card)) printed.set(card.card, card);
}

export const recall = (card: string): Card => printed.get(card) ?? { card };
