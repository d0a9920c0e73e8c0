// Shared by all parts of the board: what is offered, how to choose it, and what to ask about anything else.
import { getContext, setContext } from "svelte";
import type { Option, SeatLook } from "../../table/contract";
import type { Printed } from "./printed";

/** A sign above a hero: its icon and its text. */
export interface Emblem {
  icon: string;
  text: string;
}

export interface Hand {
  readonly game: string;
  readonly printed: Printed;
  readonly seats: SeatLook[];
  readonly speed: number;
  /** Offers at an anchor; none if this device may not choose. */
  at(anchor: string): Option[];
  label(option: Option): string;
  emblem(seat: number): Emblem | undefined;
  keyOf(option: Option): string;
  /** Chooses the only offer; of several, or by touch on the map, a small chooser asks. */
  pick(options: Option[], event: Event, careful?: boolean): void;
  whyNot(text: string): void;
}

const KEY = Symbol("hand");

export function shareHand(hand: Hand): void {
  setContext(KEY, hand);
}

export function useHand(): Hand {
  return getContext<Hand>(KEY);
}

/** Lets Enter and space act like a click. */
export function onKeys(act: (event: Event) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  };
}
