// Lines turned around a centre, as one path; a transform for each would add an element for the browser to sort.

export type Point = [number, number];
export type Stroke = Point[];

const round = (value: number) => Math.round(value * 100) / 100;

/** Strokes turned clockwise by an angle in degrees around a centre. */
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

/** `times` copies spread evenly around the centre; the first is turned by `first` degrees. */
export function around(times: number, first: number, strokes: Stroke[]): string {
  return Array.from({ length: times }, (_, i) => turned(strokes, first + (360 / times) * i)).join("");
}
