// The icons of things and events outside the boards.
import type names from "./icons.json";
import pictures from "./icons.json?pictures";

type Picture = keyof typeof names;

const THINGS: Record<string, Picture> = {
  daggers: "daggers",
  sword: "sword",
  axe: "axe",
  key: "key",
  skeleton: "skeleton",
  bear: "bear",
  knight: "knight",
  archer: "archer",
  mage: "mage",
  stone: "stone",
  wood: "wood",
  fireball: "fireball",
  hand: "hand",
  "magic-bolt": "bolt",
  "healing-portal": "portal",
  warhammer: "hammer",
  pickpocket: "coin",
  food: "meat",
  titan: "fist",
  lives: "hearts",
  points: "gem",
  glory: "laurels",
  healing: "heal",
  strength: "fist",
  countercurse: "shield",
  weapon: "sword",
  armour: "mail",
  city: "village",
  plague: "plague",
  cursed: "curse",
  unconscious: "broken",
  "soul-stones": "gem",
};

const HAPPENINGS: [RegExp, Picture][] = [
  [/^(has-resigned|left-to-bot)$/, "flag"],
  [/^(end-|closed$)/, "hands"],
  [/^(rolled|dice-rolled)$/, "dice"],
  [/^(won|beat|champion)$/, "swords"],
  [/^(lost|tied|failed|met|challenged)$/, "broken"],
  [/(life-lost|lives-lost|hurt|fell|fainted|dice-lost|unconscious)/, "hearts"],
  [/^(healed|revived|woke)/, "heal"],
  [/^tile/, "map"],
  [/^(token|general|revealed)/, "dragon"],
  [/(treasure|stone-won|points)/, "gem"],
  [/^(chest|gained|got|bought|potion|pawned|left)/, "chest"],
  [/(curse|plagued|suffered)/, "curse"],
  [/^(portal|swapped|revived)/, "portal"],
  [/(ability|bolt-used|fireball)/, "spark"],
  [/^(played|discarded|stacked|put-under)/, "cards"],
  [/^drew/, "draw"],
  [/(city|built)/, "village"],
  [/(recruited|gave-back)/, "banner"],
  [/glory/, "laurels"],
  [/key/, "key"],
  [/(stepped|moved|thrown-back)/, "footprint"],
  [/^undo/, "undo"],
  [/(started|began|dealt|seated)/, "castle"],
];

const drawn = (picture: Picture): string => `<use href="${pictures}#${picture}" />`;

export function thingIcon(thing: string): string {
  return drawn(THINGS[thing] ?? (thing.startsWith("amulet") ? "gem" : "chest"));
}

export function eventIcon(key: string): string {
  return drawn(HAPPENINGS.find(([pattern]) => pattern.test(key))?.[1] ?? "quill");
}
