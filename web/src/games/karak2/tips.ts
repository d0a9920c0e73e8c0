// What a piece is and does, as a sentence or two: for tooltips and for those who listen.
import { about, has, name, say } from "../../words/words";
import { LETTERS, SIDES } from "./hex";
import { buildings, dice, lairs, lands, monsters, RESOURCES, units } from "./pieces";
import type { Hero, Place } from "./view";

export function amounts(numbers: readonly number[], game: string): string {
  const parts = RESOURCES.flatMap((resource, i) => {
    const number = numbers[i];
    return number ? [say("amount", { number, thing: name(resource, game) })] : [];
  });
  return parts.join(", ");
}

const lines = (...parts: string[]) => parts.filter((part) => part !== "").join("\n");
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function tipOfLand(land: string, game: string): string {
  const gives = amounts(lands[land] ?? [], game);
  const own = `web-karak2-about-${land}`;
  return lines(
    first(name(land, game)),
    has(own) ? say(own) : "",
    gives ? say("web-karak2-gives", { things: gives }) : "",
  );
}

export function tipOfToken(token: string, strength: number, game: string): string {
  const reward = monsters[token]?.reward ?? "";
  const spoils = lairs[token]
    ? amounts(lairs[token].gives, game)
    : has(`web-karak2-reward-${reward}`)
      ? say(`web-karak2-reward-${reward}`)
      : name(reward, game);
  return lines(
    say("web-karak2-token", { name: first(name(token, game)), strength }),
    spoils ? say("web-karak2-reward", { reward: spoils }) : "",
  );
}

export function tipOfItem(item: string, game: string): string {
  const own = `web-karak2-about-${item}`;
  return lines(first(name(item, game)), has(own) ? say(own) : about(item, "about", game));
}

export function tipOfBuilding(building: string, game: string): string {
  const price = amounts(buildings[building]?.price ?? [], game);
  return lines(first(name(building, game)), aboutBuilding(building, game), say("web-karak2-costs", { price }));
}

export function aboutBuilding(building: string, game: string): string {
  const own = `web-karak2-about-${building}`;
  return has(own) ? say(own) : about(building, "about", game);
}

export function tipOfDie(kind: string, game: string): string {
  const faces = (dice[kind]?.faces ?? []).map((face) => name(face, game)).join(" · ");
  const price = amounts(units[kind] ?? [], game);
  return lines(
    first(name(kind, game)),
    say("web-karak2-faces", { faces }),
    price ? say("web-karak2-costs", { price }) : say("web-karak2-outside-glory"),
  );
}

export function tipOfHero(hero: Hero, player: string, game: string): string {
  const state = hero.unconscious ? say("web-karak2-unconscious") : "";
  return lines(
    say("web-karak2-hero", { hero: name(hero.hero, game), player }),
    say("web-karak2-hero-state", { lives: hero.lives, glory: hero.glory, points: hero.points }),
    state,
  );
}

export function tipOfPlace(place: Place, game: string): string {
  const chasms =
    place.chasms.length > 0
      ? say("web-karak2-chasms", {
          sides: place.chasms.map((side) => name(SIDES[LETTERS.indexOf(side)] ?? side, game)).join(", "),
        })
      : "";
  return lines(tipOfLand(place.land, game), chasms);
}
