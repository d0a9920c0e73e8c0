import { expect, test } from "vitest";
import { trailsOf } from "./trails";

let seq = 0;
const entry = (length: number, key: string, args: Record<string, string>) => ({
  seq: ++seq,
  at: 0,
  seat: 0,
  length,
  told: [{ key, args }],
});
const log = [
  entry(0, "turn-began", { hero: "taia" }),
  entry(1, "stepped", { hero: "taia", place: "1" }),
  entry(2, "stepped", { hero: "taia", place: "2" }),
  entry(3, "turn-began", { hero: "ulrich" }),
  entry(4, "stepped", { hero: "ulrich", place: "3" }),
  entry(5, "turn-began", { hero: "taia" }),
  entry(6, "stepped", { hero: "taia", place: "4" }),
];

test("a trail is the last turn, from where it began", () => {
  expect(trailsOf(log, 6)).toEqual({ taia: [2, 4], ulrich: [0, 3] });
});

test("of the past only what had happened by then is told", () => {
  expect(trailsOf(log, 3)).toEqual({ taia: [0, 1, 2], ulrich: [0] });
});

test("what is taken back leaves no trail", () => {
  const back = [
    ...log,
    entry(5, "undone", { name: "Ann", length: "5" }),
    entry(6, "stepped", { hero: "taia", place: "5" }),
  ];
  expect(trailsOf(back, 6).taia).toEqual([2, 5]);
});
