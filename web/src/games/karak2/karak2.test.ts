import { expect, test } from "vitest";
import acting from "../../../fixtures/karak2-acting.json";
import middle from "../../../fixtures/karak2-middle.json";
import { beside, crack, sideTo } from "./hex";
import { icon } from "./icons";
import { offersOf } from "./options";
import { PORTRAITS } from "./portraits";
import { PRINTED, tileOf } from "./printed";
import { sceneOf } from "./scenery";
import { tipOfBuilding, tipOfDie, tipOfToken } from "./tips";
import { walk } from "./walk";

const cards = { game: "karak2", printed: PRINTED };

test("the printed pieces are those of the rules", () => {
  expect(tipOfBuilding("stable", cards)).toContain("2 food, 1 wood, 1 stone");
  expect(PRINTED.building["wizard-tower"]).toMatchObject({ recruits: "mage" });
  expect(tipOfToken("envoys-of-death", cards)).toMatch(/\b5\b/);
  expect(tipOfDie("hero", cards)).toContain("1 · 1 · 2 · 3 · skull · two skulls");
  expect(tileOf("giant-rocks-2-024", PRINTED)).toMatchObject({ land: "giant-rocks", chasms: [0, 2, 4] });
  expect(PRINTED.hero.horan?.abilities).toEqual(["war-strategy", "plunder"]);
  expect(tileOf("unknown", PRINTED).land).toBe("unexplored");
});

test("everything there is can be drawn", () => {
  const { monster, die, item, hero, land } = PRINTED;
  for (const token of Object.keys(monster)) expect(icon(token)).not.toBe(icon("hero"));
  for (const kind of Object.keys(die).filter((k) => k !== "hero")) expect(icon(kind)).not.toBe(icon("hero"));
  for (const thing of Object.keys(item).filter((i) => !i.startsWith("amulet")))
    expect(icon(thing)).not.toBe(icon("hero"));
  for (const name of Object.keys(hero)) expect(PORTRAITS[name]?.length).toBeGreaterThan(3);
  for (const name of Object.keys(land)) expect(sceneOf(name, 3).things.length).toBeGreaterThan(0);
});

test("a tile looks the same each time", () => {
  expect(sceneOf("farm-forest", 12)).toEqual(sceneOf("farm-forest", 12));
  expect(crack(2, 5, 14)).toBe(crack(2, 5, 14));
});

test("sides lead there and back", () => {
  for (let side = 0; side < 6; side++) expect(sideTo({ x: 3, y: -2 }, beside({ x: 3, y: -2 }, side))).toBe(side);
});

test("a far run lights its tile, a near one leaves it to the step", () => {
  const offers = offersOf(acting.decision.options);
  const runs = [...offers].filter(([anchor]) => anchor.startsWith("cell:")).map(([, some]) => some.map((o) => o.text));
  expect(runs).toContainEqual(["use magic-run southwest 2"]);
  expect(runs.filter((some) => some.length > 1)).toEqual([]);
});

test("a chasm is told of on either side of it", () => {
  const walked = walk(middle.view, middle.decision.who, "karak2");
  const place = middle.view.map.find((one) => one.chasms.length > 0);
  const told = walked.ways(`${place?.x},${place?.y}`).filter((way) => way.text.includes("chasm"));
  expect(told.length).toBeGreaterThanOrEqual(place?.chasms.length ?? 1);
});
