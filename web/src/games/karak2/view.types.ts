// Made by python -m tools.client.view_types; change src/karak/games/karak2/view.py instead.

/** A battle from the choice of the dice to the skulls, with the odds of the best play. */
export interface Battle {
  /** the monsters of the tile, or the general; none where heroes fight each other */
  foes: Array<string>;
  /** of the enemy, if it is known */
  strength: number | null;
  /** the lowest attack that wins; of several heroes, the one that leads */
  needed: number | null;
  /** what the attack lacks */
  missing: number | null;
  /** dice, by kind */
  joined: Record<string, number>;
  /** dice on the table, by kind and face */
  dice: Record<string, Record<string, number>>;
  /** on the dice */
  swords: number;
  weapons: number;
  /** from spells */
  bonus: number;
  /** from abilities */
  skills: number;
  attack: number;
  win: number | null;
  lives_lost: number | null;
  units_lost: number | null;
}

/** The dark general, with the strength of his praetorians included. */
export interface General {
  place: number;
  x: number;
  y: number;
  strength: number;
  praetorians: number;
}

/** A seat with its hero and everything the hero owns; `hero` is empty until one is dealt. */
export interface Hero {
  place: number;
  x: number;
  y: number;
  seat: number;
  hero: string;
  lives: number;
  unconscious: boolean;
  /** the most units the hero may have */
  glory: number;
  /** dice of the army that count against glory */
  units: number;
  points: number;
  large_stones: number;
  resources: Record<string, number>;
  items: Record<string, number>;
  army: Record<string, number>;
  city: Spot | null;
  buildings: Array<string>;
  /** whether the city is plagued */
  plague: boolean;
}

/** A tile on the map with the sides that chasms close; `unexplored` is one that waits to be turned. */
export interface Place {
  place: number;
  x: number;
  y: number;
  land: string;
  chasms: Array<string>;
  monsters?: Array<string>;
  /** of all monsters there */
  strength?: number;
  items?: Record<string, number>;
  /** the seat whose city stands there */
  city?: number | null;
}

/** A place, numbered in the order in which its tile was laid, and its cell on the grid. */
export interface Spot {
  place: number;
  x: number;
  y: number;
}

/** How many tiles are left; `put_back` lies on top, and is `unknown` to those who have not seen it. */
export interface Stack {
  tier_1: number;
  tier_2: number;
  put_back: string | null;
}

/** How long the game has gone without progress, in games that end because of it. */
export interface Standstill {
  /** turns begun since one last brought the game closer to its end */
  turns: number;
  /** the game is over after this many turns */
  limit: number;
}

/** A position of Karak II as a seat may know it. */
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
  actions_left: number;
  /** whether the hero has moved before the next action */
  moved: boolean;
  /** by seat */
  heroes: Array<Hero>;
  /** by place */
  map: Array<Place>;
  general: General | null;
  stack: Stack;
  /** tokens not yet drawn */
  bag: Record<string, number>;
  /** dice not in any army */
  supply: Record<string, number>;
  /** tiles drawn and not yet laid */
  looked_at: Array<string>;
  /** tokens drawn and not yet placed */
  drawn: Array<string>;
  /** how many more the pending question asks for */
  open: number;
  battle: Battle | null;
}
