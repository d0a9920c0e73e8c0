// Repeats every draw of a finished game by the method of docs/fairness.md.
import type { Cases } from "../net/wire";
import { type Fact, factsOf, faultOf, mixed, type Sealing } from "./shares";
import type { Signer } from "./signing";

/** The facts about its dice on a tape. */
export interface Fair {
  id: string;
  commitment: string;
  salts: string[];
  draws: number[];
  seed: string;
  quoted?: number;
  /** Only if the salts were sealed first. */
  sealing?: Sealing;
}

/** The needed part of a tape; its actions exceed JavaScript's numbers, but their texts say the same. */
export interface Tape {
  game: string;
  seats: { player: string; hero?: string }[];
  texts: string[];
  fair?: Fair;
}

export type Fault =
  | { kind: "none" } // the file has no facts about its dice
  | { kind: "unfinished" } // no seed yet
  | { kind: "seed"; found: string; wanted: string }
  | { kind: "share"; fact: Fact } // a salt or a beacon that does not fit
  | { kind: "number"; action: number } // a draw whose number is missing
  | { kind: "draw"; draw: number; action: number; found: string; wanted: string; signed: string }
  | { kind: "stopped"; action: number; text: string } // the rules cannot follow
  | { kind: "left-over"; listed: number; made: number };

export interface Verdict {
  fault: Fault | null;
  checked: number;
  /** Numbers of draws that were taken back; each is listed and none is used twice. */
  missing: number[];
  quoted: number;
  /** Each contribution to the dice. */
  facts: Fact[];
  isBrowsers: boolean;
}

const WORD = 2n ** 32n;
const DIGITS = 8;

export function message(fair: Fair, draw: number, block: number): string {
  return [fair.id, draw, block, ...signed(fair)].join(":");
}

/** The end of each signed line: one number of all shares, in earlier games the salts themselves. */
function signed({ id, salts, sealing }: Fair): string[] {
  return sealing ? [mixed(id, salts, sealing)] : salts;
}

/** A number below the total, all equally likely, from successive groups of 8 digits of the signature. */
export async function below(sign: (block: number) => Promise<string>, total: bigint): Promise<bigint> {
  for (let block = 0; ; block++) {
    const digits = await sign(block);
    for (let at = 0; at < digits.length; at += DIGITS) {
      const product = BigInt(`0x${digits.slice(at, at + DIGITS)}`) * total;
      if (product % WORD >= WORD % total) return product / WORD;
    }
  }
}

/** The text of the case that a number selects. */
export function caseOf(texts: string[], weights: number[], number: bigint): string {
  let left = number;
  for (const [i, weight] of weights.entries()) {
    if (left < BigInt(weight)) return texts[i] ?? "";
    left -= BigInt(weight);
  }
  return "";
}

function gaps(draws: number[]): number[] {
  const known = new Set(draws);
  return Array.from({ length: draws.at(-1) ?? 0 }, (_, i) => i + 1).filter((draw) => !known.has(draw));
}

export async function check(tape: Tape, cases: Cases, signerOf: (seed: string) => Promise<Signer>): Promise<Verdict> {
  const { fair } = tape;
  const verdict: Verdict = {
    fault: null,
    checked: 0,
    missing: [],
    quoted: fair?.quoted ?? 0,
    facts: [],
    isBrowsers: false,
  };
  if (!fair) return { ...verdict, fault: { kind: "none" } };
  if (!fair.seed) return { ...verdict, fault: { kind: "unfinished" } };
  const signer = await signerOf(fair.seed);
  verdict.isBrowsers = signer.isBrowsers;
  verdict.missing = gaps(fair.draws);
  const found = await signer.hash(fair.seed);
  if (found !== fair.commitment) return { ...verdict, fault: { kind: "seed", found, wanted: fair.commitment } };
  verdict.facts = factsOf(fair.salts, fair.sealing);
  const fact = fair.sealing ? faultOf(fair.id, fair.salts, fair.sealing) : null;
  if (fact) return { ...verdict, fault: { kind: "share", fact } };
  for (const [i, { action, cases: list }] of cases.draws.entries()) {
    verdict.fault = await drawAgain(tape, fair, signer, i, action, cases.lists[list]);
    if (verdict.fault) return verdict;
    verdict.checked++;
  }
  if (cases.stopped)
    verdict.fault = { kind: "stopped", action: cases.stopped, text: tape.texts[cases.stopped - 1] ?? "" };
  else if (verdict.checked !== fair.draws.length)
    verdict.fault = { kind: "left-over", listed: fair.draws.length, made: verdict.checked };
  return verdict;
}

async function drawAgain(
  tape: Tape,
  fair: Fair,
  signer: Signer,
  i: number,
  action: number,
  list: { texts: string[]; weights: number[] } | undefined,
): Promise<Fault | null> {
  const draw = fair.draws[i];
  if (draw === undefined || !list || (i > 0 && draw <= (fair.draws[i - 1] ?? 0))) return { kind: "number", action };
  const total = list.weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const number = await below((block) => signer.sign(message(fair, draw, block)), total);
  const wanted = caseOf(list.texts, list.weights, number);
  const found = tape.texts[action - 1] ?? "";
  return wanted === found ? null : { kind: "draw", draw, action, found, wanted, signed: message(fair, draw, 0) };
}
