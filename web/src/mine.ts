// Tables where this device has had a seat, newest first, so that the player can return.

const KEY = "karak-tables";
const MOST = 12;

export function myTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function keep(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // a private window stores nothing
  }
}

export function remember(id: string): void {
  keep([id, ...myTables().filter((other) => other !== id)]);
}

export function forget(id: string): void {
  keep(myTables().filter((other) => other !== id));
}
