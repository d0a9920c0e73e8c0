// Icons out of the set of thousands, in two ways: one as text in a script, or many in one picture that is loaded beside it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

const SET = "node_modules/@iconify-json/game-icons/icons.json";
const MADE = "node_modules/.pictures";
let known: Record<string, { body: string }> | undefined;

/** Drawn small, an icon needs one decimal only; a number that loses its point must not grow together with the one before. */
function rounded(body: string): string {
  return body.replace(/\d*\.\d+/g, (whole, at: number) => {
    const short = String(Math.round(Number(whole) * 10) / 10).replace(/^0\./, ".");
    return /\d/.test(body[at - 1] ?? "") ? ` ${short}` : short;
  });
}

function bodyOf(name: string): string {
  known ??= JSON.parse(readFileSync(SET, "utf8")).icons;
  const icon = known?.[name];
  if (!icon) throw new Error(`there is no icon called ${name}`);
  return rounded(icon.body);
}

/** `import sword from "icon:broadsword"`: the inside of its svg, 512 by 512. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0icon:") ? `export default ${JSON.stringify(bodyOf(id.slice(6)))}` : undefined),
  };
}

/** `import art from "./cards.json?pictures"`: the address of one svg with all of its icons, each by its key: `art#key`. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "pictures") return undefined;
      const wanted: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
      const drawn = Object.entries(wanted).map(
        ([key, name]) => `<g id="${key}">${bodyOf(name).replaceAll(' fill="currentColor"', "")}</g>`,
      );
      const made = resolve(
        MADE,
        relative("src", file)
          .replace(/^games./, "")
          .replace(/\W+/g, "-")
          .replace(/-json$/, ".svg"),
      );
      mkdirSync(MADE, { recursive: true });
      writeFileSync(made, `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join("")}</svg>`);
      return `export { default } from ${JSON.stringify(`${made}?url`)}`;
    },
  };
}
