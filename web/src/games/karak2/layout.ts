// Places pieces on a tile, so that they overlap as little as possible.
import { centre, type Point } from "./hex";
import { hasGreatThing } from "./scenery";
import type { Hero, Place, View } from "./view.types";

export function heroesAt(place: number, view: View): Hero[] {
  return view.heroes.filter((hero) => hero.hero !== "" && hero.place === place);
}

/** The upper half is already occupied. */
export function isCrowded(place: Place, view: View): boolean {
  const isTall = hasGreatThing(place.land);
  return (place.monsters?.length ?? 0) > 0 || place.city != null || view.general?.place === place.place || isTall;
}

export function standOf(hero: Hero, view: View): Point {
  const place = view.map[hero.place];
  const others = heroesAt(hero.place, view);
  const i = others.findIndex((other) => other.seat === hero.seat);
  const gap = others.length > 3 ? 33 : 44;
  const down = (place && isCrowded(place, view) ? 60 : 42) + (i % 2 && others.length > 2 ? 8 : 0);
  const at = centre(hero);
  return { x: at.x + (i - (others.length - 1) / 2) * gap, y: at.y + down };
}
