// Reads the address of a table in a farewell.

function parsed(address: string, here?: string): URL | null {
  try {
    return new URL(address, here);
  } catch {
    return null;
  }
}

/** The address of a socket on the current host, or nothing, because a page may not open other hosts by itself. */
export function nearby(address: string, here: string): string {
  const [next, now] = [parsed(address, here), parsed(here)];
  if (!next || !now || next.host !== now.host || ![now.protocol, "wss:"].includes(next.protocol)) return "";
  next.search ||= now.search; // a spectator remains a spectator
  return next.href;
}

/** The page of that address, as a link for the player. */
export function pageOf(address: string): string {
  const found = parsed(address.replace(/^ws/, "http").replace("/ws/", "/table/"));
  return found && ["http:", "https:"].includes(found.protocol) ? found.href : "";
}
