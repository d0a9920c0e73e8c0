// The table as the engine describes it, and what can be read off a card.
export const COLOURS = ["red", "blue", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const EFFECTS = ["attack", "defence", "heal", "draw", "hand"] as const;
export type Effect = (typeof EFFECTS)[number];
export const POTIONS = ["strength", "healing", "countercurse"] as const;
export const HEROES = ["argentus", "horan", "xanros", "aderyn", "victorius", "taia"] as const;

const WEAPONS = new Set([
  ...["goblin-club", "fang-dagger", "notched-sword", "healing-rod", "orc-axe", "worm-tooth-spear", "venom-sword"],
  ...["seer-staff", "warlord-blade", "flaming-sword", "vampire-sabre", "archmage-staff"],
]);

export const MOST_HIT_POINTS = 5;
export const HAND_SIZE = 4;
const STARTING_CARDS = 6;
const STARTING = "starting-card";

/** An action card has a colour, equipment has none; of an unknown card there is only the back. */
export interface Card {
  card: string;
  attack?: number;
  defence?: number;
  heal?: number;
  draw?: number;
  hand?: number;
  colour?: Colour;
  next?: Colour[];
}

export type Reward = "action" | "weapon" | "armour" | "key" | "victory";

export interface Foe {
  monster: string;
  attack: number;
  hit_points: number;
  curses: string[];
  reward: Reward;
  back?: Card;
}

export interface Hero {
  seat: number;
  hero: string;
  hit_points: number;
  keys: number[];
  potions: string[];
  weapon: Card | null;
  armour: Card | null;
  hand: Card[];
  deck: string[];
  discard: Card[];
}

export interface Row {
  level: number;
  monsters: (Foe | null)[];
  next: Foe | null;
  deck: number;
  gatekeeper: Foe | null;
}

export interface Battle {
  monster: Foe;
  /** Those in force; a countercurse takes one away. */
  curses: string[];
  played: Card[];
  colours: Colour[];
  attack: number;
  defence: number;
}

export interface View {
  turn: number;
  seat: number;
  who: number | "chance" | "nobody";
  step: string;
  heroes: Hero[];
  rows: Row[];
  lord: Foe | null;
  pawnshop: Card[];
  potions: Record<string, number>;
  battle: Battle | null;
  looked_at: string[];
  ending: string;
  /** Seats that take no more turns. */
  resigned?: number[];
}

export const isHidden = (card: Card): boolean => card.card === STARTING;
export const isAction = (card: Card): boolean => card.colour !== undefined;
export const kindOf = (card: Card): "action" | "weapon" | "armour" =>
  isAction(card) || card.attack === undefined ? "action" : WEAPONS.has(card.card) ? "weapon" : "armour";
export const effectsOf = (card: Card): Effect[] => EFFECTS.filter((effect) => (card[effect] ?? 0) > 0);
/** Whose starting card it is, by its name; nothing for a won one. */
export const ownerOf = (card: string): string => HEROES.find((hero) => card.startsWith(`${hero}-`)) ?? "";
const isStarting = (card: string): boolean => card === STARTING || ownerOf(card) !== "";

/** Curses are told as "colour red"; words and the notation know them as colour-red. */
export const curseKey = (curse: string): string => curse.replace(" ", "-");
export const cursedColour = (card: Card, curses: string[]): boolean => curses.includes(`colour ${card.colour}`);
export const cursedEffect = (effect: Effect, curses: string[]): boolean => curses.includes(`effect ${effect}`);

/** The starting cards that are neither held nor played nor in the deck: they wait to be stacked. */
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

export interface Part {
  card: string;
  amount: number;
}

/** What adds up to the attack or defence of a battle; what no card explains (a potion, an ability) has no name. */
export function partsOf(battle: Battle, hero: Hero, what: "attack" | "defence"): Part[] {
  const worn = (["weapon", "armour"] as const).flatMap((slot) => {
    const card = hero[slot];
    return card && !battle.curses.includes(`equipment ${slot}`) ? [card] : [];
  });
  const counting = battle.curses.includes(`effect ${what}`) ? [] : battle.played;
  const parts = [...worn, ...counting].map((card) => ({ card: card.card, amount: card[what] ?? 0 }));
  const rest = battle[what] - parts.reduce((sum, part) => sum + part.amount, 0);
  return [...parts, { card: "", amount: rest }].filter((part) => part.amount !== 0);
}
