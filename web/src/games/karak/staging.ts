// A fight in Karak as the stage tells it.
import Pips from "../../board/Pips.svelte";
import { type Addend, afterwards, type Moment, type Staged, type Staging } from "../../table/staging";
import { name, say } from "../../words/words";
import Figure from "./Figure.svelte";
import { type Fight, type Hero, MONSTERS, type View, WEAPONS } from "./view";

const ENDS = ["won", "tied", "lost"];
const FACES = ["1", "2", "3", "4", "5", "6"];

function stage({ was, view, told }: Moment): Staged {
  const [before, after] = [was as unknown as View, view as unknown as View];
  const roll = told.findLast(({ key }) => key === "rolled");
  const verdict = told.findLast(({ key }) => ENDS.includes(key));
  const outcome = (verdict?.key ?? "") as Staged["outcome"];
  const fight = verdict ? before.fight : (after.fight ?? before.fight);
  const dice = roll ? [roll.args.number ?? "", roll.args.other ?? ""] : (fight?.dice ?? []).map(String);
  const sum = dice.reduce((all, face) => all + Number(face), 0);
  const total = verdict ? Number(verdict.args.number) : (fight?.attack ?? sum);
  const hero = (verdict ?? roll)?.args.hero ?? "";
  const monster = verdict?.args.token ?? fight?.monster ?? "";
  const owner = before.heroes.find((one) => one.hero === hero);
  return {
    hero,
    foes: monster ? [monster] : [],
    dice: dice.map((face) => ({ kind: "", face, lies: !roll })),
    sum,
    addends: addendsOf(total - sum, owner, fight),
    total,
    needed: monster ? (fight?.strength ?? MONSTERS[monster]?.strength ?? null) : null,
    outcome,
    tieWins: fight?.tie_wins ?? false,
    after: afterwards(told, ENDS),
  };
}

/** The weapons by name; of the rest, what the fight tells. */
function addendsOf(all: number, hero: Hero | undefined, fight: Fight | null): Addend[] {
  const weapons = Object.entries(hero?.items ?? {}).flatMap(([item, count]) =>
    Array.from({ length: item in WEAPONS ? count : 0 }, () => ({
      label: name(item, "karak"),
      number: WEAPONS[item] ?? 0,
    })),
  );
  const rest = all - weapons.reduce((sum, { number }) => sum + number, 0);
  if (rest < 0) return [{ label: say("web-karak-carried"), number: all }].filter(({ number }) => number !== 0);
  const bonus = Math.min(rest, fight?.bonus ?? 0);
  const more = [
    { label: say("web-karak-bonus"), number: bonus },
    { label: say("web-karak-ability"), number: rest - bonus },
  ];
  return [...weapons, ...more.filter(({ number }) => number > 0)];
}

export default { stage, facesOf: () => FACES, Die: Pips, Figure } satisfies Staging;
