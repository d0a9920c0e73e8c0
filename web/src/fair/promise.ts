// What the server promised before a game, and what this device added to the dice: kept here, where no server can change it.
import type { LiveTable } from "../net/table.svelte";

export interface Promised {
  commitment: string;
  /** By seat. */
  salts: Record<number, string>;
}

const KEY = "karak-promises";
const MOST = 40;

function all(): Record<string, Promised> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, Promised>) : {};
  } catch {
    return {};
  }
}

export function promisedFor(table: string): Promised | undefined {
  return all()[table];
}

function keep(table: string, promised: Promised): void {
  const { [table]: _, ...others } = all();
  const newest = [...Object.entries(others), [table, promised] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // a private window keeps nothing
  }
}

/** Letters that nobody could foresee. */
function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const giving = new Set<string>();

/** The promise is noted first; then each seat of this device gives a salt, noted once the server has taken it. */
export async function giveSalts(table: LiveTable): Promise<void> {
  const welcome = table.welcome;
  if (!welcome) return;
  const promised = promisedFor(table.id) ?? { commitment: welcome.commitment, salts: {} };
  keep(table.id, promised);
  const mine = [...new Set([...welcome.seats, ...table.mine])].filter((seat) => !(seat in promised.salts));
  await Promise.all(mine.filter((seat) => !giving.has(`${table.id}/${seat}`)).map((seat) => give(table, seat)));
}

async function give(table: LiveTable, seat: number): Promise<void> {
  const key = `${table.id}/${seat}`;
  const salt = newSalt();
  giving.add(key);
  const answer = await table.send({ type: "salt", seat, salt });
  giving.delete(key);
  const promised = promisedFor(table.id);
  if (promised && answer !== "late" && answer.ok)
    keep(table.id, { ...promised, salts: { ...promised.salts, [seat]: salt } });
}
