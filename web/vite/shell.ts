// The worker's list of what the page is made of: scripts, styles, pictures and fonts.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

const isNeeded = (file: string) => /\.(js|css|svg|woff2)$/.test(file) && !file.includes("worker");

export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle(_, bundle) {
      const files = [...Object.keys(bundle), ...readdirSync("public")].filter(isNeeded).map((file) => `/${file}`);
      const build = createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 12);
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("there is no worker");
      const list = JSON.stringify(files).replaceAll('"', '\\"');
      worker.code = worker.code.replace("__SHELL__", list).replace("__BUILD__", build);
    },
  };
}
