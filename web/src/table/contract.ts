// What the table gives to the board of a game. A board knows no rules: it lights up the anchors it is given.

/** One possible answer. `text` is sent to the server; `verb` and `args` are its parts. */
export interface Option {
  text: string;
  verb: string;
  /** The names of the things that each argument stands for. */
  args: string[][];
  anchors: string[];
  /** It cannot be taken back freely. */
  final?: boolean;
  /** The step of chance that it leads to, if it does: rolling, drawing, ... */
  next?: string;
  /** A clause of the rulebook, if the option is about an ability. */
  clause?: string;
}

/** Whether an option has this verb, and these things as its first arguments. */
export function means({ verb, args }: Option, wanted: string, ...things: string[]): boolean {
  return verb === wanted && things.every((thing, i) => args[i]?.[0] === thing);
}

/** Where a board shows an option: lit up on its map or table, on a button of a panel, or nowhere. */
export type Place = "map" | "panel" | "prompt";

export interface Decision {
  who: number;
  step: string;
  options: Option[];
  /** The clause of the rulebook about it. */
  clause?: string;
}

/** What a player learnt in one step of the log, by key and arguments. */
export interface Told {
  key: string;
  args: Record<string, string>;
}

/** Colour and shape of a seat, always shown together. */
export interface SeatLook {
  colour: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "star";
  name: string;
}

/** The props of every game's Board.svelte. `View` is what the engine's `describe` gives (docs/json.md). */
export interface BoardProps<View> {
  game: string;
  view: View;
  decision: Decision;
  /** Seats played from this device; empty for a spectator. */
  mine: number[];
  seats: SeatLook[];
  /** Events since the last view, newest last, for animation. */
  news: Told[];
  /** The stage has told the fight that ends in the news. */
  isTold?: boolean;
  /** By hero: the places of its last turn, including the start. */
  trails: Record<string, number[]>;
  /** 0 is instant, 1 is normal; reduced motion sets 0. */
  speed: number;
  /** The key to show on the button; empty if there is none. */
  keyOf: (option: Option) => string;
  /** The picked option, marked but not done yet. */
  picked?: Option | null;
  choose: (option: Option) => void;
  /** The player touched something not offered: the text of the intended action, for "why can't I?". */
  whyNot: (text: string) => void;
}
