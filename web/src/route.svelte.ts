// The current page: / is home, /table/ID a table, /tv/ID the same for all to see, /replay/ID/N a position of a game, /fair checks
// dice, /rules/GAME#CLAUSE a rulebook, /about who made this.

export type Place =
  | { page: "home" }
  | { page: "about" }
  | { page: "table" | "tv"; id: string }
  | { page: "replay"; id: string; at: number | null; seat: number | null }
  | { page: "fair"; id: string }
  | { page: "rules"; game: string; clause: string };

function read(address: string): Place {
  const { pathname, searchParams, hash } = new URL(address, "http://here");
  const [, first, second, third] = pathname.split("/");
  const id = decodeURIComponent(second ?? "");
  if ((first === "table" || first === "tv") && id) return { page: first, id };
  if (first === "replay" && id)
    return { page: "replay", id, at: number(third ?? null), seat: number(searchParams.get("seat")) };
  if (first === "fair") return { page: "fair", id };
  if (first === "rules" && id) return { page: "rules", game: id, clause: decodeURIComponent(hash.slice(1)) };
  return { page: first === "about" ? "about" : "home" };
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function here(): string {
  const { pathname = "/", search = "", hash = "" } = globalThis.location ?? {};
  return pathname + search + hash;
}

export const route: { place: Place } = $state({ place: read(here()) });

export function go(path: string): void {
  if (path === location.pathname + location.search) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.place = read(path);
  scrollTo(0, 0);
}

globalThis.addEventListener?.("popstate", () => {
  route.place = read(here());
});

/** Follows our own links without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isPlain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link?.href || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
