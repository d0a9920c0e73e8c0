// The seal of a salt, and the listed shares of all seats: what a table needs before the first move.
import { sha256 } from "./sha256";
import { hex } from "./signing";

const encoder = new TextEncoder();

export function digest(...parts: (string | number)[]): string {
  return hex(sha256(encoder.encode(parts.join(":"))));
}

export function sealOf(game: string, seat: number, salt: string): string {
  return digest("karak-seal", game, seat, salt);
}

/** The shares as the log lists them when they are fixed. */
export function listed(salts: string[], seals: string[]): string {
  const share = (seal: string, seat: number) =>
    seal ? `sealed:${seal}` : salts[seat] ? `open:${salts[seat]}` : "none:";
  return seals.map(share).join(" ");
}
