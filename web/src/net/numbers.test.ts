import { describe, expect, it } from "vitest";
import { canonical, digest } from "./digest";

type Pages<T> = Record<string, T>;
const numbers = Object.values(
  import.meta.glob("../../../tests/data/numbers.json", { eager: true, import: "numbers" }) as Pages<[string, string][]>,
).flat();
const views = Object.values(
  import.meta.glob("../../../tests/data/numbers.json", { eager: true, import: "views" }) as Pages<
    { view: Record<string, unknown>; hash: string }[]
  >,
).flat();

describe("the numbers that both runtimes share", () => {
  it("are written here as the server writes them", () => {
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.map(([read]) => canonical(Number(read)))).toEqual(numbers.map(([, written]) => written));
  });

  it("make the server's hash of a view", () => {
    expect(views.length).toBeGreaterThan(3);
    expect(views.map(({ view }) => digest(view))).toEqual(views.map(({ hash }) => hash));
  });
});
