// Where a farewell says that the table is to be found.

function parsed(address: string, here?: string): URL | null {
  try {
    return new URL(address, here);
  } catch {
    return null;
  }
}

/** The address of a socket of the host that we talk to already, or nothing: a page may not open others by itself. */
export function nearby(address: string, here: string): string {
  const [next, now] = [parsed(address, here), parsed(here)];
  if (!next || !now || next.host !== now.host || ![now.protocol, "wss:"].includes(next.protocol)) return "";
  next.search ||= now.search; // who only watches goes on watching
  return next.href;
}

/** The page to that address, for a person to follow. */
export function pageOf(address: string): string {
  const found = parsed(address.replace(/^ws/, "http").replace("/ws/", "/table/"));
  return found && ["http:", "https:"].includes(found.protocol) ? found.href : "";
}
