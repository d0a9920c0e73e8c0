// Made by python -m tools.client_types; change src/karak/games/karak2/view.py instead.

/** How long the game has stood still, where it ends for that. */
export interface Standstill {
  /** begun since a turn last brought the game closer to its end */
  turns: number;
  /** after so many the game is over */
  limit: number;
}

/** What the views of all titles have; a title adds its fields, and none of them may be unset. */
export interface View {
  /** turns begun so far */
  turn: number;
  /** whose turn it is */
  seat: number;
  /** the seat that is asked, or chance; "nobody" once the game is over */
  who: number | "chance" | "nobody";
  /** the place in the rules where the question arises */
  step: string;
  /** what ended the game; empty while it runs */
  ending: string;
  /** seats that have resigned */
  resigned: Array<number>;
  /** only where a game can stand still */
  standstill: Standstill | null;
}
