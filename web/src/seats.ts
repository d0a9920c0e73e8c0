// Five seats, each with a colour and a shape of its own.
import type { SeatLook } from "./table/contract";

type Look = Omit<SeatLook, "name">;

export const LOOKS: [Look, ...Look[]] = [
  { colour: "#c8452f", shape: "circle" },
  { colour: "#3b7dc4", shape: "square" },
  { colour: "#4d9a4a", shape: "triangle" },
  { colour: "#d9a426", shape: "diamond" },
  { colour: "#8a5bb0", shape: "star" },
];

export function lookOf(seat: number): Look {
  return LOOKS[seat % LOOKS.length] ?? LOOKS[0];
}
