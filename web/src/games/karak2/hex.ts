// Hexagons that stand on a corner, in axial coordinates; side i lies between corners i and i + 1, clockwise from the top.

export const R = 100;
export const SIDES = ["northeast", "east", "southeast", "southwest", "west", "northwest"];
export const LETTERS = ["ne", "e", "se", "sw", "w", "nw"];
export const STEPS: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export interface Point {
  x: number;
  y: number;
}

export function centre(cell: Point): Point {
  return { x: Math.sqrt(3) * R * (cell.x + cell.y / 2), y: 1.5 * R * cell.y };
}

export function corner(i: number, radius = R): Point {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function beside(cell: Point, side: number): Point {
  const [dx, dy] = STEPS[side] ?? [0, 0];
  return { x: cell.x + dx, y: cell.y + dy };
}

/** The side of `from` that leads to `to`, or -1. */
export function sideTo(from: Point, to: Point): number {
  return STEPS.findIndex(([dx, dy]) => from.x + dx === to.x && from.y + dy === to.y);
}

export function key(cell: Point): string {
  return `${cell.x},${cell.y}`;
}

export function cellOf(anchor: string): Point | null {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(anchor);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** Numbers in [0, 1) that depend only on the seed, so that each tile looks different but always the same. */
export function dice(seed: number): () => number {
  let a = (seed + 1) * 0x9e3779b9;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (n: number) => Math.round(n * 10) / 10;

export function path(points: Point[], closed = true): string {
  return `M${points.map((p) => `${round(p.x)},${round(p.y)}`).join("L")}${closed ? "Z" : ""}`;
}

export function hexPath(radius = R): string {
  return path([0, 1, 2, 3, 4, 5].map((i) => corner(i, radius)));
}

/** A hexagon as if drawn by hand: the sides bend a little. */
export function drawnHex(seed: number, radius = R): string {
  const random = dice(seed);
  const parts = [0, 1, 2, 3, 4, 5].map((i) => {
    const [a, b] = [corner(i, radius), corner(i + 1, radius)];
    const bend = 1 + (random() - 0.5) * 0.035;
    return `Q${round(((a.x + b.x) / 2) * bend)},${round(((a.y + b.y) / 2) * bend)} ${round(b.x)},${round(b.y)}`;
  });
  const start = corner(0, radius);
  return `M${round(start.x)},${round(start.y)}${parts.join("")}Z`;
}

/** A torn crack along a side: two ragged banks that meet at their ends. */
export function crack(side: number, seed: number, width: number): string {
  const random = dice(seed * 7 + side);
  const [a, b] = [corner(side), corner(side + 1)];
  const [nx, ny] = [(a.x + b.x) / (Math.sqrt(3) * R), (a.y + b.y) / (Math.sqrt(3) * R)];
  const bank = (sign: number) =>
    [0.03, 0.14, 0.27, 0.4, 0.52, 0.65, 0.77, 0.88, 0.97].map((t) => {
      const far = sign * width * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.05)) * (0.55 + random() * 0.6);
      const along = t + (random() - 0.5) * 0.04;
      return { x: a.x + (b.x - a.x) * along + nx * far, y: a.y + (b.y - a.y) * along + ny * far };
    });
  return path([a, ...bank(1), b, ...bank(-1).reverse()]);
}
