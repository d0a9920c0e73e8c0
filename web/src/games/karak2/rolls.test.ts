import { expect, test } from "vitest";
import { fallen, lying, waysTo } from "./rolls";
import type { Battle } from "./view.types";

const HERO = ["1", "1", "2", "3", "s", "ss"];
const KNIGHT = ["1", "1", "1", "1", "1", "s"];
const ARCHER = ["1", "1", "2", "2", "s", "s"];
const battle = (given: Partial<Battle>) => ({ joined: {}, dice: {}, ...given }) as Battle;
const facesOf = (...given: Parameters<typeof fallen>) => fallen(...given).map(({ face }) => face);

test("one die shows the face that was rolled", () => {
  for (const [roll, face] of [
    ["2", "2"],
    ["0s", "s"],
    ["0ss", "ss"],
  ] as const)
    expect(facesOf("hero", roll, null, null, HERO)).toEqual([face]);
});

test("several dice show their faces where only one way leads to the sum", () => {
  expect(facesOf("knight", "2s", battle({ joined: { knight: 3 } }), null, KNIGHT)).toEqual(["1", "1", "s"]);
});

test("where several ways lead to the sum, no die shows a face that it may not have", () => {
  expect(waysTo("3s", 3, ["1", "2", "s"])).toEqual([["1", "2", "s"]]);
  expect(facesOf("archer", "4", battle({ joined: { archer: 3 } }), null, ARCHER)).toEqual(["1", "1", "2"]);
  expect(facesOf("bear", "2", battle({ joined: { bear: 2 } }), null, ["0", "1", "2"])).toEqual(["", ""]);
});

test("the faces that the table shows come before any guess", () => {
  const now = battle({ dice: { archer: { 1: 1, s: 2 } } });
  expect(facesOf("archer", "1ss", battle({ joined: { archer: 3 } }), now, ARCHER)).toEqual(["1", "s", "s"]);
});

test("dice of other kinds lie where they were", () => {
  const before = battle({ dice: { hero: { 2: 1 }, knight: { 1: 2 } } });
  expect(lying(before, ["hero"])).toEqual([
    { kind: "knight", face: "1", lies: true },
    { kind: "knight", face: "1", lies: true },
  ]);
});
