// Where we are: / is home, /table/ID a table, /rules/GAME#CLAUSE a rulebook, /about who made this.

export type Place =
  | { page: "home" }
  | { page: "about" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string; clause: string };

function read(address: string): Place {
  const [path = "", clause = ""] = address.split("#");
  const [, first, second] = path.split("/");
  if (first === "rules" && second) return { page: "rules", game: second, clause: decodeURIComponent(clause) };
  if (first === "table" && second) return { page: "table", id: decodeURIComponent(second) };
  return { page: first === "about" ? "about" : "home" };
}

function here(): string {
  const { pathname = "/", hash = "" } = globalThis.location ?? {};
  return pathname + hash;
}

export const route: { place: Place } = $state({ place: read(here()) });

export function go(path: string): void {
  history.pushState(null, "", path);
  route.place = read(path);
  scrollTo(0, 0);
}

globalThis.addEventListener?.("popstate", () => {
  route.place = read(here());
});

/** Links of ours are followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isPlain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
