// The walls and flagstones of one tile as a few paths, different for each tile.
import type { Kind } from "./view";

const LINES = [0, 15, 27, 39, 81, 93, 105, 120]; // possible positions of walls
const ROWS = [1, 15, 27, 39, 49, 60, 71, 81, 93, 105, 119];
export const TONES = 5;
export const FACE = 12; // the visible height of a wall's front

export interface Masonry {
  rock: string[];
  floor: string;
  stones: string[];
  cracks: string;
  face: string;
  bricks: string;
  rim: string;
  lip: string;
  shadows: string[];
  torches: { x: number; y: number }[];
}

type Chance = () => number;

export function chance(seed: number): Chance {
  let a = (seed * 2654435761 + 0x9e3779b9) | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const line = (i: number): number => LINES[i] ?? 0;

/** Whether a hero could stand in column i, row j of the seven by seven. */
function isFloor(kind: Kind, exits: string, hall: boolean, i: number, j: number): boolean {
  if (i < 0 || j < 0 || i > 6 || j > 6) return false;
  const reach = kind === "room" || hall ? 2 : kind === "corridor" ? 0 : 1;
  const [dx, dy] = [Math.abs(i - 3), Math.abs(j - 3)];
  if (dx <= reach && dy <= reach && !(reach === 2 && dx === 2 && dy === 2)) return true;
  if (i === 3 && j < 3) return exits.includes("n");
  if (i === 3 && j > 3) return exits.includes("s");
  if (j === 3 && i < 3) return exits.includes("w");
  return j === 3 && i > 3 && exits.includes("e");
}

interface Run {
  at: number;
  from: number;
  to: number;
}

/** Straight stretches of wall on one side of the floor. `beyond` is the side: -1 before, 1 after. */
function runs(open: (i: number, j: number) => boolean, beyond: -1 | 1): Run[] {
  const found: Run[] = [];
  for (let j = 0; j < 7; j++) {
    if (j + beyond < 0 || j + beyond > 6) continue;
    let start = -1;
    for (let i = 0; i <= 7; i++) {
      const wall = i < 7 && open(i, j) && !open(i, j + beyond);
      if (wall && start < 0) start = i;
      if (!wall && start >= 0) {
        found.push({ at: line(beyond < 0 ? j : j + 1), from: line(start), to: line(i) });
        start = -1;
      }
    }
  }
  return found;
}

const n = (v: number): string => v.toFixed(1);

function slab(x0: number, y0: number, x1: number, y1: number, wobble: number, gap: number, rand: Chance): string {
  const w = () => (rand() - 0.5) * wobble;
  const [l, t, r, b] = [x0 + gap, y0 + gap, x1 - gap, y1 - gap];
  return `M${n(l + w())} ${n(t + w())}L${n(r + w())} ${n(t + w())}L${n(r + w())} ${n(b + w())}L${n(l + w())} ${n(b + w())}Z`;
}

/** The floor's stretches in the row from y0 to y1. */
function stretches(open: (i: number, j: number) => boolean, y0: number, y1: number): [number, number][] {
  const j = LINES.findIndex((y) => y > (y0 + y1) / 2) - 1;
  const found: [number, number][] = [];
  for (let i = 0; i < 7; i++) {
    if (!open(i, j)) continue;
    const last = found.at(-1);
    if (last && last[1] === line(i)) last[1] = line(i + 1);
    else found.push([line(i), line(i + 1)]);
  }
  return found;
}

function pave(open: (i: number, j: number) => boolean, rand: Chance): { stones: string[]; cracks: string } {
  const stones = Array.from({ length: TONES }, () => "");
  let cracks = "";
  for (let r = 0; r + 1 < ROWS.length; r++) {
    const [y0, y1] = [ROWS[r] ?? 0, ROWS[r + 1] ?? 0];
    for (const [from, to] of stretches(open, y0, y1)) {
      const [left, right] = [Math.max(1, from), Math.min(119, to)];
      let x = left;
      while (x < right) {
        let next = x + 9 + rand() * 12;
        if (right - next < 8) next = right;
        const tone = Math.floor(rand() * TONES);
        stones[tone] += slab(x, y0, next, y1, 1.1, 0.4, rand);
        if (rand() < 0.07)
          cracks += `M${n(x + 2)} ${n(y0 + 2 + rand() * 6)}l${n(3 + rand() * 3)} ${n(rand() * 3)}l${n(3)} ${n(rand() * 4 - 1)}`;
        x = next;
      }
    }
  }
  return { stones, cracks };
}

function boulders(rand: Chance): string[] {
  const rock = ["", "", ""];
  for (let y = 1.5; y < 118; y += 13) {
    for (let x = 1.5 - rand() * 8; x < 118; ) {
      const next = x + 12 + rand() * 13;
      const [l, r] = [Math.max(1.5, x), Math.min(118.5, next)];
      if (r - l > 3) rock[Math.floor(rand() * 3)] += slab(l, y, r, Math.min(118.5, y + 13), 2.2, 0.9, rand);
      x = next;
    }
  }
  return rock;
}

export function masonry(kind: Kind, exits: string, hall: boolean, seed: number): Masonry {
  const rand = chance(seed + 1);
  const open = (i: number, j: number) => isFloor(kind, exits, hall, i, j);
  const turned = (i: number, j: number) => open(j, i);
  const [north, south, west, east] = [runs(open, -1), runs(open, 1), runs(turned, -1), runs(turned, 1)];
  const { stones, cracks } = pave(open, rand);
  let floor = "";
  for (let j = 0; j < 7; j++)
    for (const [from, to] of stretches(open, line(j), line(j + 1)))
      floor += `M${Math.max(0.6, from)} ${Math.max(0.6, line(j))}H${Math.min(119.4, to)}V${Math.min(119.4, line(j + 1))}H${Math.max(0.6, from)}Z`;
  const down = (d: number) => north.map((r) => `M${r.from} ${r.at}H${r.to}v${d}H${r.from}Z`).join("");
  const right = (d: number) => west.map((r) => `M${r.at} ${r.from}h${d}V${r.to}h${-d}Z`).join("");
  const left = (d: number) => east.map((r) => `M${r.at} ${r.from}h${-d}V${r.to}h${d}Z`).join("");
  return {
    rock: boulders(rand),
    floor,
    stones,
    cracks,
    face: north.map((r) => `M${r.from} ${r.at - FACE}H${r.to}V${r.at}H${r.from}Z`).join(""),
    bricks: north.map((r) => coursed(r, rand)).join(""),
    rim: north.map((r) => `M${r.from} ${r.at - FACE}H${r.to}`).join(""),
    lip:
      south.map((r) => `M${r.from} ${r.at}H${r.to}`).join("") +
      [...west, ...east].map((r) => `M${r.at} ${r.from}V${r.to}`).join(""),
    shadows: [4, 9].map((d) => down(d) + right(d * 0.7) + left(d * 0.4)),
    torches: sconces(kind, north, rand),
  };
}

/** Two courses of bricks along a wall. */
function coursed(run: Run, rand: Chance): string {
  const middle = run.at - FACE / 2;
  let d = `M${run.from} ${n(middle)}H${run.to}`;
  for (const [top, bottom] of [
    [run.at - FACE, middle],
    [middle, run.at],
  ] as const)
    for (let x = run.from + 4 + rand() * 6; x < run.to - 2; x += 8 + rand() * 4) d += `M${n(x)} ${n(top)}V${n(bottom)}`;
  return d;
}

function sconces(kind: Kind, north: Run[], rand: Chance): { x: number; y: number }[] {
  const wide = north.filter((r) => r.to - r.from >= 12 && r.at < 60);
  if (kind === "room")
    return rand() < 0.55
      ? wide
          .filter((r) => r.at < 20)
          .flatMap((r) => ends(r))
          .map((x) => ({ x, y: 8 }))
      : [];
  return rand() < 0.3 ? wide.slice(0, 1).map((r) => ({ x: (r.from + r.to) / 2, y: r.at - 7 })) : [];
}

const ends = (r: Run): number[] => (r.to - r.from > 40 ? [33, 87] : [(r.from + r.to) / 2]);
