// What is to be done at a new table as soon as one has sat down: bots at the other seats, and perhaps the start.
import type { LiveTable } from "../net/table.svelte";
import { heed } from "../parts/toasts.svelte";

export interface Plan {
  /** Which bot at which seat. */
  bots: Record<number, string>;
  start: boolean;
}

const plans = new Map<string, Plan>();

export function intend(table: string, plan: Plan): void {
  plans.set(table, plan);
}

export async function carryOut(table: LiveTable): Promise<void> {
  const plan = plans.get(table.id);
  if (!plan) return;
  plans.delete(table.id);
  for (const [seat, bot] of Object.entries(plan.bots)) {
    if (!heed(await table.send({ type: "addbot", seat: Number(seat), bot }))) return;
  }
  if (plan.start) heed(await table.send({ type: "start" }));
}
