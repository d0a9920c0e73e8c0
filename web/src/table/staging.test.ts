import { beforeAll, expect, test } from "vitest";
import "../words/all";
import { manifestOf } from "../games/manifest";
import { meet, titles } from "../games/titles";
import type { Told } from "./contract";
import type { Staging } from "./staging";

const found = import.meta.glob<{ game: string; view: Record<string, unknown> }>("../../fixtures/*-middle.json", {
  import: "default",
  eager: true,
});
const stagings = new Map<string, Staging>();

beforeAll(async () => {
  for (const title of titles()) {
    await meet(title);
    const load = manifestOf(title).staging;
    if (load) stagings.set(title, (await load()).default);
  }
});

const told = (key: string, hero: string, args: Record<string, string> = {}): Told => ({ key, args: { hero, ...args } });

/** The end of a fight with this sum of dice and this total, told as each title tells it. */
function endOf(title: string, hero: string): Told[] {
  const { rolls, verdicts } = manifestOf(title);
  const roll = rolls.map((key) => told(key, hero, { number: "2", other: "1", die: "hero", roll: "3" }));
  const end = told(verdicts[0] ?? "", hero, { number: "9", other: "9", token: "mummy", monster: "two-headed-ogre" });
  return [...roll, end, told("gained", hero), told("turn-began", hero)];
}

test.each(Object.values(found).map((fixture) => [fixture.game, fixture] as const))(
  "%s explains the whole total, and tells what followed until the turn passed",
  (game, { view }) => {
    const heroes = view.heroes as { hero: string }[];
    const hero = heroes[0]?.hero ?? "";
    const staged = stagings.get(game)?.stage({ game, was: view, view, told: endOf(game, hero) });
    const explained = staged?.addends.reduce((sum, { number }) => sum + number, staged.sum ?? 0);
    expect([staged?.hero, staged?.total, explained]).toEqual([hero, 9, 9]);
    expect(staged?.outcome).toBe("won");
    expect(staged?.after.map(({ key }) => key)).toEqual(["gained"]);
  },
);
