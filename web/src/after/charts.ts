// Maps numbers to positions for our charts.

export interface Span {
  low: number;
  high: number;
}

export type Scale = (value: number) => number;

export function scale(from: Span, low: number, high: number): Scale {
  const wide = from.high - from.low || 1;
  return (value) => low + ((value - from.low) / wide) * (high - low);
}

/** Round numbers from low to high, about `about` of them. */
export function ticks({ low, high }: Span, about: number): number[] {
  const wish = (high - low) / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(wish || 1));
  const step = [1, 2, 5, 10].map((of) => of * power).find((of) => of >= wish) ?? 1;
  const even = Math.max(1, step);
  const first = Math.ceil(low / even) * even;
  return Array.from({ length: Math.floor((high - first) / even) + 1 }, (_, i) => first + i * even);
}

export type Point = [number, number];

/** A line from point to point. */
export function line(points: Point[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** A line of steps, each held until the value changes. */
export function steps(points: Point[]): string {
  return points
    .map(([x, y], i) => (i ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`))
    .join("");
}

/** Places labels at the ends of lines, in their order and without overlap. */
export function apart(wishes: number[], gap: number, low: number, high: number): number[] {
  const order = wishes.map((_, i) => i).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0));
  const places = [...wishes];
  let last = low - gap;
  for (const i of order) {
    places[i] = Math.max(wishes[i] ?? 0, last + gap);
    last = places[i] ?? 0;
  }
  let next = high + gap;
  for (const i of order.toReversed()) {
    places[i] = Math.min(places[i] ?? 0, next - gap);
    next = places[i] ?? 0;
  }
  return places;
}

/** Dash patterns that tell lines apart without colour. */
export const DASHES = ["", "7 4", "2 4", "12 4 2 4", "5 3 1 3"];

export function dash(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}
