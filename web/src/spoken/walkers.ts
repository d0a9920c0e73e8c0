// Which game walks how: loaded when somebody reads its board.
import type { Walker } from "./walk";

const found = import.meta.glob<{ walk: Walker }>("../games/*/walk.ts");
const LENT: Record<string, string> = { imperium: "karak2" };

export async function walkerOf(game: string): Promise<Walker | null> {
  const load = [game, LENT[game]].map((name) => found[`../games/${name}/walk.ts`]).find((one) => one !== undefined);
  return load ? (await load()).walk : null;
}
