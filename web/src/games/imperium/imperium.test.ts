import { expect, test } from "vitest";
import { reason } from "../../parts/toasts.svelte";
import { say } from "../../words/words";
import { icon } from "../karak2/icons";
import { PORTRAITS } from "../karak2/portraits";
import { PRINTED as BASE } from "../karak2/printed";
import { sceneOf } from "../karak2/scenery";
import { tipOfToken } from "../karak2/tips";
import { PRINTED } from "./printed";

test.each([1, 2])("a refusal names the question that is pending, with its plural: %i", (open) => {
  const told = reason({ key: "imperium-why-answer-first", args: { step: "robbing", open: `${open}` } });
  expect(told).toContain(say("imperium-ask-robbing", { open }));
});

test("inhabitants of a lair leave what it gives", () => {
  expect(tipOfToken("goblins", { game: "imperium", printed: PRINTED })).toContain("1 food, 1 wood");
});

test("everything that is new can be drawn", () => {
  const added = (kind: "monster" | "die" | "item" | "hero" | "land") =>
    Object.keys(PRINTED[kind]).filter((name) => !(name in BASE[kind]));
  for (const name of [...added("monster"), ...added("die"), ...added("item")])
    expect(icon(name)).not.toBe(icon("hero"));
  for (const name of added("hero")) expect(PORTRAITS[name]?.length).toBeGreaterThan(3);
  for (const name of added("land")) expect(sceneOf(name, 3).things.length).toBeGreaterThan(0);
});
