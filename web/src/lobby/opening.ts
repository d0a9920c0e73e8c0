// Opening a table from the home screen.
import { join, openTable } from "../net/http";
import type { NewTable } from "../net/wire";
import { go } from "../route.svelte";
import { change, settings } from "../settings.svelte";
import { say } from "../words/words";
import { intend, type Plan } from "./plan";

export function playerName(): string {
  return settings.name.trim() || say("web-guest");
}

/** Takes the first seat; the rest of the plan follows once the socket is open. */
export async function openAndSit(wish: NewTable, plan: Plan): Promise<void> {
  const made = await openTable(wish);
  await join(made.table, playerName(), 0);
  change({ visited: true });
  intend(made.table, plan);
  go(made.share);
}

/** A bot at every seat but the first. */
export function botsFor(seats: number, bot: string): Record<number, string> {
  return Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, bot]));
}
