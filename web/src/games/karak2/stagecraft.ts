// A battle of Karak II, or of a title that extends it, as the stage tells it.
import type { Told } from "../../table/contract";
import { type Addend, afterwards, type Moment, type Staged, type Staging } from "../../table/staging";
import { name, say } from "../../words/words";
import Die from "./Die.svelte";
import Figure from "./Figure.svelte";
import type { Printed } from "./printed";
import { fallen, lying, swordsOn } from "./rolls";
import type { Battle, Hero, View } from "./view.types";

/** The rivals of the fighter, and what is needed, in a title where heroes fight each other. */
export type Rivalry = (moment: Moment, hero: string) => Partial<Staged>;

const ENDS = ["won", "lost", "totalled"];
/** What skulls do before the verdict. */
const MEANWHILE = new Set(["suffered", "plagued"]);

export function stagingOf(printed: Printed, rivalry: Rivalry = () => ({})): Staging {
  const facesOf = (kind: string) => printed.die[kind]?.faces.split(" ") ?? [""];
  const weaponsOf = (hero: Hero | undefined, game: string): Addend[] =>
    Object.entries(hero?.items ?? {}).flatMap(([item, count]) =>
      Array.from({ length: (printed.item[item]?.attack ?? 0) > 0 ? count : 0 }, () => ({
        label: name(item, game),
        number: printed.item[item]?.attack ?? 0,
      })),
    );

  function stage(moment: Moment): Staged {
    const { was, view, told, game } = moment;
    const [before, after] = [was as unknown as View, view as unknown as View];
    const rolls = [...new Map(told.filter(isRoll).map((one) => [one.args.die ?? "", one])).values()];
    const verdict = told.findLast(({ key }) => ENDS.includes(key));
    const hero = (verdict ?? rolls.at(-1))?.args.hero ?? "";
    const now = verdict ? null : after.battle;
    const battle = now ?? before.battle;
    const kinds = rolls.map(({ args }) => args.die ?? "");
    const dice = [
      ...rolls.flatMap(({ args: { die = "", roll = "" } }) => fallen(die, roll, before.battle, now, facesOf(die))),
      ...lying(battle, kinds),
    ];
    const rolled = rolls.reduce((all, { args }) => all + swordsOn(args.roll ?? ""), 0);
    const sum = dice.filter(({ lies }) => lies).reduce((all, { face }) => all + swordsOn(face), rolled);
    const total = verdict ? Number(verdict.args.other ?? verdict.args.number) : (battle?.attack ?? sum);
    const owner = before.heroes.find((one) => one.hero === hero);
    return {
      hero,
      foes: battle?.foes.length ? battle.foes : foesOf(before, after, hero, told),
      dice,
      sum,
      addends: addendsOf(total - sum, weaponsOf(owner, game), battle),
      total,
      needed: verdict?.args.other === undefined ? (battle?.needed ?? null) : Number(verdict.args.number),
      outcome: verdict?.key === "won" || verdict?.key === "lost" ? verdict.key : "",
      tieWins: true,
      after: [...told.filter(({ key }) => MEANWHILE.has(key)), ...afterwards(told, ENDS)],
      ...rivalry(moment, hero),
    };
  }
  return { stage, facesOf, Die, Figure };
}

const isRoll = ({ key }: Told): boolean => key === "dice-rolled";

/** Who stood at the place where the hero arrived. */
function foesOf(was: View, now: View, hero: string, told: Told[]): string[] {
  const moved = told.findLast(({ key, args }) => key === "moved" && args.hero === hero);
  const place = moved ? Number(moved.args.place) : was.heroes.find((one) => one.hero === hero)?.place;
  if (was.general?.place === place) return ["general"];
  const placed = told.filter(({ key, args }) => key === "token-placed" && Number(args.place) === place);
  const at = (view: View) => view.map.find((one) => one.place === place)?.monsters ?? [];
  const met = [...at(was), ...placed.map(({ args }) => args.token ?? "")].filter((token) => token !== "");
  return met.length > 0 ? met : at(now);
}

function addendsOf(all: number, weapons: Addend[], battle: Battle | null): Addend[] {
  const rest = all - weapons.reduce((sum, { number }) => sum + number, 0);
  if (rest < 0) return all === 0 ? [] : [{ label: say("web-karak2-skills"), number: all }];
  const bonus = Math.min(rest, battle?.bonus ?? 0);
  const more = [
    { label: say("web-karak2-spells"), number: bonus },
    { label: say("web-karak2-skills"), number: rest - bonus },
  ];
  return [...weapons, ...more.filter(({ number }) => number > 0)];
}
