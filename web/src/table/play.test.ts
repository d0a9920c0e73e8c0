import { describe, expect, it, vi } from "vitest";
import type { Seen } from "../net/merge";
import { LiveTable } from "../net/table.svelte";
import type { Answer } from "../net/wire";
import type { Option } from "./contract";
import { Play } from "./play.svelte";

const NORTH: Option = { text: "step north", verb: "step", args: [["north"]], anchors: [] };

/** A table that has told event 5 and answers on request. */
function sitting() {
  const table = new LiveTable("t");
  const tell = (seq: number) => {
    table.seen = { seq, view: {}, log: [], decision: { who: 0, step: "moving", options: [NORTH] } } as unknown as Seen;
  };
  tell(5);
  const settle: ((answer: Answer) => void)[] = [];
  const act = vi.spyOn(table, "act").mockImplementation(() => new Promise((done) => settle.push(done)));
  const answer = async () => {
    settle.shift()?.({ type: "answer", id: "", ok: true, seq: 0, key: "", args: {} } as Answer);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { play: new Play(table), tell, act, answer };
}

describe("what is chosen", () => {
  it("is sent once, however often it is pressed", () => {
    const { play, act } = sitting();
    void play.choose(NORTH);
    void play.choose(NORTH);
    expect(play.isBusy).toBe(true);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("can be followed by the next choice as soon as that is asked for, before the answer", async () => {
    const { play, tell, act, answer } = sitting();
    void play.choose(NORTH);
    tell(6);
    expect(play.isBusy).toBe(false);
    void play.choose(NORTH);
    expect(act).toHaveBeenCalledTimes(2);
    await answer();
    expect(play.isBusy).toBe(true);
    await answer();
    expect(play.isBusy).toBe(false);
  });

  it("can be chosen again if it was refused", async () => {
    const { play, answer } = sitting();
    void play.choose(NORTH);
    await answer();
    expect(play.isBusy).toBe(false);
  });
});
