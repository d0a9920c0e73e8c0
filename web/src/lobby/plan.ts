// What is to be done at a new table as soon as one has sat down: bots at the other seats, and perhaps the start.
import { sealSalts } from "../fair/promise";
import type { LiveTable } from "../net/table.svelte";
import { heed } from "../parts/toasts.svelte";

export interface Plan {
  /** Which bot at which seat. */
  bots: Record<number, string>;
  start: boolean;
}

const plans = new Map<string, Plan>();
const begun = new Set<string>(); // a socket that comes back must not do it twice

export function intend(table: string, plan: Plan): void {
  plans.set(table, plan);
}

/** The game is about to begin: no need to show the lobby. */
export function willStart(table: string): boolean {
  return plans.get(table)?.start ?? false;
}

export async function carryOut(table: LiveTable): Promise<void> {
  const plan = begun.has(table.id) ? undefined : plans.get(table.id);
  if (plan) begun.add(table.id);
  if (table.seen?.status === "open" || plan) await sealSalts(table);
  if (!plan) return;
  plans.delete(table.id);
  const adding = Object.entries(plan.bots).map(([seat, bot]) =>
    table.send({ type: "addbot", seat: Number(seat), bot }),
  );
  const areAdded = (await Promise.all(adding)).every(heed);
  if (plan.start && areAdded) heed(await table.send({ type: "start" }));
}
