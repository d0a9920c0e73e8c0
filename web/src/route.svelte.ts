// Where we are: / is home, /table/ID a table, /tv/ID the same for all to see, /about who made this.

export type Place = { page: "home" } | { page: "about" } | { page: "table" | "tv"; id: string };

function read(path: string): Place {
  const [, first, second] = path.split("/");
  if ((first === "table" || first === "tv") && second) return { page: first, id: decodeURIComponent(second) };
  return { page: first === "about" ? "about" : "home" };
}

export const route: { place: Place } = $state({ place: read(globalThis.location?.pathname ?? "/") });

export function go(path: string): void {
  history.pushState(null, "", path);
  route.place = read(path);
  scrollTo(0, 0);
}

globalThis.addEventListener?.("popstate", () => {
  route.place = read(location.pathname);
});

/** Links of ours are followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}
