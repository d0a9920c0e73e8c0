// Letters in one format: every browser that runs the client reads woff2.
import type { Plugin } from "vite";

const OLD = /,\s*url\([^)]+\.woff\)\s*format\(['"]?woff['"]?\)/g;

export function fonts(): Plugin {
  return {
    name: "fonts",
    apply: "build",
    generateBundle(_, bundle) {
      for (const [file, one] of Object.entries(bundle)) {
        if (file.endsWith(".woff")) delete bundle[file];
        if (one.type === "asset" && file.endsWith(".css")) one.source = String(one.source).replace(OLD, "");
      }
    },
  };
}
