import { describe, expect, it } from "vitest";
import { nearest } from "./roving";

const at = (point: { x: number; y: number }) => point;
const here = { x: 0, y: 0 };
const near = { x: 100, y: 0 };
const far = { x: 200, y: 0 };
const aslant = { x: 90, y: 90 };
const above = { x: 0, y: -50 };
const all = [far, aslant, near, above, here];

describe("arrows on a board", () => {
  it("go to the nearest straight ahead", () => {
    expect(nearest(here, all, [1, 0], at)).toBe(near);
    expect(nearest(near, all, [1, 0], at)).toBe(far);
    expect(nearest(here, all, [0, -1], at)).toBe(above);
  });

  it("take what lies aslant if nothing else does", () => {
    expect(nearest(here, all, [0, 1], at)).toBe(aslant);
  });

  it("stay where nothing lies ahead", () => {
    expect(nearest(far, all, [1, 0], at)).toBeUndefined();
  });
});
