// What the engine's `describe` tells of Karak II and Imperium, as far as it is drawn.

export interface Spot {
  place: number;
  x: number;
  y: number;
}

export interface Place extends Spot {
  land: string;
  chasms: string[];
  monsters?: string[];
  strength?: number;
  items?: Record<string, number>;
  city?: number;
}

export interface Hero extends Spot {
  seat: number;
  hero: string;
  lives: number;
  unconscious: boolean;
  glory: number;
  points: number;
  large_stones: number;
  resources: Record<string, number>;
  items: Record<string, number>;
  army: Record<string, number>;
  city: Spot | null;
  buildings: string[];
  plague: boolean;
}

export interface Battle {
  strength: number;
  joined: Record<string, number>;
  /** By kind of die and face, how many lie so. */
  dice: Record<string, Record<string, number>>;
  weapons: number;
  bonus: number;
  attack: number;
  win: number | null;
  lives_lost: number | null;
  units_lost: number | null;
}

export interface Contest {
  kind: "rift" | "attack" | "defence";
  active: number;
  fighting: number;
  totals: Record<string, number>;
}

export interface View {
  turn: number;
  seat: number;
  who: number | "chance" | "nobody";
  step: string;
  actions_left: number;
  moved: boolean;
  heroes: Hero[];
  map: Place[];
  general: (Spot & { strength: number; praetorians: number }) | null;
  stack: { tier_1: number; tier_2: number; put_back: string | null };
  supply: Record<string, number>;
  looked_at: string[];
  drawn: string[];
  open: number;
  battle: Battle | null;
  ending: string;
  /** Seats that take no more turns. */
  resigned?: number[];
  /** Imperium alone. */
  crown?: number | null;
  contest?: Contest | null;
}
