// What is printed on cards and hero boards; some views give only the name of a card.
import { hero, monster, potion, table } from "./pieces.json";
import type { Card } from "./view.types";

export const HEROES = Object.keys(hero);
export const POTIONS = Object.keys(potion);
export const MOST_HIT_POINTS = table.hit_points;
export const STARTING_CARDS = Object.values(hero)[0]?.cards.length ?? 0;

const abilities: Record<string, { ability: string }> = hero;
export const abilityOf = (name: string): string => abilities[name]?.ability ?? "";

const won = Object.values(monster);
export const WEAPONS = new Set(won.flatMap(({ reward, card }) => (reward === "weapon" ? [card.id] : [])));

interface Print extends Omit<Required<Card>, "card" | "colour"> {
  id: string;
  colour: Card["colour"] | null;
}

/** An action card has a colour and equipment has none. */
function cardOf({ id, attack, defence, heal, colour, next, draw, hand }: Print): Card {
  const effects = { card: id, attack, defence, heal };
  return colour ? { ...effects, colour, next, draw } : { ...effects, hand };
}

const cards = [...Object.values(hero).flatMap((one) => one.cards), ...won.map((one) => one.card)] as Print[];
const known = new Map(cards.map((card) => [card.id, cardOf(card)]));

export const printed = (card: string): Card => known.get(card) ?? { card };
