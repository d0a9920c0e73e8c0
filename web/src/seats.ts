// Five seats, each with a colour and a shape of its own.
import type { SeatLook } from "./table/contract";
import { say } from "./words/words";

type Look = Omit<SeatLook, "name">;

export const LOOKS: [Look, ...Look[]] = [
  { colour: "#c8452f", shape: "circle" },
  { colour: "#3b7dc4", shape: "square" },
  { colour: "#4d9a4a", shape: "triangle" },
  { colour: "#d9a426", shape: "diamond" },
  { colour: "#8a5bb0", shape: "star" },
];

/** What a seat is called: a bot that plays for nobody goes by its kind. */
export function calledAt(seat: { seat: number; kind: string; name: string; bot: string }): string {
  const isOwn = seat.kind === "bot" && seat.name === `${seat.bot} ${seat.seat + 1}`;
  return isOwn ? say(`web-bot-${seat.bot}`) : seat.name;
}

export function lookOf(seat: number): Look {
  return LOOKS[seat % LOOKS.length] ?? LOOKS[0];
}
