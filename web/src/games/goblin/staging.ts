// The end of a fight as the stage tells it: the cards that hit, without dice.
import type { Addend, Moment, Staged, Staging } from "../../table/staging";
import { name, say } from "../../words/words";
import Figure from "./Figure.svelte";
import type { View } from "./view.types";

const QUIET = new Set(["beat", "failed", "drew", "stacked", "revealed", "played", "challenged"]);

function stage({ was, told }: Moment): Staged {
  const verdict = told.findLast(({ key }) => key === "beat" || key === "failed");
  const { hero = "", monster = "", number } = verdict?.args ?? {};
  const { battle } = was as unknown as View;
  const total = Number(number);
  const pass = told.findIndex(({ key }) => key === "turn-began");
  return {
    hero,
    foes: [monster],
    dice: [],
    sum: null,
    addends: addendsOf(total, battle?.attack_parts ?? []),
    total,
    needed: battle?.monster.hit_points ?? null,
    outcome: verdict?.key === "beat" ? "won" : "lost",
    tieWins: true,
    after: told.slice(0, pass < 0 ? told.length : pass).filter(({ key }) => !QUIET.has(key)),
  };
}

function addendsOf(total: number, parts: { card: string; amount: number }[]): Addend[] {
  const found = parts.filter(({ amount }) => amount !== 0);
  const listed = found.map(({ card, amount }) => ({
    label: card ? name(card, "goblin") : say("web-stage-other"),
    number: amount,
  }));
  const rest = total - listed.reduce((sum, { number }) => sum + number, 0);
  return rest === 0 ? listed : [...listed, { label: say("web-stage-other"), number: rest }];
}

export default { stage, facesOf: () => [], Die: null, Figure } satisfies Staging;
