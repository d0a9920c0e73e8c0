// Describes the thing that the player points at.
import type { Tip } from "../../board/pointing";
import { about, name, say } from "../../words/words";
import { hero as heroes } from "./pieces.json";
import { MONSTERS, type Place, type View } from "./view";

const GAME = "karak";
const HEROES: Record<string, { abilities: string[] }> = heroes;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const described = (thing: string): string[] => [about(thing, "about", GAME)].filter((text) => text !== "");

function tokenTip(token: string): Tip {
  const monster = MONSTERS[token];
  const fight = monster
    ? [say("web-karak-tip-monster", { strength: monster.strength, reward: name(monster.reward, GAME) })]
    : [];
  return { title: capital(name(token, GAME)), lines: [...fight, ...described(token)] };
}

function heroTip(view: View, hero: string): Tip {
  const who = view.heroes.find((h) => h.hero === hero);
  const lines = (HEROES[hero]?.abilities ?? []).map((ability) =>
    say("web-karak-tip-ability", { ability: name(ability, GAME), about: about(ability, "about", GAME) }),
  );
  if (!who) return { title: name(hero, GAME), lines };
  const held = Object.entries(who.items).map(([item, count]) =>
    count > 1 ? say("web-karak-tip-count", { count, item: name(item, GAME) }) : name(item, GAME),
  );
  const state = say("web-karak-tip-hero", { lives: who.lives, points: who.points });
  const owns = held.length > 0 ? [say("web-karak-tip-has", { items: held.join(", ") })] : [];
  const cursed = who.cursed ? [say("web-karak-tip-cursed")] : [];
  return { title: name(hero, GAME), lines: [state, ...owns, ...cursed, ...lines] };
}

function placeTip(place: Place, index: number): Tip {
  const kind = index === 0 ? "start" : place.kind;
  const number = place.number !== undefined && index > 0 ? ` ${place.number}` : "";
  return { title: capital(name(kind, GAME)) + number, lines: described(kind) };
}

/** `about` is a thing's data-tip on the board: "token:mummy", "hero:taia", "place:7", "dark:". */
export function tipOf(view: View, mark: string): Tip | null {
  const [kind, thing = ""] = mark.split(":");
  if (kind === "token") return tokenTip(thing);
  if (kind === "hero") return heroTip(view, thing);
  if (kind === "drawn") return { title: capital(name(thing, GAME)), lines: [say("web-karak-tip-drawn")] };
  if (kind === "dark") return { title: capital(name("unexplored", GAME)), lines: described("unexplored") };
  const index =
    kind === "cell" ? view.map.findIndex((p) => `${p.x},${p.y}` === thing) : kind === "place" ? Number(thing) : -1;
  const place = view.map[index];
  if (kind === "cell" && place?.token) return tokenTip(place.token);
  return place ? placeTip(place, index) : null;
}
