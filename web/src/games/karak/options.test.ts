// How its options read, and which keys choose them.
import { beforeAll, expect, test } from "vitest";
import { keysOf, option } from "../../table/offered";
import { labelOf } from "../../words/labels";
import { speak } from "../../words/words";

beforeAll(() => speak("en"));

test("labels list the things of one argument, and numbers are as they are typed", () => {
  const lay = option("lay nes", "lay", ["nes"], ["north", "east", "south"]);
  expect(labelOf("karak", "turning", lay)).toBe("Lay it open north, east, south");
  expect(labelOf("karak", "", option("roll 3 5", "roll", ["3"], ["5"]))).toBe("roll 3 5");
});

test("an answer that is given often has its own keys", () => {
  expect(keysOf("karak", option("step north", "step", ["north"]))).toEqual(["n", "ArrowUp"]);
  expect(keysOf("karak", option("stop", "stop"))).toEqual(["d"]);
});
