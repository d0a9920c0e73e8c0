// Keeps the progress in each lesson on this device; the table itself is on the server.

export interface Progress {
  table: string;
  /** The number of the first unread step. */
  read: number;
  chapter: number;
  done: boolean;
}

const KEY = "karak-lessons";

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export function progressIn(game: string): Progress | null {
  return all()[game] ?? null;
}

export function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: progress }));
  } catch {
    // a private window stores nothing
  }
}
