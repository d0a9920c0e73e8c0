// Places trees, rocks and fields around a clearing that leaves room for the pieces.
import { corner, dice, type Point, path, R } from "./hex";

export type Soil = "farm" | "forest" | "rock" | "meadow" | "waste";

export interface Thing extends Point {
  art: string;
  size: number;
  flip: boolean;
}

export interface Scene {
  /** One or two soils; the second of two lies beyond `line`. */
  soils: Soil[];
  line: string;
  fields: { d: string; shade: number; turn: number }[];
  things: Thing[];
}

const SOILS: Record<string, Soil[]> = {
  farm: ["farm"],
  "big-farm": ["farm"],
  forest: ["forest"],
  "dense-forest": ["forest"],
  "giant-rocks": ["rock"],
  "farm-forest": ["farm", "forest"],
  "farm-rock": ["farm", "rock"],
  "forest-rock": ["forest", "rock"],
  castle: ["meadow"],
  abyss: ["waste"],
  "goblin-cave": ["meadow"],
  "stone-eater-mines": ["rock"],
  rift: ["waste"],
};

/** The large scenery in the middle of some lands, drawn behind the pieces. */
const LANDMARKS: Record<string, Thing[]> = {
  castle: [{ art: "castle", x: 0, y: 12, size: 1, flip: false }],
  "goblin-cave": [{ art: "cave", x: 0, y: 6, size: 1, flip: false }],
  "stone-eater-mines": [{ art: "mine", x: 0, y: 6, size: 1, flip: false }],
  "big-farm": [
    { art: "mill", x: 44, y: -30, size: 1, flip: false },
    { art: "barn", x: -46, y: -34, size: 1, flip: false },
  ],
  "giant-rocks": [
    { art: "crag", x: -38, y: -12, size: 1, flip: false },
    { art: "crag", x: 46, y: -20, size: 0.85, flip: true },
  ],
  farm: [{ art: "cottage", x: 42, y: -36, size: 1, flip: false }],
};

/** One of them stands in the very middle. */
export function hasGreatThing(land: string): boolean {
  return (LANDMARKS[land] ?? []).some((thing) => thing.x === 0);
}

const GAP: Record<string, number> = { forest: 21, rock: 25, farm: 27, meadow: 30, waste: 34 };
const ARTS: Record<Soil, string[]> = {
  farm: ["sheaf", "wheat", "wheat", "bush"],
  forest: ["oak", "oak", "pine", "pine"],
  rock: ["rock", "boulder", "rock", "stones"],
  meadow: ["bush", "tuft", "tuft", "oak"],
  waste: ["thorn", "pebbles", "thorn", "shard"],
};

export function sceneOf(land: string, seed: number): Scene {
  const random = dice(seed * 31 + land.length);
  const soils = SOILS[land] ?? ["meadow"];
  const tilt = (random() - 0.5) * 1.1 + (random() < 0.5 ? 0 : Math.PI);
  const beyond = (p: Point) => p.x * Math.cos(tilt) + p.y * Math.sin(tilt) > 0;
  const soilAt = (p: Point): Soil => (soils.length > 1 && beyond(p) ? soils[1] : soils[0]) ?? "meadow";
  const flip = random() < 0.5;
  const landmarks = (LANDMARKS[land] ?? []).map((t) =>
    land === "castle" || !flip ? t : { ...t, x: -t.x, flip: !t.flip },
  );
  const things = scatter(land, soilAt, landmarks, random);
  return { soils, line: half(tilt, random), fields: fieldsOf(land, soils, beyond, random), things };
}

function scatter(land: string, soilAt: (p: Point) => Soil, landmarks: Thing[], random: () => number): Thing[] {
  const things = [...landmarks];
  const dense = land === "dense-forest";
  for (let i = 0; i < 260; i++) {
    const p = { x: (random() * 2 - 1) * 80, y: (random() * 2 - 1) * 88 };
    const soil = soilAt(p);
    const gap = dense ? 17 : (GAP[soil] ?? 24);
    const clear = dense ? 0.78 : 1;
    const inClearing = (p.x / 62) ** 2 + ((p.y - 8) / 48) ** 2 < clear;
    const onMark = landmarks.some(
      (t) => Math.abs(t.x - p.x) < (t.art === "castle" ? 62 : 30) && Math.abs(t.y - 10 - p.y) < 34,
    );
    if (inClearing || onMark || !isInside(p, soil === "rock" ? 19 : 13) || (Math.abs(p.x) < 26 && p.y > 56)) continue;
    if (things.some((t) => Math.hypot(t.x - p.x, (t.y - p.y) * 1.25) < gap)) continue;
    const arts = ARTS[soil];
    const art = arts[Math.floor(random() * arts.length)] ?? "tuft";
    things.push({ ...p, art, size: (soil === "rock" ? 1.15 : 0.85) + random() * 0.4, flip: random() < 0.5 });
  }
  return things.sort((a, b) => a.y - b.y);
}

function isInside(p: Point, margin: number): boolean {
  const inner = R - margin * 1.15;
  return Math.abs(p.x) < inner * 0.866 && Math.abs(p.y) < inner - Math.abs(p.x) * 0.577;
}

/** The half of the tile beyond a wavy line through its middle; drawing cuts it to the hexagon. */
function half(tilt: number, random: () => number): string {
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const along = [-130, -80, -45, -15, 20, 55, 90, 130].map((t) => ({ along: t, off: (random() - 0.5) * 20 }));
  const wave = along.map(({ along: t, off }) => ({ x: -s * t + c * off, y: c * t + s * off }));
  return path([
    ...wave,
    { x: -s * 130 + c * 150, y: c * 130 + s * 150 },
    { x: s * 130 + c * 150, y: -c * 130 + s * 150 },
  ]);
}

/** Ploughed fields between the middle and the corners, with different widths and directions. */
function fieldsOf(land: string, soils: Soil[], beyond: (p: Point) => boolean, random: () => number): Scene["fields"] {
  if (soils[0] !== "farm") return [];
  const fields: Scene["fields"] = [];
  const first = random() * 6;
  const near = land === "big-farm" ? 20 : 34;
  for (let at = 0; at < 5.6; ) {
    const span = Math.min(6 - at, 0.8 + random() * 0.9);
    const [from, to] = [first + at, first + at + span - 0.05];
    const rim = Array.from({ length: 7 }, (_, i) => corner(from + ((to - from) * i) / 6, 125));
    const inner = [to - 0.08, (from + to) / 2, from + 0.08].map((angle) => corner(angle, near + random() * 16));
    const isLand =
      soils.length === 1 || ![from + 0.1, (from + to) / 2, to - 0.1].some((angle) => beyond(corner(angle, 70)));
    if (isLand)
      fields.push({ d: path([...rim, ...inner]), shade: Math.floor(random() * 5), turn: Math.floor(random() * 3) });
    at += span;
  }
  return fields;
}
