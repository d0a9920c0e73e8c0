// Finds the tape in a file, which is either the tape itself or an export of a server.
import { Refused } from "../net/http";
import type { Tape } from "./draws";

type Fields = Record<string, unknown>;

function isTape(value: unknown): value is Tape {
  const tape = value as Partial<Tape> | null;
  return typeof tape?.game === "string" && Array.isArray(tape.texts) && Array.isArray(tape.seats);
}

export function tapeIn(text: string): Tape {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    throw new Refused("upload-broken");
  }
  const inner = whole !== null && typeof whole === "object" && "tape" in whole ? (whole as Fields).tape : whole;
  if (inner === null) throw new Refused("upload-unfinished");
  if (!isTape(inner)) throw new Refused("upload-broken");
  return inner;
}
