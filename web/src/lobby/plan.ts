// The plan for a new table, carried out after its opener has a seat: bots at the other seats, and perhaps the start.
import { sealSalts } from "../fair/promise";
import type { LiveTable } from "../net/table.svelte";
import { heed } from "../parts/toasts.svelte";

export interface Plan {
  /** The bot for each seat. */
  bots: Record<number, string>;
  start: boolean;
}

const plans = new Map<string, Plan>();
const begun = new Set<string>(); // a socket that reconnects must not repeat the plan

export function intend(table: string, plan: Plan): void {
  plans.set(table, plan);
}

/** Whether the game is about to begin, so that the lobby can stay hidden. */
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
