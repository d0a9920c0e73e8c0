// How much script a browser loads until the first move of each game, and that it stays light.
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** Each game with those whose words it needs. */
const GAMES: Record<string, string[]> = {
  karak: ["karak"],
  goblin: ["karak", "goblin"],
  karak2: ["karak", "karak2"],
  imperium: ["karak", "karak2", "imperium"],
};
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

function isNeeded(chunk: Rolldown.OutputChunk, game: string): boolean {
  const words = ["words-en", ...(GAMES[game] ?? []).map((one) => `words-en-${one}`)];
  const isPage = (id: string) => [...PAGES, `games/${game}/Board.svelte`].some((page) => id.endsWith(page));
  return chunk.moduleIds.some(isPage) || words.includes(chunk.name);
}

export function weight(): Plugin {
  return {
    name: "weight",
    apply: "build",
    writeBundle(_, bundle) {
      const chunks: Chunks = new Map();
      for (const one of Object.values(bundle)) if (one.type === "chunk") chunks.set(one.fileName, one);
      const heavy = Object.keys(GAMES).filter((game) => {
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
