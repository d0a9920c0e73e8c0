// How dark it is at a distance from the heroes' torches.

const NEAR = 60; // up to here the light is full
const REACH = 390; // from here on it is dark
const NIGHT = 0.42;

export interface Lamp {
  x: number;
  y: number;
}

/** From 0 in full light to the darkest value. */
export function darkness(x: number, y: number, lamps: Lamp[]): number {
  let near = REACH;
  for (const lamp of lamps) near = Math.min(near, Math.hypot(x - lamp.x, y - lamp.y));
  const t = Math.max(0, (near - NEAR) / (REACH - NEAR));
  return NIGHT * t * t * (3 - 2 * t);
}
