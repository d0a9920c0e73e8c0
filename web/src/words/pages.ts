// Which words a page holds, by where it lies: words/LANGUAGE/PART.ftl for all titles, words/LANGUAGE/TITLE/PART.ftl for one.

const PAGE = /words\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\.ftl/;
/** Nobody needs these for a first move: they are read in the meantime. */
const LATE = new Set(["learn", "reasons", "web-explain", "web-after", "web-ends", "store"]);
export const LATER = "later";

export interface Page {
  language: string;
  /** What it is loaded with: a title, `LATER`, or nothing for what is said from the first screen on. */
  load: string;
}

export function pageOf(path: string): Page | null {
  const [, language = "", title = "", part = ""] = PAGE.exec(path) ?? [];
  if (part === "") return null;
  return { language, load: LATE.has(part) ? LATER : part === "title" ? "" : title };
}
