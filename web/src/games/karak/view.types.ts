// Made by python -m tools.client.view_types; change src/karak/games/karak/view.py instead.

/** Two dice, weapons, bonus and ability make up the attack (K1:4.1); the chances are those of best play. */
export interface Fight {
  monster: string;
  strength: number;
  /** the lower one first; none before the roll */
  dice: Array<number>;
  weapons: number;
  /** bought after the roll */
  bonus: number;
  /** what the hero's ability adds */
  ability: number;
  /** none before the roll */
  attack: number | null;
  /** what the token turns into once the monster is beaten */
  reward: string;
  tie_wins: boolean;
  /** the lowest sum of two dice that wins while nothing is spent; 0 if none does */
  needed: number;
  /** the same with all that can be spent */
  needed_with_all: number;
  /** what the attack still lacks to win; none before the roll */
  missing: number | null;
  /** as the attack stands; none before the roll */
  outcome: "lost" | "tied" | "won" | null;
  /** as it would stand after one bolt; none before the roll or without a bolt */
  after_bolt: "lost" | "tied" | "won" | null;
  win: number;
  tie: number;
  lose: number;
}

/** A hero on the map, with what the hero board holds (K1:1.5). */
export interface Hero {
  seat: number;
  /** empty until one is dealt */
  hero: string;
  /** grows to the east */
  x: number;
  /** grows to the south */
  y: number;
  lives: number;
  points: number;
  /** how many of each are carried */
  items: Record<string, number>;
  /** the abilities are silent (K1:8.1) */
  cursed: boolean;
}

/** A tile of the map, and what lies on it (K1:1.2, K1:1.4). */
export interface Place {
  x: number;
  y: number;
  kind: "corridor" | "fountain" | "portal" | "room" | "unexplored";
  /** open sides, of "nesw" */
  exits: string;
  /** a monster, a chest or an item, if one lies there */
  token?: string;
  /** of a fountain or a portal, in the order of laying */
  number?: number;
}

/** How long the game has gone without progress, in games that end because of it. */
export interface Standstill {
  /** turns begun since one last brought the game closer to its end */
  turns: number;
  /** the game is over after this many turns */
  limit: number;
}

/** A position of Karak; nothing except the future is hidden. */
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
  steps_left: number;
  /** by seat */
  heroes: Array<Hero>;
  /** in the order of laying, the start tile first */
  map: Array<Place>;
  /** tiles still to be laid, by kind */
  stack: Record<string, number>;
  /** tokens still to be drawn, by kind */
  bag: Record<string, number>;
  /** in the hand at present: a tile not yet laid, tokens not yet placed */
  drawn: Array<string>;
  fight: Fight | null;
}
