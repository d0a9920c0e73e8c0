// Places the coach's bubble beside its target, and over nothing that the player needs.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

/** The place around the target, or above what is avoided, that covers least; the nearest if several cover nothing. */
export function placed(target: Box, size: { width: number; height: number }, screen: Box, avoided: Box[]): Box {
  const middle = { x: target.x + (target.width - size.width) / 2, y: target.y + (target.height - size.height) / 2 };
  const tries = [
    { x: target.x + target.width + GAP, y: middle.y },
    { x: target.x - size.width - GAP, y: middle.y },
    { x: middle.x, y: target.y - size.height - GAP },
    { x: middle.x, y: target.y + target.height + GAP },
    ...avoided.map((box) => ({ x: middle.x, y: box.y - size.height - GAP })),
    { x: screen.x + (screen.width - size.width) / 2, y: screen.y + 56 },
    { x: screen.x + EDGE, y: screen.y + 56 },
    { x: screen.x + (screen.width - size.width) / 2, y: screen.y + screen.height - size.height - EDGE },
  ].map((corner) => ({
    ...size,
    x: between(screen.x + EDGE, corner.x, screen.x + screen.width - size.width - EDGE),
    y: between(screen.y + EDGE, corner.y, screen.y + screen.height - size.height - EDGE),
  }));
  const cost = (box: Box) =>
    4 * overlap(box, target) + avoided.reduce((sum, other) => sum + overlap(box, other), distance(box, target));
  return tries.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
