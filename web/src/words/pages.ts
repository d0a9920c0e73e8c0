// Which words a page holds, by its path: words/LANGUAGE/PART.ftl for all titles, words/LANGUAGE/TITLE/PART.ftl for one.

const PAGE = /words\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\.ftl/;
/** Not needed for a first move, so they are loaded meanwhile. */
const LATE = new Set([
  "learn",
  "reasons",
  "web-explain",
  "web-after",
  "web-ends",
  "web-stage",
  "store",
  "fields",
  "hosting",
]);
export const LATER = "later";

export interface Page {
  language: string;
  /** What it is loaded with: a title, `LATER`, or empty for the words of the first screen. */
  load: string;
}

export function pageOf(path: string): Page | null {
  const [, language = "", title = "", part = ""] = PAGE.exec(path) ?? [];
  if (part === "") return null;
  return { language, load: LATE.has(part) ? LATER : part === "title" ? "" : title };
}
