import { expect, test } from "vitest";
import acting from "../../../fixtures/karak2-acting.json";
import middle from "../../../fixtures/karak2-middle.json";
import { beside, crack, sideTo } from "./hex";
import { icon } from "./icons";
import { offersOf } from "./options";
import { abilities, buildings, dice, lands, monsters, slotOf, tileOf } from "./pieces";
import { PORTRAITS } from "./portraits";
import { sceneOf } from "./scenery";
import type { View } from "./view";
import { walk } from "./walk";

test("the printed pieces are read from the files of the rules", () => {
  expect(buildings.stable?.price).toEqual([2, 1, 1]);
  expect(buildings["wizard-tower"]?.recruits).toBe("mage");
  expect(monsters["envoys-of-death"]?.strength).toBe(5);
  expect(dice.hero?.faces).toEqual(["1", "1", "2", "3", "s", "ss"]);
  expect(tileOf("giant-rocks-2-024")).toEqual({ land: "giant-rocks", chasms: [0, 2, 4] });
  expect(abilities.horan).toEqual(["war-strategy", "plunder"]);
});

test("everything there is can be drawn", () => {
  for (const token of Object.keys(monsters)) expect(icon(token)).not.toBe(icon("hero"));
  for (const kind of Object.keys(dice).filter((k) => k !== "hero")) expect(icon(kind)).not.toBe(icon("hero"));
  for (const item of Object.keys(slotOf).filter((i) => !i.startsWith("amulet")))
    expect(icon(item)).not.toBe(icon("hero"));
  for (const hero of Object.keys(abilities)) expect(PORTRAITS[hero]?.length).toBeGreaterThan(3);
  for (const land of Object.keys(lands)) expect(sceneOf(land, 3).things.length).toBeGreaterThan(0);
});

test("a tile looks the same each time", () => {
  expect(sceneOf("farm-forest", 12)).toEqual(sceneOf("farm-forest", 12));
  expect(crack(2, 5, 14)).toBe(crack(2, 5, 14));
});

test("sides lead there and back", () => {
  for (let side = 0; side < 6; side++) expect(sideTo({ x: 3, y: -2 }, beside({ x: 3, y: -2 }, side))).toBe(side);
});

test("a far run lights its tile, a near one leaves it to the step", () => {
  const offers = offersOf(acting.decision.options, acting.view as unknown as View);
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
