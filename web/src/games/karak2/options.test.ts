// How its options read, and which keys choose them.
import { beforeAll, expect, test } from "vitest";
import { keysOf, option } from "../../table/offered";
import { labelOf } from "../../words/labels";
import { speak } from "../../words/words";

beforeAll(() => speak("en"));

test("labels name chasms, what is saved, and differ at some steps", () => {
  const chasms = option("lay ne-sw", "lay", ["northeast", "southwest"]);
  expect(labelOf("karak2", "turning", chasms)).toBe("Chasms: north-east, south-west");
  expect(labelOf("karak2", "acting", option("build stable", "build", ["stable"], []))).toBe("Build stable");
  const found = option("found city saving food", "found-city", ["food"]);
  expect(labelOf("karak2", "acting", found)).toBe("Found your city, saving 1 food");
  const done = option("done", "done");
  expect(labelOf("karak2", "rolled", done)).toBe("Let the dice lie");
  expect(labelOf("karak2", "acting", done)).toBe("End the turn");
});

test("an answer that is given often has its own keys", () => {
  expect(keysOf("karak2", option("move east", "move", ["east"]))).toEqual(["ArrowRight"]);
  expect(keysOf("karak2", option("move northeast", "move", ["northeast"]))).toEqual([]);
});
