// A title without a folder in this client has no board and no sentences.
import { describe, expect, it } from "vitest";
import { manifestOf } from "../games/manifest";
import { learn } from "../words/words";
import { choicesOf, questionOf } from "./choices";
import { isShort, labelOf, readable, rowsOf, textOf } from "./plain";
import { brief, sentence, titleOf } from "./story";

const TOY = "toy-game";

describe("a title without a folder", () => {
  it("is learnt without a fault, though no server answers", async () => {
    await learn(TOY);
    expect(titleOf(TOY)).toBe("Toy game");
  });

  it("asks by the name of the step and lists every option at the prompt", () => {
    expect(questionOf(TOY, "picking-up", {})).toBe("Picking up");
    const options = ["3", "5"].map((n) => ({ text: `take ${n}`, verb: "take", args: [[n]], anchors: [`heap:${n}`] }));
    expect(choicesOf(TOY, "picking-up", options, false)).toMatchObject([
      { label: "take 3", key: "1", place: "prompt" },
      { label: "take 5", key: "2", place: "prompt" },
    ]);
  });

  it("tells events by their names", () => {
    const told = { key: "heap-taken", args: { hero: "left-hand", heap: "", number: "3" }, text: "" };
    expect([brief(TOY, told), sentence(TOY, told)]).toEqual(["Heap taken: left hand, 3", "Heap taken: left hand, 3"]);
    expect(sentence(TOY, { ...told, args: {} })).toBe("Heap taken");
  });

  it("is walked field by field", async () => {
    const { walk } = await manifestOf(TOY).walk();
    const walked = walk({ turn: 2, heaps: [{ left: 3 }, { left: 5 }] }, 0, TOY);
    expect([walked.start, walked.at("turn"), walked.at("nowhere")]).toEqual(["turn", "Turn: 2", ""]);
    expect(walked.ways("turn")).toMatchObject([{ key: "ArrowDown", name: "Heaps", to: "heaps", text: "2 entries" }]);
  });

  it("has a board and a picture like any other", async () => {
    const { board, art } = manifestOf(TOY);
    for (const part of [await board(), await art()]) expect(part.default).toBeTypeOf("function");
  });
});

describe("a view without a board", () => {
  it("is read in words", () => {
    expect([readable("steps_left"), labelOf("put-back", TOY)]).toEqual(["Steps left", "Put back"]);
    expect([true, null, [], -1, "magic-wand"].map((value) => textOf(value, TOY))).toEqual([
      "yes",
      "none",
      "none",
      "-1",
      "magic wand",
    ]);
    expect(textOf({ red_ones: 2, blue: ["a", "b"] }, TOY)).toBe("Red ones 2, Blue a, b");
  });

  it("folds what is long or deep, and lays lists of the like out in columns", () => {
    expect([3, [1, 2], { a: 1 }, [[1]], [{ a: 1 }], Array(13).fill(0)].map(isShort)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    const rows = [{ x: 1 }, { x: 2, items: ["a"] }];
    expect(rowsOf(rows)).toEqual({ rows, columns: ["x", "items"] });
    expect([rowsOf([{ deep: [{ x: 1 }] }]), rowsOf([1]), rowsOf({ x: 1 })]).toEqual([null, null, null]);
  });
});
