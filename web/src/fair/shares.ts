// Mixes the shares of the seats into one number, checks them, and describes them in sentences.
import { digest, sealOf } from "./seals";
import { sha256 } from "./sha256";
import { hex } from "./signing";

export interface Beacon {
  chain: string;
  round: number;
  randomness: string;
  signature: string;
}

/** A tape's facts about the shares; seals and salts are listed by seat. */
export interface Sealing {
  seals: string[];
  fixed: number;
  rematch: number;
  restarts: number;
  beacon: Beacon | null;
}

/** The key of a sentence and its arguments. */
export interface Fact {
  key: string;
  args: Record<string, string | number>;
}

const SHORTEST = 32;
/** Chains of drand: the time of round 1, and the seconds between rounds. */
const CHAINS: Record<string, [start: number, period: number]> = {
  "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971": [1692803367, 3],
  "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce": [1595431050, 30],
};
function kindOf(seal: string, salt: string): "revealed" | "withheld" | "open" | "none" {
  if (seal) return salt ? "revealed" : "withheld";
  return salt ? "open" : "none";
}

export function mixed(game: string, salts: string[], { seals, beacon }: Pick<Sealing, "seals" | "beacon">): string {
  const shares = seals.flatMap((seal, seat) => [kindOf(seal, salts[seat] ?? ""), salts[seat] || seal]);
  const spoken = beacon ? ["beacon", beacon.chain, beacon.round, beacon.randomness] : [];
  return digest("karak-dice", game, ...shares, ...spoken);
}

/** The first fact that does not fit. */
export function faultOf(game: string, salts: string[], sealing: Sealing): Fact | null {
  const { seals, beacon } = sealing;
  if (seals.length !== salts.length) return { key: "fair-salts", args: { salts: salts.length, seats: seals.length } };
  const isOther = (seal: string, seat: number) => {
    const salt = salts[seat] ?? "";
    return seal !== "" && salt !== "" && (salt.length < SHORTEST || sealOf(game, seat, salt) !== seal);
  };
  const seat = seals.findIndex(isOther);
  if (seat >= 0) return { key: "fair-other-salt", args: { seat: seat + 1 } };
  return beacon && faultOfBeacon(beacon, sealing.fixed);
}

/** Checks everything except the beacon's signature, which needs the beacon's key. */
function faultOfBeacon({ chain, round, randomness, signature }: Beacon, fixed: number): Fact | null {
  const [start, period] = CHAINS[chain] ?? [0, 0];
  if (period === 0) return { key: "fair-other-beacon", args: { chain } };
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  if (hex(sha256(bytes)) !== randomness) return { key: "fair-beacon-differs", args: { round } };
  return start + (round - 1) * period <= fixed ? { key: "fair-beacon-early", args: { round } } : null;
}

/** Lists the contributions, and how often the table tried. */
export function factsOf(salts: string[], sealing: Sealing | undefined): Fact[] {
  const seals = sealing?.seals ?? salts.map(() => "");
  const byKind = (...kinds: string[]) => kinds.flatMap((kind) => said(kind, seatsOf(kind, seals, salts)));
  if (![...seals, ...salts].some(Boolean)) return [fact("nothing"), ...(sealing ? circumstances(sealing) : [])];
  if (!sealing) return [fact("earlier"), ...byKind("none")];
  return [...byKind("revealed", "withheld", "open", "none"), ...circumstances(sealing)];
}

function seatsOf(kind: string, seals: string[], salts: string[]): number[] {
  return seals.flatMap((seal, seat) => (kindOf(seal, salts[seat] ?? "") === kind ? [seat + 1] : []));
}

function said(kind: string, seats: number[]): Fact[] {
  return seats.length ? [fact(kind, { seats: seats.join(", ") })] : [];
}

function circumstances({ beacon, rematch, restarts }: Sealing): Fact[] {
  const address = beacon ? `https://api.drand.sh/${beacon.chain}/public/${beacon.round}` : "";
  const spoken = beacon ? [fact("beacon", { round: String(beacon.round), chain: beacon.chain, address })] : [];
  return [...spoken, rematch ? fact("rematch", { rematch, restarts }) : fact("first")];
}

function fact(kind: string, args: Fact["args"] = {}): Fact {
  return { key: `fair-said-${kind}`, args };
}
