// How much script a browser loads until the first move of each game, and that it stays light.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const GAMES = "src/games";
const PAGES = ["src/main.ts", "welcome/Home.svelte", "table/TablePage.svelte"];
const LIMIT = 150_000;

type Chunks = Map<string, Rolldown.OutputChunk>;

/** A chunk and all that it imports, by file name. */
function closure(chunks: Chunks, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const other of chunks.get(file)?.imports ?? []) closure(chunks, other, found);
  return found;
}

function titles(): string[] {
  return readdirSync(GAMES).filter((folder) => existsSync(`${GAMES}/${folder}/title.json`));
}

/** A title and those it extends, the nearest first. */
function lineOf(title: string): string[] {
  const base: string = JSON.parse(readFileSync(`${GAMES}/${title}/title.json`, "utf8")).extends;
  return base ? [title, ...lineOf(base)] : [title];
}

function isNeeded(chunk: Rolldown.OutputChunk, title: string): boolean {
  const line = lineOf(title);
  const board =
    line.map((one) => `games/${one}/Board.svelte`).find((file) => existsSync(`src/${file}`)) ?? "PlainBoard.svelte";
  const words = ["words-en", ...line.map((one) => `words-en-${one}`)];
  return (
    chunk.moduleIds.some((id) => [...PAGES, board].some((page) => id.endsWith(page))) || words.includes(chunk.name)
  );
}

export function weight(): Plugin {
  return {
    name: "weight",
    apply: "build",
    writeBundle(_, bundle) {
      const chunks: Chunks = new Map();
      for (const one of Object.values(bundle)) if (one.type === "chunk") chunks.set(one.fileName, one);
      const heavy = titles().filter((game) => {
        const needed = [...chunks.values()].filter((chunk) => isNeeded(chunk, game));
        const loaded = new Set(needed.flatMap((chunk) => [...closure(chunks, chunk.fileName)]));
        const bytes = [...loaded].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? "").length, 0);
        console.log(`${game}: ${(bytes / 1000).toFixed(1)} kB of script to the first move (gzip)`);
        return bytes > LIMIT;
      });
      if (heavy.length) this.error(`more than ${LIMIT / 1000} kB of script: ${heavy.join(", ")}`);
    },
  };
}
