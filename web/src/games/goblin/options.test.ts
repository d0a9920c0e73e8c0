// How its options read, and which keys choose them.
import { beforeAll, expect, test } from "vitest";
import { keysOf, option } from "../../table/offered";
import { labelOf } from "../../words/labels";
import { speak } from "../../words/words";

beforeAll(() => speak("en"));

test("a turn that ended by itself is ended by word", () => {
  expect(labelOf("goblin", "turn-over", option("end turn", "end-turn"))).toBe("End the turn");
});

test("an answer that is given often has its own keys", () => {
  expect(keysOf("goblin", option("stack as-shown", "stack-as-shown"))).toEqual(["d"]);
  expect(keysOf("goblin", option("visit merchant", "visit-merchant"))).toEqual(["m"]);
  expect(keysOf("goblin", option("end turn", "end-turn"))).toEqual(["d"]);
  expect(keysOf("goblin", option("fight slime", "fight", ["slime"]))).toEqual([]);
});
