import { describe, expect, it } from "vitest";
import { sensible } from "./settings.svelte";

describe("a stored setting", () => {
  it("is used where it makes sense", () => {
    const kept = JSON.stringify({ version: 1, name: "Ann", speed: 0.5, still: true, endsTurns: true });
    expect(sensible(kept)).toEqual({ name: "Ann", speed: 0.5, still: true, endsTurns: true });
  });

  it("is left out where it makes none", () => {
    const kept = JSON.stringify({
      version: 1,
      name: 7,
      speed: 12,
      theme: "pink",
      contrast: "yes",
      unknown: 1,
      chat: false,
    });
    expect(sensible(kept)).toEqual({ chat: false });
  });

  it.each(["", "{", "null", "[]", "7", '{"name":"Ann"}', '{"version":0,"name":"Ann"}', null])(
    "is nothing: %s",
    (text) => {
      expect(sensible(text)).toEqual({});
    },
  );
});
