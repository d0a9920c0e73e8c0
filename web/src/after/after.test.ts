import { describe, expect, it } from "vitest";
import type { Fight, Mistake, Moment, Roll, Turning } from "../net/wire";
import { byTurn, courseOf, swingsOf, worstOf } from "./chances";
import { apart, scale, ticks } from "./charts";
import { boutOf, piled } from "./fights";
import { below, luckOf } from "./luck";

const roll = (seat: number, value: number): Roll => ({
  at: 1,
  turn: 1,
  seat,
  value,
  mean: 7,
  deviation: 2,
  at_least: 0.5,
  at_most: 0.5,
});
const fight = (win: number | null, result: Fight["result"]): Fight => ({
  at: 1,
  turn: 1,
  seat: 0,
  against: "",
  strength: 5,
  win,
  result,
});

describe("luck", () => {
  it("adds up what was rolled less what was expected, by player", () => {
    const luck = luckOf([roll(0, 9), roll(1, 2), roll(0, 4)], 0);
    expect(luck.sums).toEqual([0, 2, -1]);
    expect(luck.deviations).toEqual([0, 2, Math.sqrt(8)]);
    expect(luckOf([], 0).percent).toBe(50);
  });

  it("knows the normal distribution to a thousandth", () => {
    expect([-1.645, -1, 0, 1, 1.96].map((z) => Math.round(below(z) * 1000))).toEqual([50, 159, 500, 841, 975]);
  });
});

describe("fights", () => {
  it("counts them, and the wins that were likely", () => {
    const bout = boutOf([fight(0.5, "won"), fight(0.25, "lost"), fight(0.25, "tied")], 0);
    expect([bout.won, bout.tied, bout.lost, bout.expected]).toEqual([1, 1, 1, 1]);
    expect(boutOf([fight(null, "won")], 0).expected).toBeNull();
  });

  it("piles up like chances", () => {
    const dots = piled([
      fight(0.51, "lost"),
      fight(0.5, "won"),
      fight(0.59, "tied"),
      fight(1, "won"),
      fight(null, "won"),
    ]);
    expect(dots.map(({ fight: { result }, low, side, level }) => [result, low, side, level])).toEqual([
      ["won", 50, 0, 0],
      ["won", 90, 0, 0],
      ["tied", 50, 1, 0],
      ["lost", 50, 0, 1],
    ]);
  });
});

describe("chances", () => {
  const moment = (at: number, turn: number, ...chances: number[]): Moment => ({
    at,
    turn,
    who: 0,
    chances,
    errors: [],
    swings: [],
    swing_errors: [],
  });

  it("are drawn in percent, action by action, and listed turn by turn", () => {
    const moments = [moment(0, 1, 0.5, 0.5), moment(1, 1, 0.25, 0.75), moment(2, 2, 1, 0)];
    expect(courseOf(moments, 1)).toEqual([
      [0, 50],
      [1, 75],
      [2, 0],
    ]);
    expect(byTurn(moments).map((one) => one.at)).toEqual([1, 2]);
  });

  it("swing for the players concerned, the winner first", () => {
    const turning: Turning = { at: 1, turn: 1, who: -1, action: "", told: [], swings: [-0.2, 0.004, 0.2], errors: [] };
    expect(swingsOf(turning)).toEqual([
      { seat: 2, by: 20 },
      { seat: 0, by: -20 },
    ]);
  });

  it("are given away most by the worst choice of a seat", () => {
    const mistake = (seat: number, at: number, loss: number): Mistake => ({
      at,
      turn: 1,
      seat,
      action: "",
      better: "",
      loss,
      error: 0,
    });
    const mistakes = [mistake(0, 3, 0.1), mistake(1, 5, 0.4), mistake(0, 7, 0.2)];
    expect(worstOf(mistakes, 0)?.at).toBe(7);
    expect(worstOf(mistakes, 2)).toBeUndefined();
  });
});

describe("charts", () => {
  it("have round numbers at their axes", () => {
    expect(ticks({ low: 0, high: 7 }, 4)).toEqual([0, 2, 4, 6]);
    expect(ticks({ low: -12, high: 12 }, 4)).toEqual([-10, 0, 10]);
    expect(ticks({ low: 0, high: 1 }, 4)).toEqual([0, 1]);
  });

  it("put values in their place, also a single one", () => {
    expect([0, 5, 10].map(scale({ low: 0, high: 10 }, 100, 0))).toEqual([100, 50, 0]);
    expect(scale({ low: 3, high: 3 }, 0, 10)(3)).toBe(0);
  });

  it("keep labels apart and inside", () => {
    expect(apart([50, 50, 52], 10, 0, 60)).toEqual([40, 50, 60]);
  });
});
