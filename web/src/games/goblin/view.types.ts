// Made by python -m tools.client.view_types; change src/karak/games/goblin/view.py instead.

/** The chain, the colours that may follow, and the running attack and defence (GB:3.2, GB:3.5). */
export interface Battle {
  monster: Foe;
  /** the curses in force */
  curses: Array<string>;
  played: Array<Card>;
  /** the colours the next card may have */
  colours: Array<"blue" | "green" | "red" | "yellow">;
  attack: number;
  defence: number;
  attack_parts: Array<Part>;
  defence_parts: Array<Part>;
  /** what the attack lacks; 0 if it beats the monster */
  missing: number;
  /** hits that get through the defence, at most the hero's hit points */
  hits: number;
  /** whether those hits take the last hit point */
  falls: boolean;
}

/** What is printed on a card (GB:1.2); an unknown starting card has only its back. */
export interface Card {
  card: string;
  attack?: number;
  defence?: number;
  heal?: number;
  /** of an action card */
  colour?: "blue" | "green" | "red" | "yellow";
  /** colours that may follow an action card */
  next?: Array<"blue" | "green" | "red" | "yellow">;
  /** cards that an action card draws */
  draw?: number;
  /** cards that a weapon or an armour adds to the hand */
  hand?: number;
}

/** The front of a monster, and its back if it is known. */
export interface Foe {
  monster: string;
  attack: number;
  hit_points: number;
  curses: Array<string>;
  reward: "action" | "armour" | "key" | "victory" | "weapon";
  /** the card that the monster becomes */
  back?: Card;
}

/** A hero and all the hero's cards. */
export interface Hero {
  seat: number;
  /** empty until one is dealt */
  hero: string;
  hit_points: number;
  /** levels whose key was won */
  keys: Array<number>;
  potions: Array<string>;
  weapon: Card | null;
  armour: Card | null;
  hand: Array<Card>;
  /** names of cards, from the top */
  deck: Array<string>;
  discard: Array<Card>;
}

/** What a card adds to an attack or a defence; a part that no card explains (a potion, an ability) has no name. */
export interface Part {
  card: string;
  amount: number;
}

/** A level of the caverns. */
export interface Row {
  /** from 1 to 3 */
  level: number;
  monsters: Array<Foe | null>;
  /** on top of the deck, if known */
  next: Foe | null;
  /** monsters that lie in the deck */
  deck: number;
  gatekeeper: Foe | null;
}

/** How long the game has gone without progress, in games that end because of it. */
export interface Standstill {
  /** turns begun since one last brought the game closer to its end */
  turns: number;
  /** the game is over after this many turns */
  limit: number;
}

/** A position of Goblin as a seat may know it. */
export interface View {
  /** turns begun so far */
  turn: number;
  /** whose turn it is */
  seat: number;
  /** the seat that is asked, or chance; "nobody" once the game is over */
  who: number | "chance" | "nobody";
  /** the place in the rules where the question arises */
  step: string;
  /** what ended the game; empty while it runs */
  ending: string;
  /** seats that have resigned */
  resigned: Array<number>;
  /** only where a game can stand still */
  standstill: Standstill | null;
  /** by seat */
  heroes: Array<Hero>;
  /** by level */
  rows: Array<Row>;
  lord: Foe | null;
  pawnshop: Array<Card>;
  /** for sale */
  potions: Record<string, number>;
  battle: Battle | null;
  /** cards that the seat is looking at */
  looked_at: Array<string>;
}
