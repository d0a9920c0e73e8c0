// Battles, and the fight for the crown, in which heroes fight each other.

import type { Moment, Staged } from "../../table/staging";
import { stagingOf } from "../karak2/stagecraft";
import { PRINTED } from "./printed";
import type { View } from "./view.types";

function rivalry({ was, view, told }: Moment, hero: string): Partial<Staged> {
  const [before, after] = [was as unknown as View, view as unknown as View];
  const contest = before.contest ?? after.contest;
  if (!contest) return {};
  const seats = { attack: [after.crown ?? -1], defence: [contest.active], rift: contest.order }[contest.kind];
  const foes = seats.map((seat) => before.heroes[seat]?.hero ?? "").filter((rival) => rival !== "" && rival !== hero);
  const winner = told.find(({ key }) => key === "crowned" || key === "defended")?.args.hero;
  const outcome = winner === undefined ? "" : winner === hero ? "won" : "lost";
  return { foes, needed: contest.most, outcome, tieWins: contest.kind === "attack" };
}

export default stagingOf(PRINTED, rivalry);
