// Components contain no text for people; every fixed key has a sentence.
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { has } from "./words";

const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const scripts = import.meta.glob<string>("../**/*.ts", { query: "?raw", import: "default", eager: true });
const SPOKEN = new Set([
  "title",
  "alt",
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-valuetext",
  "aria-roledescription",
  "label",
]);
const LETTERS = /\p{L}{2,}/u;

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

function literals(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) literals(one, found);
  else if (node && typeof node === "object") {
    const part = node as Node;
    if (part.type === "Text" && LETTERS.test(part.data ?? "")) found.push(part.data ?? "");
    if (part.type === "StyleDirective") return found;
    if (part.type === "Attribute") {
      if (!SPOKEN.has(part.name ?? "")) return found;
      return literals(part.value, found);
    }
    for (const [key, value] of Object.entries(part))
      if (key !== "css" && key !== "instance" && key !== "module") literals(value, found);
  }
  return found;
}

describe("words", () => {
  it.each(Object.keys(components).filter((path) => !path.includes("/gallery/")))(
    "%s says nothing by itself",
    (path) => {
      expect(literals(parse(components[path] ?? "", { modern: true }).fragment)).toEqual([]);
    },
  );

  it("has a sentence for every key that is written out", () => {
    const code = Object.entries({ ...components, ...scripts }).filter(([path]) => !path.includes(".test."));
    const keys = code.flatMap(([, text]) =>
      [...text.matchAll(/\bsay\(\s*"([a-z0-9.-]+)"/g)].map((found) => found[1] ?? ""),
    );
    expect([...new Set(keys)].filter((key) => !has(key))).toEqual([]);
  });

  it("uses every sentence that only the client has", () => {
    const pages = import.meta.glob<string>("../../../src/karak/words/en/**/*.ftl", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const own = Object.values(pages).flatMap((page) =>
      [...page.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1] ?? ""),
    );
    const code = Object.values({ ...components, ...scripts }).join("\n");
    const said = [...code.matchAll(/"(web-[a-z0-9-]+)"|`(web-[^`]*)`/g)].map((found) => found[1] ?? found[2] ?? "");
    const patterns = said.map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`));
    expect(own.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
