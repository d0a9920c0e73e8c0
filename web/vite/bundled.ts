// The client holds only packages that packing/bundled.toml names, where their licences are.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LIST = "../packing/bundled.toml";
const PACKAGE = /.*node_modules\/((?!\.)(?:@[^/]+\/)?[^/]+)/;

export function bundled(): Plugin {
  return {
    name: "bundled",
    apply: "build",
    generateBundle(_, bundle) {
      const named = new Set([...readFileSync(LIST, "utf8").matchAll(/^"?([^"#\s]+)"? = /gm)].map((match) => match[1]));
      const modules = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? one.moduleIds : []));
      const held = new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []));
      const missing = [...held].filter((one) => !named.has(one));
      if (missing.length) this.error(`packing/bundled.toml does not name ${missing.join(", ")}`);
    },
  };
}
