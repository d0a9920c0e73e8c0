// Short figures about a hero for chips and panels, from any game's view.
import { about, has, name, say } from "../words/words";
import { labelOf } from "./plain";

export interface Figure {
  thing: string;
  label: string;
  text: string;
  value: string;
}

export interface Sheet {
  hero: string;
  title: string;
  /** Null in a game without lives. */
  lives: number | null;
  main: Figure[];
  things: Figure[];
  troubles: Figure[];
}

type Fields = Record<string, unknown>;

function figure(thing: string, value: string | number, game: string): Figure {
  const key = `web-stat-${thing}`;
  return {
    thing,
    value: String(value),
    label: has(key) ? say(key) : name(thing, game),
    text: about(thing, "about", game),
  };
}

function card(kind: string, worn: unknown, game: string): Figure[] {
  const fields = worn as Fields | null | undefined;
  if (!fields || typeof fields.card !== "string") return [];
  const text = say("web-worn", { attack: Number(fields.attack ?? 0), defence: Number(fields.defence ?? 0) });
  return [{ thing: kind, value: "", label: name(fields.card, game), text }];
}

function counts(of: unknown, game: string): Figure[] {
  const all = Object.entries((of ?? {}) as Record<string, number>);
  return all.filter(([, count]) => count > 0).map(([thing, count]) => figure(thing, count, game));
}

function list(of: unknown, game: string): Figure[] {
  const count = new Map<string, number>();
  for (const thing of (of ?? []) as unknown[]) count.set(String(thing), (count.get(String(thing)) ?? 0) + 1);
  return [...count].map(([thing, number]) => figure(thing, number, game));
}

/** All in one figure, because there may be many. */
function buildings(of: unknown, game: string): Figure[] {
  const names = ((of ?? []) as unknown[]).map((one) => name(String(one), game));
  return names.length
    ? [{ thing: "city", value: String(names.length), label: say("web-stat-buildings"), text: names.join(", ") }]
    : [];
}

export function heroesOf(view: Fields): Fields[] {
  return Array.isArray(view.heroes) ? (view.heroes as Fields[]) : [];
}

export function heroAt(view: Fields, seat: number): Fields | undefined {
  return heroesOf(view).find((hero) => hero.seat === seat);
}

export function sheetOf(game: string, fields: Fields): Sheet {
  const hero = typeof fields.hero === "string" ? fields.hero : "";
  const counted = fields.lives ?? fields.hit_points;
  const lives = counted === undefined ? null : Number(counted);
  const main = lives === null ? [] : [figure("lives", lives, game)];
  if ("points" in fields) main.push(figure("points", Number(fields.points), game));
  if ("glory" in fields) main.push(figure("glory", Number(fields.glory), game));
  const keys = (fields.keys ?? []) as number[];
  if (keys.length) main.push({ ...figure("key", keys.join(" "), game), label: say("web-stat-keys") });
  const resources = Object.entries((fields.resources ?? {}) as Record<string, number>);
  const things = [
    ...resources.map(([thing, count]) => figure(thing, count, game)),
    ...counts(fields.items, game),
    ...counts(fields.army, game),
    ...card("weapon", fields.weapon, game),
    ...card("armour", fields.armour, game),
    ...list(fields.potions, game),
    ...buildings(fields.buildings, game),
  ];
  if (Array.isArray(fields.hand)) things.push(figure("hand", fields.hand.length, game));
  const troubles = ["cursed", "plague", "unconscious"].filter((trouble) => fields[trouble] === true);
  return {
    hero,
    title: hero ? labelOf(hero, game) : "",
    lives,
    main,
    things,
    troubles: troubles.map((one) => figure(one, "", game)),
  };
}

/** Steps or actions that the acting hero has left. */
export function leftOf(view: Fields): string {
  if (typeof view.steps_left === "number") return say("panel-steps", { steps: view.steps_left });
  if (typeof view.actions_left === "number") return say("web-actions-left", { actions: view.actions_left });
  return "";
}
