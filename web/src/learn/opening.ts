// Opens a table for a lesson, from its beginning or from a later chapter.
import { playerName } from "../lobby/opening";
import { openLesson, table } from "../net/http";
import { go } from "../route.svelte";
import { change } from "../settings.svelte";
import { keep, progressIn } from "./progress";

export async function begin(game: string, chapter = 0): Promise<void> {
  const made = await openLesson(game, { name: playerName(), chapter });
  change({ visited: true });
  keep(game, { table: made.table, read: 0, chapter, done: progressIn(game)?.done ?? false });
  go(made.share);
}

/** Whether a lesson can be continued; not if its table is gone or follows an older script. */
export async function isThere(id: string): Promise<boolean> {
  const shown = await table(id).catch(() => null);
  return shown?.status === "running" || shown?.status === "over";
}
