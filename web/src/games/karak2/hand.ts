// What every part of the board shares: what is offered, how to take it, and what to ask when it is not.
import { getContext, setContext } from "svelte";
import type { Option, SeatLook } from "../../table/contract";
import type { Printed } from "./printed";

/** A sign above a hero, by its icon, and what it says. */
export interface Emblem {
  icon: string;
  text: string;
}

export interface Hand {
  readonly game: string;
  readonly printed: Printed;
  readonly seats: SeatLook[];
  readonly speed: number;
  /** Offers at an anchor; none if it is not for this device to choose. */
  at(anchor: string): Option[];
  label(option: Option): string;
  emblem(seat: number): Emblem | undefined;
  keyOf(option: Option): string;
  /** Takes the only one; of several, or on touch from the map, a small chooser asks. */
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

/** Enter and space do what a click does. */
export function onKeys(act: (event: Event) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  };
}
