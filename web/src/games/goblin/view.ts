// The table as the engine describes it, and the facts that a card shows.
import { HEROES, STARTING_CARDS, WEAPONS } from "./printed";
import type { Card, Foe, Hero, View } from "./view.types";

export type { Battle, Card, Foe, Hero, Part, Row, View } from "./view.types";
export const COLOURS = ["red", "blue", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const EFFECTS = ["attack", "defence", "heal", "draw", "hand"] as const;
export type Effect = (typeof EFFECTS)[number];
const STARTING = "starting-card";

export const isHidden = (card: Card): boolean => card.card === STARTING;
export const isAction = (card: Card): boolean => card.colour !== undefined;
export const kindOf = (card: Card): "action" | "weapon" | "armour" =>
  isAction(card) || card.attack === undefined ? "action" : WEAPONS.has(card.card) ? "weapon" : "armour";
export const effectsOf = (card: Card): Effect[] => EFFECTS.filter((effect) => (card[effect] ?? 0) > 0);
/** The name of the starting card's owner; empty for a won card. */
export const ownerOf = (card: string): string => HEROES.find((hero) => card.startsWith(`${hero}-`)) ?? "";
const isStarting = (card: string): boolean => card === STARTING || ownerOf(card) !== "";

/** Curses arrive as "colour red"; words and notation use colour-red. */
export const curseKey = (curse: string): string => curse.replace(" ", "-");
export const cursedColour = (card: Card, curses: string[]): boolean => curses.includes(`colour ${card.colour}`);
export const cursedEffect = (effect: Effect, curses: string[]): boolean => curses.includes(`effect ${effect}`);

/** Starting cards that are not in hand, played or in the deck, because they wait to be stacked. */
export function unstacked(hero: Hero, played: Card[]): number {
  const seen = [...hero.hand, ...hero.discard, ...played].map((card) => card.card);
  return STARTING_CARDS - [...seen, ...hero.deck].filter(isStarting).length;
}

export function allFoes(view: View): Foe[] {
  const rows = view.rows.flatMap((row) => [...row.monsters, row.next, row.gatekeeper]);
  return [...rows, view.lord, view.battle?.monster ?? null].filter((foe) => foe !== null);
}

export function allCards(view: View): Card[] {
  const worn = view.heroes.flatMap((hero) => [hero.weapon, hero.armour].filter((card) => card !== null));
  const held = view.heroes.flatMap((hero) => [...hero.hand, ...hero.discard]);
  const won = allFoes(view).flatMap((foe) => (foe.back ? [foe.back] : []));
  return [...worn, ...held, ...won, ...view.pawnshop, ...(view.battle?.played ?? [])];
}
