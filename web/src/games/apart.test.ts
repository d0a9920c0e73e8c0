// A title stays in its folder: shared files name no title, and a folder imports only from the title it extends.
import { expect, test } from "vitest";
import { lineOf, titles } from "./titles";

const own = import.meta.glob<string>(["./*/*.ts", "./*/*.svelte"], { query: "?raw", import: "default", eager: true });
const shared = import.meta.glob<string>(
  ["../**/*.{ts,svelte,css,json}", "../../{vite,svelte}.config.{ts,js}", "../../vite/*", "../../*.html", "!./*/**"],
  { query: "?raw", import: "default", eager: true },
);
const words = import.meta.glob<string>("../../../src/karak/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const anyOf = `(?:${titles().join("|")})`;
/** A title in quotes, a key of its words, or its folder. */
const NAMED = new RegExp(
  `["'\`]${anyOf}["'\`]|\\b(?:web|learn)-(?:[a-z]+-)*${anyOf}-|\\bgames/${anyOf}\\b|["'\`]${anyOf}-[a-z]+-[a-z]`,
  "g",
);

test("no board takes anything from a game that it does not extend", () => {
  const uses = Object.entries(own).flatMap(([path, source]) => {
    const title = path.split("/")[1] ?? "";
    const others = [...source.matchAll(/from "\.\.\/(\w+)\//g)].map(([, other = ""]) => other);
    return others.filter((other) => !lineOf(title).includes(other)).map((other) => `${title} uses ${other}`);
  });
  expect(uses).toEqual([]);
});

test("no shared file names a title", () => {
  expect(Object.keys(shared).length).toBeGreaterThan(150);
  const named = Object.entries(shared).flatMap(([path, source]) =>
    [...source.matchAll(NAMED)].map(([found]) => `${path}: ${found}`),
  );
  expect(named).toEqual([]);
});

test("no shared sentence is about one title", () => {
  const keys = new RegExp(`^(?:[a-z0-9-]+-)?${anyOf}(?:-[a-z0-9-]+)? =|\\[${anyOf}\\]`, "gm");
  const named = Object.entries(words).flatMap(([path, page]) =>
    [...page.matchAll(keys)].map(([found]) => `${path}: ${found}`),
  );
  expect(named).toEqual([]);
});
