// Which fonts the built client carries: the letters of our languages, in the format that all browsers read.
import type { AcceptedPlugin } from "postcss";

const LETTERS = /-latin(-ext)?-/;

export function fonts(): AcceptedPlugin {
  return {
    postcssPlugin: "fonts",
    Once: (page) =>
      page.walkAtRules("font-face", (face) =>
        face.walkDecls("src", (src) => {
          if (LETTERS.test(src.value)) src.value = src.value.replace(/,[^,]*format\('woff'\)/, "");
          else face.remove();
        }),
      ),
  };
}
