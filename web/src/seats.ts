// Five seats, each with its own colour and shape.
import type { SeatLook } from "./table/contract";
import { has, say } from "./words/words";

type Look = Omit<SeatLook, "name">;

export const LOOKS: [Look, ...Look[]] = [
  { colour: "#c8452f", shape: "circle" },
  { colour: "#3b7dc4", shape: "square" },
  { colour: "#4d9a4a", shape: "triangle" },
  { colour: "#d9a426", shape: "diamond" },
  { colour: "#8a5bb0", shape: "star" },
];

/** The name of a seat; a bot that replaces no player is called by its kind. */
export function calledAt(seat: { kind: string; name: string }): string {
  return seat.kind === "bot" ? called(seat.name) : seat.name;
}

/** Translates the server's name for a bot, which is its kind and seat. */
export function called(name: string): string {
  const kind = `web-bot-${name.replace(/ \d$/, "")}`;
  return / \d$/.test(name) && has(kind) ? say(kind) : name;
}

export function lookOf(seat: number): Look {
  return LOOKS[seat % LOOKS.length] ?? LOOKS[0];
}

/** Each shape as a path, 24 by 24. */
export const SHAPES: Record<SeatLook["shape"], string> = {
  circle: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  square: "M3 3h18v18H3z",
  triangle: "M12 2l10.5 19h-21z",
  diamond: "M12 1l10 11-10 11L2 12z",
  star: "M12 1l3.2 7.2 7.8.8-5.9 5.2 1.7 7.8L12 17.9 5.2 22l1.7-7.8L1 9l7.8-.8z",
};
