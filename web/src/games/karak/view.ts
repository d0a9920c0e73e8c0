// The table as the engine describes it, the print on its pieces, and the positions of its cells on the map.
import type { Box } from "../../board/camera";
import { hero_board, item, monster } from "./pieces.json";
import type { Place } from "./view.types";

export type { Fight, Hero, Place, View } from "./view.types";
export type Kind = Place["kind"];

export const T = 120; // a tile, in units of the map
export const MOST_LIVES = hero_board.lives;

export const SIDES = [
  { letter: "n", name: "north", dx: 0, dy: -1 },
  { letter: "e", name: "east", dx: 1, dy: 0 },
  { letter: "s", name: "south", dx: 0, dy: 1 },
  { letter: "w", name: "west", dx: -1, dy: 0 },
] as const;

export const MONSTERS: Record<string, { strength: number; reward: string }> = monster;
export const WEAPONS: Record<string, number> = Object.fromEntries(
  Object.entries(item).flatMap(([id, { attack }]) => (attack > 0 ? [[id, attack]] : [])),
);

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

/** The unexplored cells beyond open sides, with the side to enter from. */
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
