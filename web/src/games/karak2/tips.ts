// Describes a piece in a sentence or two, for tooltips and screen readers.
import { about, has, name, say } from "../../words/words";
import { LETTERS, SIDES } from "./hex";
import { type Goods, type Printed, RESOURCES } from "./printed";
import type { Hero, Place } from "./view.types";

/** The game whose words are used, and the print on its pieces. */
export interface Cards {
  readonly game: string;
  readonly printed: Printed;
}

export function amounts(goods: Partial<Goods> | undefined, game: string): string {
  const parts = RESOURCES.flatMap((resource) => {
    const number = goods?.[resource];
    return number ? [say("amount", { number, thing: name(resource, game) })] : [];
  });
  return parts.join(", ");
}

const lines = (...parts: string[]) => parts.filter((part) => part !== "").join("\n");
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function tipOfLand(land: string, { game, printed }: Cards): string {
  const gives = amounts(printed.land[land], game);
  const own = `web-karak2-about-${land}`;
  return lines(
    first(name(land, game)),
    has(own) ? say(own) : "",
    gives ? say("web-karak2-gives", { things: gives }) : "",
  );
}

export function tipOfToken(token: string, { game, printed }: Cards): string {
  const monster = printed.monster[token];
  const reward = monster?.reward ?? "";
  const told = has(`web-karak2-reward-${reward}`) ? say(`web-karak2-reward-${reward}`) : name(reward, game);
  const spoils = amounts(monster, game) || told;
  return lines(
    say("web-karak2-token", { name: first(name(token, game)), strength: monster?.strength ?? 0 }),
    spoils ? say("web-karak2-reward", { reward: spoils }) : "",
  );
}

export function tipOfItem(item: string, game: string): string {
  const own = `web-karak2-about-${item}`;
  return lines(first(name(item, game)), has(own) ? say(own) : about(item, "about", game));
}

export function tipOfBuilding(building: string, { game, printed }: Cards): string {
  const price = amounts(printed.building[building], game);
  return lines(first(name(building, game)), aboutBuilding(building, game), say("web-karak2-costs", { price }));
}

export function aboutBuilding(building: string, game: string): string {
  const own = `web-karak2-about-${building}`;
  return has(own) ? say(own) : about(building, "about", game);
}

export function tipOfDie(kind: string, { game, printed }: Cards): string {
  const faces = (printed.die[kind]?.faces ?? "").split(" ");
  const price = amounts(printed.unit[kind], game);
  return lines(
    first(name(kind, game)),
    say("web-karak2-faces", { faces: faces.map((face) => name(face, game)).join(" · ") }),
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

export function tipOfPlace(place: Place, cards: Cards): string {
  const chasms =
    place.chasms.length > 0
      ? say("web-karak2-chasms", {
          sides: place.chasms.map((side) => name(SIDES[LETTERS.indexOf(side)] ?? side, cards.game)).join(", "),
        })
      : "";
  return lines(tipOfLand(place.land, cards), chasms);
}
