import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismiss, hold, release, tell, toasts } from "./toasts.svelte";

const LONG = "x".repeat(100);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const toast of toasts.list) dismiss(toast.id);
  vi.useRealTimers();
});

test("a toast goes away by itself, a long one later", () => {
  tell("short");
  tell(LONG);
  vi.advanceTimersByTime(5000);
  expect(toasts.list.map((toast) => toast.text)).toEqual([LONG]);
  vi.advanceTimersByTime(6000);
  expect(toasts.list).toEqual([]);
});

test("it stays while the player points at it", () => {
  tell("short");
  const [toast] = toasts.list;
  if (!toast) throw new Error("nothing was told");
  hold(toast);
  vi.advanceTimersByTime(60_000);
  expect(toasts.list).toHaveLength(1);
  release(toast);
  vi.advanceTimersByTime(60_000);
  expect(toasts.list).toEqual([]);
});
