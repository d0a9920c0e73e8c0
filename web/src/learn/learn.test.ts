import { describe, expect, it } from "vitest";
import type { LessonShown } from "../net/wire";
import { placeAt, placesOf } from "./coach.svelte";
import { placed } from "./placing";

const step = (say: string, after: number, done = "") => ({ say, do: done, at: "", after });
const LESSON: LessonShown = {
  game: "toy",
  chapters: [
    { name: "one", steps: [step("hello", 2), step("more", 2), step("go", 2, "step north"), step("on", 5, "stop")] },
    { name: "two", steps: [step("end", 9)] },
  ],
};
const PLACES = placesOf(LESSON);
const said = (length: number, read: number) => placeAt(PLACES, length, read)?.step.say ?? "";

describe("coach", () => {
  it("reads on, then waits for what is to be done", () => {
    expect([said(2, 0), said(2, 1), said(2, 2), said(2, 3)]).toEqual(["hello", "more", "go", "go"]);
  });

  it("says nothing while others act, and goes on where the game is", () => {
    expect([said(3, 2), said(5, 0), said(9, 4)]).toEqual(["", "on", "end"]);
  });

  it("is back at what was to be done after something was taken back", () => {
    expect(said(2, 4)).toBe("go");
  });

  it("counts steps by chapter", () => {
    expect(PLACES.map(({ chapter, of }) => [chapter, ...of])).toEqual([
      [0, 1, 4],
      [0, 2, 4],
      [0, 3, 4],
      [0, 4, 4],
      [1, 1, 1],
    ]);
  });
});

describe("bubble", () => {
  const screen = { x: 0, y: 0, width: 400, height: 800 };
  const size = { width: 200, height: 100 };
  const isApart = (a: typeof screen, b: typeof screen) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

  it("stands beside its target, on the screen", () => {
    for (const x of [0, 180, 360])
      for (const y of [0, 400, 760]) {
        const target = { x, y, width: 40, height: 40 };
        const box = placed(target, size, screen, []);
        expect(isApart(box, target)).toBe(true);
        expect(box.x).toBeGreaterThanOrEqual(8);
        expect(box.y + box.height).toBeLessThanOrEqual(792);
      }
  });

  it("keeps off what is needed", () => {
    const target = { x: 100, y: 400, width: 100, height: 100 };
    const right = { x: 210, y: 300, width: 190, height: 300 };
    expect(isApart(placed(target, size, screen, [right]), right)).toBe(true);
  });
});
