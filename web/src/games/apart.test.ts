import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./*/*.ts", "./*/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const SHARED = ["imperium uses karak2"]; // the same land, with a crown to fight for

test("no board takes anything from another game", () => {
  const uses = Object.entries(sources).flatMap(([path, source]) => {
    const game = path.split("/")[1];
    return [...source.matchAll(/from "\.\.\/(\w+)\//g)].map(([, other]) => `${game} uses ${other}`);
  });
  expect([...new Set(uses)]).toEqual(SHARED);
});
