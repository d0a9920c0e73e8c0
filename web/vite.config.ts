import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Drawn small, an icon needs one decimal only; a number that loses its point must not grow together with the one before. */
function rounded(body: string): string {
  return body.replace(/\d*\.\d+/g, (whole, at: number) => {
    const short = String(Math.round(Number(whole) * 10) / 10).replace(/^0\./, ".");
    return /\d/.test(body[at - 1] ?? "") ? ` ${short}` : short;
  });
}

/** `import sword from "icon:broadsword"`: the inside of one icon's svg, 512 by 512, out of the set of thousands. */
function icons(): Plugin {
  let known: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      known ??= JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")).icons;
      const icon = known?.[id.slice("\0icon:".length)];
      if (!icon) throw new Error(`there is no ${id.slice(1)}`);
      return `export default ${JSON.stringify(rounded(icon.body))}`;
    },
  };
}

/** The worker's list of what the page is made of: letters of our languages, no pictures of other sizes. */
function shell(): Plugin {
  const isNeeded = (file: string) => /\.(js|css|svg|woff2)$/.test(file) && !/cyrillic|greek|vietnamese|worker/.test(file);
  return {
    name: "shell",
    generateBundle(_, bundle) {
      const files = [...Object.keys(bundle), ...readdirSync("public")].filter(isNeeded).map((file) => `/${file}`);
      const build = createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 12);
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("there is no worker");
      worker.code = worker.code.replace("__SHELL__", JSON.stringify(files).replaceAll('"', '\\"')).replace("__BUILD__", build);
    },
  };
}

const SERVER = process.env.KARAK_SERVER ?? "127.0.0.1:8777";

export default defineConfig({
  plugins: [icons(), svelte(), shell()],
  base: "/",
  build: {
    outDir: "../src/karak/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", worker: "src/pwa/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  test: { setupFiles: "src/words/all.ts" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": `http://${SERVER}`, "/join": `http://${SERVER}`, "/ws": { target: `ws://${SERVER}`, ws: true } },
  },
});
