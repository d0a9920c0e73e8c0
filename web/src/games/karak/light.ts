// How dark it is away from the torches: for each tile one slope of shade, so that light falls off softly.
import { T } from "./view";

const REACH = 390; // how far the light of a hero carries
const NIGHT = 0.42;
const CORNERS = [
  [0, 0],
  [T, 0],
  [0, T],
  [T, T],
] as const;

export interface Shade {
  /** From lightest to darkest, within a unit square. */
  from: [number, number];
  to: [number, number];
  low: number;
  high: number;
}

function darkness(x: number, y: number, lamps: number[][]): number {
  const near = Math.min(REACH, ...lamps.map(([lx = 0, ly = 0]) => Math.hypot(x - lx, y - ly)));
  const t = Math.max(0, (near - 60) / (REACH - 60));
  return NIGHT * t * t * (3 - 2 * t);
}

export function shadeOf(x: number, y: number, lamps: number[][]): Shade {
  const [a = 0, b = 0, c = 0, d = 0] = CORNERS.map(([dx, dy]) => darkness(x * T + dx, y * T + dy, lamps));
  const middle = darkness(x * T + T / 2, y * T + T / 2, lamps);
  const [gx, gy] = [(b + d - a - c) / 2, (c + d - a - b) / 2];
  const steep = Math.hypot(gx, gy);
  if (steep < 0.015) return { from: [0, 0], to: [1, 0], low: middle, high: middle };
  const [ux, uy] = [gx / steep, gy / steep];
  const reach = (Math.abs(ux) + Math.abs(uy)) / 2;
  const clamp = (v: number) => Math.max(0, Math.min(NIGHT, v));
  return {
    from: [0.5 - ux * reach, 0.5 - uy * reach],
    to: [0.5 + ux * reach, 0.5 + uy * reach],
    low: clamp((a + b + c + d) / 4 - steep * reach),
    high: clamp((a + b + c + d) / 4 + steep * reach),
  };
}
