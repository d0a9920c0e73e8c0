// The rulebook beside a table, opened at a clause without leaving the table.
import { titleWith } from "../games/titles";

class Sheet {
  at: { game: string; clause: string } | null = $state(null);
}
export const sheet = new Sheet();

export function openRules(game: string, clause = ""): void {
  sheet.at = { game: clause ? titleWith(clause) : game, clause };
}

export function closeRules(): void {
  sheet.at = null;
}
