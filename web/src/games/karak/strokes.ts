// Lines turned around a middle, written as one path: a transform for each would be one more piece for the browser to sort.

export type Point = [number, number];
export type Stroke = Point[];

const round = (value: number) => Math.round(value * 100) / 100;

/** Strokes turned clockwise by so many degrees, around a middle. */
export function turned(strokes: Stroke[], degrees: number, [left, top]: Point = [0, 0]): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = ([x, y]: Point) => `${round(left + x * cos - y * sin)} ${round(top + x * sin + y * cos)}`;
  return strokes.map((stroke) => `M${stroke.map(at).join("L")}`).join("");
}

/** A rectangle from corner to corner. */
export const slab = (x: number, y: number, right: number, bottom: number): Stroke => [
  [x, y],
  [right, y],
  [right, bottom],
  [x, bottom],
  [x, y],
];

/** So many times around, evenly, the first time turned by so many degrees. */
export function around(times: number, first: number, strokes: Stroke[]): string {
  return Array.from({ length: times }, (_, i) => turned(strokes, first + (360 / times) * i)).join("");
}
