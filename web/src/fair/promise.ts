// Keeps the server's promise and this device's salts in this browser, where no server can change them.
import type { LiveTable } from "../net/table.svelte";
import type { Fair } from "./draws";
import { listed, sealOf } from "./seals";

export interface Promised {
  commitment: string;
  /** Salts by seat; kept before their seals are sent. */
  salts: Record<number, string>;
  /** Seats whose seals the server accepted, and seats whose salts it accepted. */
  sealed?: number[];
  opened?: number[];
  /** What the start fixed: the shares of all seats, and the round of a beacon. */
  shares?: string;
  beacon?: string;
}

const KEY = "karak-promises";
const MOST = 40;
/** For private windows, which store nothing. */
const memory: Record<string, Promised> = {};

function all(): Record<string, Promised> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...(kept !== null && typeof kept === "object" ? (kept as Record<string, Promised>) : {}), ...memory };
  } catch {
    return memory;
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
    memory[table] = promised;
  }
}

function change(table: string, wish: (promised: Promised) => Partial<Promised>): void {
  const promised = promisedFor(table);
  if (promised) keep(table, { ...promised, ...wish(promised) });
}

/** Random letters that cannot be predicted. */
function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const asking = new Set<string>();

/** Prevents the same question from being asked twice at the same time. */
async function once(key: string, ask: () => Promise<void>): Promise<void> {
  if (asking.has(key)) return;
  asking.add(key);
  await ask().finally(() => asking.delete(key));
}

function mineAt(table: LiveTable): number[] {
  return [...new Set([...(table.welcome?.seats ?? []), ...table.mine])];
}

/** Notes the promise first; then each seat of this device makes a salt, keeps it, and sends its seal. */
export async function sealSalts(table: LiveTable): Promise<void> {
  if (!table.welcome) return;
  const mine = mineAt(table);
  const { salts, sealed = [], commitment } = promisedFor(table.id) ?? { ...table.welcome, salts: {} };
  const own = Object.fromEntries(mine.map((seat) => [seat, salts[seat] ?? newSalt()]));
  const isKnown = (seat: number) => sealed.includes(seat) && mine.includes(seat) && seat in salts;
  keep(table.id, { commitment, salts: own, sealed: sealed.filter(isKnown) });
  await Promise.all(mine.filter((seat) => !isKnown(seat)).map((seat) => seal(table, seat, own[seat] ?? "")));
}

function seal(table: LiveTable, seat: number, salt: string): Promise<void> {
  return once(`seal ${table.id} ${seat}`, async () => {
    const answer = await table.send({ type: "seal", seat, seal: sealOf(table.id, seat, salt) });
    if (answer !== "late" && answer.ok) change(table.id, ({ sealed = [] }) => ({ sealed: [...sealed, seat] }));
  });
}

function fixedAt(table: LiveTable) {
  return table.seen?.log.flatMap((entry) => entry.told).findLast(({ key }) => key === "seals-fixed");
}

export function awaitsBeacon(table: LiveTable): boolean {
  return Boolean(fixedAt(table)?.args.beacon);
}

/** Notes the fixed shares first, and only once; then opens a salt if its own seal is among them. */
export async function openSalts(table: LiveTable): Promise<void> {
  const told = fixedAt(table);
  const promised = promisedFor(table.id);
  if (!told || !promised) return;
  const { shares = "", beacon = "" } = told.args;
  if (promised.shares === undefined) change(table.id, () => ({ shares, beacon }));
  else if (promised.shares !== shares || promised.beacon !== beacon) return;
  const list = shares.split(" ");
  const waiting = mineAt(table).filter((seat) => {
    const salt = promised.salts[seat];
    return salt && !promised.opened?.includes(seat) && list[seat] === `sealed:${sealOf(table.id, seat, salt)}`;
  });
  await Promise.all(waiting.map((seat) => open(table, seat, promised.salts[seat] ?? "")));
}

function open(table: LiveTable, seat: number, salt: string): Promise<void> {
  return once(`open ${table.id} ${seat}`, async () => {
    const answer = await table.send({ type: "reveal", seat, salt });
    if (answer !== "late" && answer.ok) change(table.id, ({ opened = [] }) => ({ opened: [...opened, seat] }));
  });
}

/** Whether a tape is the game that this device noted; empty if it noted nothing. */
export function compared(fair: Fair): "" | "same" | "other" {
  const promised = promisedFor(fair.id);
  if (!promised) return "";
  const { sealing } = fair;
  const hasSalts = Object.entries(promised.salts).every(([seat, salt]) => {
    if (!sealing) return fair.salts[Number(seat)] === salt;
    return !promised.opened?.includes(Number(seat)) || fair.salts[Number(seat)] === salt;
  });
  const beacon = sealing?.beacon ? `${sealing.beacon.chain}:${sealing.beacon.round}` : "";
  const openly = sealing ? fair.salts.map((salt, seat) => (sealing.seals[seat] ? "" : salt)) : [];
  const isFixed =
    promised.shares === undefined ||
    (sealing !== undefined && promised.shares === listed(openly, sealing.seals) && promised.beacon === beacon);
  return promised.commitment === fair.commitment && hasSalts && isFixed ? "same" : "other";
}
