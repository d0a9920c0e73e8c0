// A table for a lesson, from its beginning or from a later chapter.
import { playerName } from "../lobby/opening";
import { openLesson } from "../net/http";
import { go } from "../route.svelte";
import { change } from "../settings.svelte";
import { keep, progressIn } from "./progress";

export async function begin(game: string, chapter = 0): Promise<void> {
  const made = await openLesson(game, { name: playerName(), chapter });
  change({ visited: true });
  keep(game, { table: made.table, read: 0, chapter, done: progressIn(game)?.done ?? false });
  go(made.share);
}
