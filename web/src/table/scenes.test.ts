import { expect, it } from "vitest";
import { manifestOf } from "../games/manifest";
import { meet, titles } from "../games/titles";
import type { Seen } from "../net/merge";
import type { Entry } from "../net/wire";
import type { Shot } from "./director.svelte";
import { actsOf } from "./scenes";

const was = {
  view: {
    heroes: [
      { seat: 0, hero: "horan" },
      { seat: 1, hero: "taia" },
    ],
  },
} as unknown as Seen;
const told = (key: string, hero: string) => ({ key, args: { hero } });
const shot = (...all: { key: string; args: { hero: string } }[]): Shot => ({
  seen: was,
  news: [{ seq: 1, at: 0, seat: -1, length: 1, told: all } as Entry],
});

for (const title of titles()) await meet(title);

it.each(titles().filter((title) => manifestOf(title).rolls.length > 0))("%s has one act for each fighter", (title) => {
  const { rolls, verdicts } = manifestOf(title);
  const [roll = "", end = ""] = [rolls[0], verdicts[0]];
  const all = [told("moved", "horan"), told(roll, "horan"), told(end, "horan"), told("gained", "horan")];
  const acts = actsOf(title, shot(...all, told(roll, "taia")), was, [1]);
  expect(acts.map(({ isMine, rolls, isOver }) => [isMine, rolls, isOver])).toEqual([
    [false, true, true],
    [true, true, false],
  ]);
  expect(acts[0]?.told).toEqual(all);
});

it.each(titles())("%s has no act in news without a fight", (title) => {
  expect(actsOf(title, shot(told("moved", "horan"), told("turn-began", "taia")), was, [0])).toEqual([]);
});
