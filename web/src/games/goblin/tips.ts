// Describes the thing that the player points at.
import type { Tip } from "../../board/pointing";
import { about, name, say } from "../../words/words";
import { abilityOf, printed } from "./printed";
import { allCards, allFoes, type Card, curseKey, effectsOf, type Foe, type View } from "./view";

const GAME = "goblin";

export const called = (thing: string): string => name(thing, GAME);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (things: string[]): string => things.map(called).join(", ");

/** The text of a card for readers and screen readers: "red, attack 2, then blue or green". */
export function cardLines(card: Card): string[] {
  const effects = effectsOf(card).map((effect) =>
    say(card.colour ? `web-goblin-does-${effect}` : `web-goblin-gives-${effect}`, { number: card[effect] ?? 0 }),
  );
  if (!card.colour) return effects;
  const then = card.next?.length ? say("web-goblin-then", { colours: listed(card.next) }) : say("goblin-then-nothing");
  return [say("web-goblin-coloured", { colour: called(card.colour) }), ...effects, capital(then)];
}

export function foeLines(foe: Foe): string[] {
  const numbers = say("web-goblin-tip-foe", { attack: foe.attack, hp: foe.hit_points });
  const curses = foe.curses.map((curse) => say(`web-goblin-curse-${curseKey(curse)}`));
  const reward = foe.back
    ? say("web-goblin-tip-back", { card: called(foe.back.card) })
    : say(`web-goblin-reward-${foe.reward}`);
  return [numbers, ...curses, reward];
}

function heroPower(hero: string): string {
  const ability = abilityOf(hero);
  return say("web-goblin-tip-ability", { ability: called(ability), about: about(ability, "about", GAME) });
}

export const heroAbility = (hero: string): string => called(abilityOf(hero));

function heroTip(view: View, hero: string): Tip {
  const who = view.heroes.find((h) => h.hero === hero);
  const lines = who
    ? [
        say("web-goblin-tip-hero", { hp: who.hit_points }),
        say("goblin-keys", { count: who.keys.length, keys: who.keys.map((k) => say(`goblin-level-${k}`)).join(", ") }),
        say("goblin-piles", { hand: who.hand.length, deck: who.deck.length, discard: who.discard.length }),
      ].map(capital)
    : [];
  return { title: called(hero), lines: [...lines, heroPower(hero)] };
}

function counted(cards: string[]): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((kind) => {
      const count = cards.filter((card) => card === kind).length;
      return count > 1 ? say("web-goblin-count", { count, card: called(kind) }) : called(kind);
    })
    .join(", ");
}

function pileTip(view: View, pile: string, seat: number): Tip | null {
  const who = view.heroes[seat];
  if (!who) return null;
  const cards = pile === "deck" ? who.deck : (pile === "hand" ? who.hand : who.discard).map((card) => card.card);
  const lines = [say(`web-goblin-about-${pile}`)];
  if (cards.length > 0) lines.unshift(say(`web-goblin-in-${pile}`, { cards: counted(cards) }));
  return { title: say(`web-goblin-${pile}`, { number: cards.length }), lines };
}

/** `mark` is a thing's data-tip: "monster:slime", "card:pounce", "deck:2", "sign:lock-1". */
export function tipOf(view: View, mark: string): Tip | null {
  const [kind = "", thing = ""] = mark.split(":");
  if (kind === "monster" || kind === "next") {
    const foe = allFoes(view).find((f) => f.monster === thing);
    const next = kind === "next" ? [say("web-goblin-tip-next")] : [];
    return foe ? { title: called(thing), lines: [...next, ...foeLines(foe)] } : null;
  }
  if (kind === "hero") return heroTip(view, thing);
  if (kind === "potion") return { title: capital(called(thing)), lines: [say(`web-goblin-potion-${thing}`)] };
  if (kind === "curse") return { title: capital(called(thing)), lines: [say(`web-goblin-curse-${thing}`)] };
  if (kind === "sign") return { title: say(`web-goblin-sign-${thing}`), lines: [say(`web-goblin-about-${thing}`)] };
  if (kind === "ability") return { title: called(thing), lines: [about(thing, "about", GAME)] };
  if (kind === "deck" || kind === "discard" || kind === "hand") return pileTip(view, kind, Number(thing));
  if (kind !== "card") return null;
  if (thing === "starting-card") return { title: capital(called(thing)), lines: [say("web-goblin-tip-starting")] };
  const card = allCards(view).find((c) => c.card === thing) ?? printed(thing);
  return { title: capital(called(thing)), lines: card.attack === undefined ? [] : cardLines(card) };
}
