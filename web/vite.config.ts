import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pageOf } from "./src/words/pages.ts";
import { bundled } from "./vite/bundled.ts";
import { fonts } from "./vite/fonts.ts";
import { icons, pictures } from "./vite/icons.ts";
import { shell } from "./vite/shell.ts";
import { weight } from "./vite/weight.ts";

/** One chunk for each language, each game in it, and what is said later. */
function words(id: string): string | null {
  const page = pageOf(id);
  return page && ["words", page.language, page.load].filter(Boolean).join("-");
}

const SERVER = process.env.KARAK_SERVER ?? "127.0.0.1:8777";

export default defineConfig({
  plugins: [bundled(), icons(), pictures(), svelte(), shell(), weight()],
  base: "/",
  css: { postcss: { plugins: [fonts()] } },
  build: {
    outDir: "../src/karak/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: "index.html", worker: "src/pwa/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: words, debugName: "words" }] },
      },
    },
  },
  test: { setupFiles: "src/words/all.ts", css: true },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": `http://${SERVER}`, "/join": `http://${SERVER}`, "/ws": { target: `ws://${SERVER}`, ws: true } },
  },
});
