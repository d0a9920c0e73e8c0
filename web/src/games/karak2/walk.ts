// The land of hexes in words.
import type { Way } from "../../spoken/walk";
import { heroOf, listed, type Walk } from "../../spoken/walk";
import type { Option } from "../../table/contract";
import { name, say } from "../../words/words";
import { beside, key, LETTERS, SIDES } from "./hex";
import { PRINTED, type Printed } from "./printed";
import { amounts } from "./tips";
import type { Place, View } from "./view.types";

const KEYS = ["PageUp", "ArrowRight", "PageDown", "End", "ArrowLeft", "Home"];

export function walk(seen: Record<string, unknown>, seat: number, game: string, printed: Printed = PRINTED): Walk {
  const view = seen as unknown as View;
  const places = new Map(view.map.map((place) => [key(place), place]));
  const hero = view.heroes.find((one) => one.seat === seat) ?? view.heroes[view.seat];

  const contents = (place: Place): string[] => {
    const monsters = (place.monsters ?? []).map((monster) => name(monster, game)).join(" + ");
    const gives = amounts(printed.land[place.land], game);
    const owner = view.heroes.find((one) => one.seat === place.city);
    return [
      name(place.land, game),
      gives ? say("web-karak2-gives", { things: gives }) : "",
      monsters ? say("web-walk-monster", { monster: monsters, strength: place.strength ?? 0 }) : "",
      ...Object.keys(place.items ?? {}).map((item) => name(item, game)),
      owner ? say("web-walk-city", { hero: name(owner.hero, game) }) : "",
      ...view.heroes.filter((one) => one.hero && key(one) === key(place)).map((one) => heroOf(view, one, game)),
    ];
  };
  const at = (spot: string): string => {
    const place = places.get(spot);
    return place && place.land !== "unexplored" ? listed(contents(place)) : say("web-walk-unexplored");
  };
  const isBlocked = (place: Place, side: number): boolean => {
    const other = places.get(key(beside(place, side)));
    return (
      place.chasms.includes(LETTERS[side] ?? "") ||
      (other?.chasms.includes(LETTERS[(side + 3) % LETTERS.length] ?? "") ?? false)
    );
  };
  const ways = (spot: string): Way[] => {
    const [x = 0, y = 0] = spot.split(",").map(Number);
    const place = places.get(spot);
    return SIDES.map((side, i) => {
      const to = key(beside({ x, y }, i));
      const there = at(to);
      return {
        key: KEYS[i] ?? "",
        words: [LETTERS[i] ?? "", side, name(side, game)],
        name: name(side, game),
        to: places.has(to) ? to : "",
        text: place && isBlocked(place, i) ? say("web-walk-chasm", { what: there }) : there,
      };
    });
  };
  const target = (option: Option): string =>
    option.anchors.find((anchor) => anchor.startsWith("cell:"))?.slice("cell:".length) ?? "";
  return { start: hero ? key(hero) : "0,0", at, ways, target };
}
