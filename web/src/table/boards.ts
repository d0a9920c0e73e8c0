// The board of each game, loaded when it is needed; Imperium is played on the land of Karak II.
import type { Component } from "svelte";
import type { BoardProps } from "./contract";

export type Board = Component<BoardProps<Record<string, unknown>>>;

const found = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");
const LENT: Record<string, string> = { imperium: "karak2" };

/** Boards that show one's own hero themselves. */
export const WITH_SHEET = new Set(["karak2", "imperium", "goblin"]);

export async function boardOf(game: string): Promise<Board | null> {
  const load = [game, LENT[game]]
    .map((name) => found[`../games/${name}/Board.svelte`])
    .find((one) => one !== undefined);
  return load ? (await load()).default : null;
}
