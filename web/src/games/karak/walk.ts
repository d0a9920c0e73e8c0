// The catacombs in words.
import type { Way } from "../../spoken/walk";
import { heroOf, listed, type Walk } from "../../spoken/walk";
import type { Option } from "../../table/contract";
import { name, say } from "../../words/words";
import { cellOf, MONSTERS, type Place, SIDES, type View } from "./view";

const GAME = "karak";
const OPPOSITE = { n: "s", e: "w", s: "n", w: "e" };
const KEYS: Record<string, string> = { north: "ArrowUp", east: "ArrowRight", south: "ArrowDown", west: "ArrowLeft" };

export function walk(seen: Record<string, unknown>, seat: number): Walk {
  const view = seen as unknown as View;
  const places = new Map(view.map.map((place) => [cellOf(place.x, place.y), place]));
  const hero = view.heroes.find((one) => one.seat === seat) ?? view.heroes[view.seat];

  const contents = (place: Place): string[] => {
    const monster = MONSTERS[place.token ?? ""];
    const token = place.token ? name(place.token, GAME) : "";
    const here = view.heroes.filter((one) => one.hero && one.x === place.x && one.y === place.y);
    return [
      monster ? say("web-walk-monster", { monster: token, strength: monster.strength }) : token,
      ...here.map((one) => heroOf(view, one, GAME)),
    ];
  };
  const kindOf = (place: Place): string => {
    if (place === view.map[0]) return name("start", GAME);
    const kind = name(place.kind, GAME);
    return place.number === undefined ? kind : say("web-walk-numbered", { thing: kind, number: place.number });
  };
  const at = (spot: string): string => {
    const place = places.get(spot);
    return place ? listed([kindOf(place), ...contents(place)]) : say("web-walk-unexplored");
  };
  const ways = (spot: string): Way[] => {
    const place = places.get(spot);
    return SIDES.map((side) => {
      const [x = 0, y = 0] = spot.split(",").map(Number);
      const to = cellOf(x + side.dx, y + side.dy);
      const other = places.get(to);
      const isDark = other === undefined || other.kind === "unexplored";
      const back = OPPOSITE[side.letter];
      const isOpen = (place?.exits.includes(side.letter) ?? false) && (isDark || other.exits.includes(back));
      return {
        key: KEYS[side.name] ?? "",
        words: [side.letter, side.name, name(side.name, GAME)],
        name: name(side.name, GAME),
        to: isOpen && !isDark ? to : "",
        text: isOpen ? at(to) : say("web-walk-wall"),
      };
    });
  };
  const target = (option: Option): string =>
    option.anchors.find((anchor) => anchor.startsWith("cell:"))?.slice("cell:".length) ?? "";
  return { start: cellOf(hero?.x ?? 0, hero?.y ?? 0), at, ways, target };
}
