// How dark it is away from the torches of the heroes.

const NEAR = 60; // up to here everything is lit
const REACH = 390; // and from here on nothing
const NIGHT = 0.42;

export interface Lamp {
  x: number;
  y: number;
}

/** From 0 in full light to the darkest there is. */
export function darkness(x: number, y: number, lamps: Lamp[]): number {
  let near = REACH;
  for (const lamp of lamps) near = Math.min(near, Math.hypot(x - lamp.x, y - lamp.y));
  const t = Math.max(0, (near - NEAR) / (REACH - NEAR));
  return NIGHT * t * t * (3 - 2 * t);
}
