// The board of each game, loaded when it is needed; Imperium is played on the land of Karak II.
import type { Component } from "svelte";
import type { BoardProps, Option, Place } from "./contract";

export type Board = Component<BoardProps<Record<string, unknown>>>;

const found = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");
const shown = import.meta.glob<{ placeOf: (option: Option, step: string) => Place }>("../games/*/shown.ts", {
  eager: true,
});
const LENT: Record<string, string> = { imperium: "karak2" };

/** Boards that show one's own hero themselves. */
export const WITH_SHEET = new Set(["karak2", "imperium", "goblin"]);

/** Where the board of this game shows an option. */
export function placeOf(game: string, option: Option, step: string): Place {
  const known = [game, LENT[game]].map((name) => shown[`../games/${name}/shown.ts`]).find((one) => one !== undefined);
  return known?.placeOf(option, step) ?? "prompt";
}

export async function boardOf(game: string): Promise<Board | null> {
  const load = [game, LENT[game]]
    .map((name) => found[`../games/${name}/Board.svelte`])
    .find((one) => one !== undefined);
  return load ? (await load()).default : null;
}
