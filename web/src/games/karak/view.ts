// The table as the engine describes it, and where its cells lie on the map.
import type { Box } from "../../board/camera";

export interface Hero {
  seat: number;
  hero: string;
  x: number;
  y: number;
  lives: number;
  points: number;
  items: Record<string, number>;
  cursed: boolean;
}

export type Kind = "unexplored" | "room" | "fountain" | "portal" | "corridor";

export interface Place {
  x: number;
  y: number;
  kind: Kind;
  exits: string;
  token?: string;
  number?: number;
}

export interface Fight {
  monster: string;
  strength: number;
  dice: number[];
  weapons: number;
  bonus: number;
  ability: number;
  attack: number | null;
  win: number;
  tie: number;
  lose: number;
}

export interface View {
  turn: number;
  seat: number;
  who: number | "chance" | "nobody";
  step: string;
  steps_left: number;
  heroes: Hero[];
  map: Place[];
  stack: Record<string, number>;
  bag: Record<string, number>;
  drawn: string[];
  fight: Fight | null;
  ending: string;
  /** Seats that take no more turns. */
  resigned?: number[];
}

export const T = 120; // a tile, in units of the map
export const MOST_LIVES = 5;

export const SIDES = [
  { letter: "n", name: "north", dx: 0, dy: -1 },
  { letter: "e", name: "east", dx: 1, dy: 0 },
  { letter: "s", name: "south", dx: 0, dy: 1 },
  { letter: "w", name: "west", dx: -1, dy: 0 },
] as const;

export interface Monster {
  strength: number;
  reward: string;
  enamel: [string, string];
}

export const MONSTERS: Record<string, Monster> = {
  "giant-rat": { strength: 5, reward: "daggers", enamel: ["#a77a4d", "#4a2f1c"] },
  "giant-spider": { strength: 6, reward: "healing-portal", enamel: ["#7a9a4e", "#2b3d1d"] },
  mummy: { strength: 7, reward: "magic-bolt", enamel: ["#c9a959", "#5c4420"] },
  "skeleton-turnkey": { strength: 8, reward: "key", enamel: ["#6f8fb0", "#243448"] },
  "skeleton-swordsman": { strength: 9, reward: "sword", enamel: ["#4fa09a", "#173c3d"] },
  "skeleton-king": { strength: 10, reward: "axe", enamel: ["#a066b8", "#3a1a4a"] },
  fallen: { strength: 12, reward: "treasure", enamel: ["#6d6876", "#17141c"] },
  dragon: { strength: 15, reward: "ruby-treasure", enamel: ["#e0592f", "#5e110d"] },
};

export const WEAPONS: Record<string, number> = { daggers: 1, sword: 2, axe: 3 };

export const cellOf = (x: number, y: number): string => `${x},${y}`;
export const boxOf = (x: number, y: number, margin = 0): Box => ({
  x: x * T - margin,
  y: y * T - margin,
  width: T + 2 * margin,
  height: T + 2 * margin,
});

export function around(cells: { x: number; y: number }[], margin: number): Box {
  const xs = cells.map((c) => c.x);
  const ys = cells.map((c) => c.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left * T - margin,
    y: top * T - margin,
    width: (Math.max(...xs) - left + 1) * T + 2 * margin,
    height: (Math.max(...ys) - top + 1) * T + 2 * margin,
  };
}

/** The unexplored cells beyond open sides, with the side one comes from. */
export function darkDoors(map: Place[]): { x: number; y: number; side: number }[] {
  const known = new Set(map.map((p) => cellOf(p.x, p.y)));
  return map.flatMap((place) =>
    SIDES.flatMap((side, i) =>
      place.exits.includes(side.letter) && !known.has(cellOf(place.x + side.dx, place.y + side.dy))
        ? [{ x: place.x, y: place.y, side: i }]
        : [],
    ),
  );
}
