// Endings outside the rulebook, as the table shows them: resigning, offers to end the game, and standstill.
import type { Entry, Offer } from "../net/wire";

/** What happens to the hero of a player who resigned: it takes no more turns, or a bot plays on. */
export type Fate = "none" | "bot";

/** By seat; a hero that takes no more turns is in the view, one that a bot plays only in the log. */
export function fatesOf(view: Record<string, unknown>, log: Entry[]): Map<number, Fate> {
  const left = log.flatMap((entry) => entry.told).filter((told) => told.key === "left-to-bot");
  const toBots = left.map((told) => [Number(told.args.seat) - 1, "bot"] as const);
  const out = Array.isArray(view.resigned) ? (view.resigned as number[]) : [];
  return new Map<number, Fate>([...toBots, ...out.map((seat) => [seat, "none"] as const)]);
}

/** An offer as the player of the seats `mine` sees it. */
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

/** The number of rounds until a standstill ends the game; null in the first half of that time. */
export function roundsLeft(view: Record<string, unknown>, players: number): number | null {
  const { turns, limit } = (view.standstill ?? { turns: 0, limit: 1 }) as { turns: number; limit: number };
  return 2 * turns < limit ? null : Math.max(1, Math.ceil((limit - turns) / Math.max(1, players)));
}
