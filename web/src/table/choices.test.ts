// The keys that choose an option.
import { expect, test } from "vitest";
import { choicesOf } from "./choices";
import type { Option } from "./contract";

const option = (text: string, verb: string, ...args: string[][]): Option => ({ text, verb, args, anchors: [] });
const also = (game: string, one: Option) => choicesOf(game, "", [one], true)[0]?.also;

test("an answer that is given often has keys of its own", () => {
  expect(also("karak", option("step north", "step", ["north"]))).toEqual(["n", "ArrowUp"]);
  expect(also("karak", option("stop", "stop"))).toEqual(["d"]);
  expect(also("karak2", option("move east", "move", ["east"]))).toEqual(["ArrowRight"]);
  expect(also("karak2", option("move northeast", "move", ["northeast"]))).toEqual([]);
  expect(also("imperium", option("done", "done"))).toEqual(["d"]);
  expect(also("goblin", option("stack as-shown", "stack-as-shown"))).toEqual(["d"]);
  expect(also("goblin", option("visit merchant", "visit-merchant"))).toEqual(["m"]);
  expect(also("goblin", option("end turn", "end-turn"))).toEqual(["d"]);
  expect(also("goblin", option("fight slime", "fight", ["slime"]))).toEqual([]);
});
