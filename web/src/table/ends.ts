// Ends that no rulebook knows, as the table shows them: who resigned, an offer to end the game, a game that stands still.
import type { Entry, Offer } from "../net/wire";

/** What became of a hero whose player resigned: it takes no more turns, or a bot plays on. */
export type Fate = "none" | "bot";

/** By seat; a hero that takes no more turns stands in the view, one that a bot plays only in the log. */
export function fatesOf(view: Record<string, unknown>, log: Entry[]): Map<number, Fate> {
  const left = log.flatMap((entry) => entry.told).filter((told) => told.key === "left-to-bot");
  const toBots = left.map((told) => [Number(told.args.seat) - 1, "bot"] as const);
  const out = Array.isArray(view.resigned) ? (view.resigned as number[]) : [];
  return new Map<number, Fate>([...toBots, ...out.map((seat) => [seat, "none"] as const)]);
}

/** An offer as somebody sees it who plays the seats `mine`. */
export interface OfferSeen {
  isMine: boolean;
  mayAnswer: boolean;
  agreed: number[];
  asked: number[];
}

export function offerSeen(offer: Offer, mine: number[]): OfferSeen {
  const voters = offer.voters.filter((seat) => seat !== offer.seat);
  const agreed = voters.filter((seat) => offer.agreed.includes(seat));
  const asked = voters.filter((seat) => !offer.agreed.includes(seat));
  return { isMine: mine.includes(offer.seat), mayAnswer: asked.some((seat) => mine.includes(seat)), agreed, asked };
}

/** After how many rounds a game ends that stands still; nothing before half of the time is over. */
export function roundsLeft(view: Record<string, unknown>, players: number): number | null {
  const { turns, limit } = (view.standstill ?? { turns: 0, limit: 1 }) as { turns: number; limit: number };
  return 2 * turns < limit ? null : Math.max(1, Math.ceil((limit - turns) / Math.max(1, players)));
}
