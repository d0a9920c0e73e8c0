import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seen } from "../net/merge";
import { LiveTable } from "../net/table.svelte";
import type { Entry } from "../net/wire";
import { Director, type Shot, TUMBLE_MS } from "./director.svelte";

const ME = 0;
const BOT = 1;
const LONG = 60_000;

const seenAt = (seq: number) => ({ seq, view: {}, log: [] }) as unknown as Seen;
const lines = (seat: number, keys: string[]): Entry[] => [
  { seq: 0, at: 0, seat, length: 0, told: keys.map((key) => ({ key, args: {} })) },
];
const keysOf = ({ news }: Shot) => news.flatMap((entry) => entry.told.map(({ key }) => key));

/** A table whose news the test tells, seen through a director. */
function sitting() {
  let pace = 1;
  const table = new LiveTable("t");
  table.seen = seenAt(1);
  const director = new Director(table, {
    pace: () => pace,
    actsOf: (shot) => {
      const isMine = shot.news.some((entry) => entry.seat === ME);
      const all = keysOf(shot).join(" ").split(" then ");
      return all.flatMap((some) => {
        const [rolls, isOver] = [some.includes("rolled"), some.includes("won")];
        const told = some.split(" ").map((key) => ({ key, args: {} }));
        return rolls || isOver ? [{ told, rolls, isOver, isMine }] : [];
      });
    },
    isMine: (shot) => shot.news.some((entry) => entry.seat === ME),
    isMove: (shot) => !keysOf(shot).includes("said"),
  });
  const tell = (seat: number, ...keys: string[]) => {
    const was = table.seen && { seen: table.seen, news: table.news };
    table.news = lines(seat, keys);
    table.seen = seenAt((table.seen?.seq ?? 0) + 1);
    table.onTold(was);
  };
  const shown = () => director.shown?.seq;
  return { table, director, tell, shown, setPace: (given: number) => (pace = given) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the director", () => {
  it("shows nothing of a roll before its dice have landed", () => {
    const { director, tell, shown } = sitting();
    tell(ME, "rolled", "won");
    expect([shown(), director.news, director.scene?.kind]).toEqual([1, [], "rolling"]);
    vi.advanceTimersByTime(TUMBLE_MS - 1);
    expect([shown(), director.isPlaying]).toEqual([1, true]);
    vi.advanceTimersByTime(1);
    expect([shown(), director.scene?.kind]).toEqual([2, "over"]);
    expect(director.isPlaying).toBe(true);
  });

  it("keeps the stage of an own fight for a while, and a tap ends it", () => {
    const { director, tell } = sitting();
    tell(ME, "rolled", "won");
    director.skip();
    expect(director.scene?.kind).toBe("over");
    director.skip();
    expect([director.scene, director.isPlaying]).toEqual([null, false]);
  });

  it("plays several fights of one moment one after the other, and shows the board after the last", () => {
    const { director, tell, shown } = sitting();
    tell(BOT, "rolled", "won", "then", "rolled", "lost", "won");
    const told = () => director.scene?.told.map(({ key }) => key).join();
    expect(told()).toBe("rolled,won");
    while (told() === "rolled,won") {
      expect(shown()).toBe(1);
      vi.advanceTimersByTime(100);
    }
    expect([told(), shown(), director.scene?.kind]).toEqual(["rolled,lost,won", 1, "rolling"]);
    vi.advanceTimersByTime(TUMBLE_MS);
    expect(shown()).toBe(2);
  });

  it("asks soon after a roll that leaves something to decide", () => {
    const { director, tell } = sitting();
    tell(ME, "rolled");
    vi.advanceTimersByTime(TUMBLE_MS);
    expect(director.scene?.kind).toBe("open");
    vi.advanceTimersByTime(TUMBLE_MS);
    expect(director.isPlaying).toBe(false);
  });

  it("lets the moves of others pass one after the other, in order", () => {
    const { tell, shown } = sitting();
    for (let i = 0; i < 3; i++) tell(BOT, "stepped");
    const seen: (number | undefined)[] = [];
    for (let i = 0; i < 40; i++) {
      if (seen.at(-1) !== shown()) seen.push(shown());
      vi.advanceTimersByTime(100);
    }
    expect(seen).toEqual([2, 3, 4]);
  });

  it("ends all scenes of others with one tap", () => {
    const { director, tell, shown } = sitting();
    tell(BOT, "rolled", "won");
    tell(BOT, "stepped");
    director.skip();
    expect([shown(), director.isPlaying]).toEqual([3, false]);
  });

  it("is instant where the player wants that", () => {
    const { director, tell, shown, setPace } = sitting();
    setPace(0);
    tell(ME, "rolled", "won");
    expect([shown(), director.scene]).toEqual([2, null]);
  });

  it("shows the present at once when it is far behind", () => {
    const { director, tell, shown } = sitting();
    for (let i = 0; i < 30; i++) tell(BOT, "rolled", "won");
    expect(shown()).toBeGreaterThan(15);
    tell(BOT, "stepped");
    vi.advanceTimersByTime(LONG);
    expect([shown(), director.isPlaying]).toEqual([32, false]);
  });

  it("shows a fresh start at once, whatever was still to come", () => {
    const { table, director, tell, shown } = sitting();
    tell(BOT, "rolled", "won");
    tell(BOT, "stepped");
    table.seen = seenAt(9);
    table.onTold(null);
    expect([shown(), director.isPlaying]).toEqual([9, false]);
  });

  it("does not hold back the answer to an own move", () => {
    const { director, tell, shown } = sitting();
    tell(ME, "stepped");
    expect([shown(), director.isPlaying]).toEqual([2, false]);
  });

  it("shows everything when the player acts", () => {
    const { director, tell, shown } = sitting();
    tell(ME, "rolled", "won");
    tell(BOT, "stepped");
    director.flush();
    vi.advanceTimersByTime(LONG);
    expect([shown(), director.isPlaying]).toEqual([3, false]);
  });

  it("plays again what others did since the last own move, and tells no news twice", () => {
    const { director, tell, shown } = sitting();
    tell(ME, "stepped");
    tell(BOT, "stepped");
    tell(BOT, "rolled", "won");
    vi.advanceTimersByTime(LONG);
    director.again();
    expect([shown(), director.isAgain]).toEqual([3, true]);
    vi.advanceTimersByTime(LONG);
    expect([shown(), director.isAgain, director.isPlaying]).toEqual([4, false, false]);
    expect(director.news).toEqual([]);
  });

  it("ends scenes that are shown once more when there is fresh news, of which nothing shows too early", () => {
    const { director, tell, shown } = sitting();
    tell(BOT, "stepped");
    tell(BOT, "moved");
    vi.advanceTimersByTime(LONG);
    director.again();
    tell(BOT, "rolled", "won");
    expect([director.isAgain, director.scene?.kind, shown(), director.news]).toEqual([false, "rolling", 3, []]);
    vi.advanceTimersByTime(TUMBLE_MS);
    expect([shown(), director.news.length]).toEqual([4, 1]);
  });

  it("has told a fight that was on the stage, so that the board need not", () => {
    const { director, tell } = sitting();
    tell(BOT, "rolled", "won");
    vi.advanceTimersByTime(LONG);
    expect(director.hasTold).toBe(true);
    tell(BOT, "stepped");
    expect(director.hasTold).toBe(false);
  });
});
