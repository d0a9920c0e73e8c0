import { expect, test } from "vitest";
import { salt, unsalted } from "./salt";
import type { Entry } from "./wire";

const entry = (seq: number, key: string, seat: string): Entry => ({
  seq,
  at: 0,
  seat: -1,
  length: 0,
  told: [{ key, args: { seat }, text: "" }],
});

test("a salt is of letters and digits, and never the same", () => {
  expect(salt()).toMatch(/^[0-9a-f]{24}$/);
  expect(salt()).not.toBe(salt());
});

test("a seat is salted once, and again when somebody new sits there", () => {
  const log = [entry(1, "seated", "1"), entry(2, "salted", "1"), entry(3, "seated", "2")];
  expect(unsalted([0, 1], log)).toEqual([1]);
  expect(unsalted([0], [...log, entry(4, "vacated", "1"), entry(5, "seated", "1")])).toEqual([0]);
});
