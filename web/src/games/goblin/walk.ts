// The table of cards in words: the hand first, then the fight, the rows, the other heroes; up and down move between them.
import type { Way } from "../../spoken/walk";
import { heroOf, listed, type Walk } from "../../spoken/walk";
import { say } from "../../words/words";
import { called, cardLines, foeLines } from "./tips";
import type { Card, Foe, View } from "./view";

interface Spot {
  id: string;
  name: string;
  text: string;
}

const card = (one: Card): string =>
  say("web-walk-way", { way: called(one.card), what: listed(one.attack === undefined ? [] : cardLines(one)) });
const foe = (one: Foe): string => say("web-walk-way", { way: called(one.monster), what: listed(foeLines(one)) });
const lines = (things: string[]): string => (things.length > 0 ? things.join(" · ") : say("web-walk-nothing"));

function spots(view: View, seat: number): Spot[] {
  const me = view.heroes.find((one) => one.seat === seat) ?? view.heroes[view.seat];
  const found: Spot[] = [];
  if (me) found.push({ id: "hand", name: say("web-walk-hand"), text: lines(me.hand.map(card)) });
  if (view.battle) {
    const { monster, attack, defence, played } = view.battle;
    const sums = say("web-walk-sums", { attack, defence });
    found.push({ id: "fight", name: say("web-walk-fight"), text: lines([foe(monster), sums, ...played.map(card)]) });
  }
  if (me) {
    const worn = [me.weapon, me.armour].filter((one) => one !== null).map(card);
    found.push({ id: "gear", name: say("web-walk-gear"), text: lines([...worn, ...me.potions.map(called)]) });
  }
  for (const row of view.rows) {
    const monsters = row.monsters.filter((one) => one !== null).map(foe);
    const keeper = row.gatekeeper ? [say("web-walk-keeper", { what: foe(row.gatekeeper) })] : [];
    found.push({
      id: `row-${row.level}`,
      name: say("web-walk-row", { level: row.level }),
      text: lines([...monsters, ...keeper]),
    });
  }
  if (view.lord) found.push({ id: "lord", name: say("web-walk-lord"), text: foe(view.lord) });
  found.push({ id: "shop", name: say("web-walk-shop"), text: lines(view.pawnshop.map(card)) });
  for (const other of view.heroes.filter((one) => one !== me && one.hero))
    found.push({
      id: `hero-${other.seat}`,
      name: heroOf(view, other, "goblin"),
      text: say("web-walk-other", { hp: other.hit_points, keys: other.keys.length, cards: other.hand.length }),
    });
  return found;
}

export function walk(seen: Record<string, unknown>, seat: number): Walk {
  const all = spots(seen as unknown as View, seat);
  const at = (id: string): string => {
    const spot = all.find((one) => one.id === id) ?? all[0];
    return spot ? say("web-walk-way", { way: spot.name, what: spot.text }) : "";
  };
  const ways = (id: string): Way[] => {
    const here = Math.max(
      0,
      all.findIndex((one) => one.id === id),
    );
    const way = (spot: Spot | undefined, key: string, words: string[]): Way[] =>
      spot ? [{ key, words, name: spot.name, to: spot.id, text: spot.text }] : [];
    return [...way(all[here - 1], "ArrowUp", ["up"]), ...way(all[here + 1], "ArrowDown", ["down"])];
  };
  return { start: all[0]?.id ?? "", at, ways, target: () => "" };
}
