import { expect, test, vi } from "vitest";
import { Camera, NO_INSET } from "./camera";

vi.stubGlobal("cancelAnimationFrame", () => undefined);
const box = { x: 0, y: 0, width: 300, height: 400 };

function stepped(): Camera {
  const camera = new Camera();
  camera.size = { width: 400, height: 800 };
  camera.inset = { ...NO_INSET, bottom: 600 };
  camera.reveal(box, 0);
  return camera;
}

test("what a panel covers is looked at from farther away, and from as near as before when it is gone", () => {
  const camera = stepped();
  expect(camera.look.k).toBe(0.5);
  camera.reveal(box, 0);
  expect(camera.look.k).toBe(0.5);
  camera.inset = NO_INSET;
  camera.reveal(box, 0);
  expect(camera.look).toEqual({ k: 1, x: 50, y: 200 });
});

test("a player who has zoomed meanwhile is left alone", () => {
  const camera = stepped();
  camera.zoom(0.8, 0, 0);
  camera.inset = NO_INSET;
  camera.reveal(box, 0);
  expect(camera.look.k).toBe(0.4);
});

test("what is in view already moves nothing", () => {
  const camera = new Camera();
  camera.size = { width: 400, height: 800 };
  camera.set({ x: 10, y: 20, k: 1 });
  camera.reveal(box, 0);
  expect(camera.look).toEqual({ x: 10, y: 20, k: 1 });
});

test("what is in view, or will be once it has got there, is known", () => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  const camera = new Camera();
  camera.size = { width: 400, height: 800 };
  camera.set({ x: 10, y: 20, k: 1 });
  expect(camera.sees(box)).toBe(true);
  camera.pan(-20, 0);
  expect(camera.sees(box)).toBe(false);
  camera.reveal(box, 400);
  expect(camera.sees(box)).toBe(true);
  camera.stop();
  expect(camera.sees(box)).toBe(false);
});
