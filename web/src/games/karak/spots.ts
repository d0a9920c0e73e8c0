// Places pieces within a tile, so that none hides another.
import type { Hero } from "./view";
import { cellOf, T } from "./view";

export interface Spot {
  x: number;
  y: number;
  scale: number;
  /** How much larger a piece may be drawn when the map is small. */
  most: number;
}

const ALONE: [number, number][][] = [
  [],
  [[60, 88]],
  [
    [37, 86],
    [83, 86],
  ],
  [
    [32, 72],
    [88, 72],
    [60, 100],
  ],
  [
    [32, 62],
    [88, 62],
    [36, 103],
    [84, 103],
  ],
  [
    [29, 62],
    [91, 62],
    [60, 82],
    [33, 105],
    [87, 105],
  ],
];
const BESIDE: [number, number][][] = [
  [],
  [[29, 100]],
  [
    [26, 106],
    [94, 106],
  ],
  [
    [22, 104],
    [60, 109],
    [98, 104],
  ],
  [
    [20, 102],
    [47, 109],
    [73, 109],
    [100, 102],
  ],
  [
    [17, 100],
    [38, 108],
    [60, 110],
    [82, 108],
    [103, 100],
  ],
];

/** By seat: the position of the hero's feet on the map. */
export function heroSpots(heroes: Hero[], taken: Set<string>): Spot[] {
  const sharing = new Map<string, number[]>();
  for (const h of heroes) {
    const cell = cellOf(h.x, h.y);
    sharing.set(cell, [...(sharing.get(cell) ?? []), h.seat]);
  }
  return heroes.map((h) => {
    const cell = cellOf(h.x, h.y);
    const here = sharing.get(cell) ?? [];
    const beside = taken.has(cell);
    const [x, y] = (beside ? BESIDE : ALONE)[here.length]?.[here.indexOf(h.seat)] ?? [60, 84];
    const scale =
      (here.length > 3 ? 0.74 : here.length > 2 || (beside && here.length > 1) ? 0.82 : 1) * (beside ? 1 : 1.2);
    return { x: h.x * T + x, y: h.y * T + y, scale, most: beside ? 1.1 : here.length > 1 ? 1.15 : 1.3 };
  });
}

export function tokenSpot(x: number, y: number, heroes: number): { x: number; y: number } {
  const [dx, dy] = heroes === 0 ? [60, 54] : heroes === 1 ? [82, 50] : [60, 40];
  return { x: x * T + dx, y: y * T + dy };
}
