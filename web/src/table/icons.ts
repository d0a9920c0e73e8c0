// Which picture stands for which thing or happening, outside the boards.

import undo from "icon:anticlockwise-rotation";
import axe from "icon:battle-axe";
import bear from "icon:bear-face";
import knight from "icon:black-knight-helm";
import bolt from "icon:bolt-spell-cast";
import sword from "icon:broadsword";
import plague from "icon:burning-skull";
import draw from "icon:card-draw";
import hand from "icon:card-pickup";
import cards from "icon:card-play";
import castle from "icon:castle";
import mail from "icon:chain-mail";
import shield from "icon:checked-shield";
import mage from "icon:crescent-staff";
import swords from "icon:crossed-swords";
import gem from "icon:cut-diamond";
import skeleton from "icon:death-skull";
import dice from "icon:dice-six-faces-five";
import fireball from "icon:fire";
import fist from "icon:fist";
import banner from "icon:flag-objective";
import spark from "icon:flint-spark";
import footprint from "icon:footprint";
import wood from "icon:half-log";
import heal from "icon:health-potion";
import hearts from "icon:hearts";
import key from "icon:key";
import portal from "icon:magic-portal";
import meat from "icon:meat";
import chest from "icon:open-chest";
import archer from "icon:pocket-bow";
import quill from "icon:quill-ink";
import dragon from "icon:sea-dragon";
import broken from "icon:skull-crack";
import curse from "icon:skull-crossed-bones";
import laurels from "icon:star-medal";
import stone from "icon:stone-block";
import daggers from "icon:thrown-daggers";
import coin from "icon:trade";
import map from "icon:treasure-map";
import village from "icon:village";
import hammer from "icon:warhammer";

export const THINGS: Record<string, string> = {
  daggers,
  sword,
  axe,
  key,
  skeleton,
  bear,
  knight,
  archer,
  mage,
  stone,
  wood,
  fireball,
  hand,
  "magic-bolt": bolt,
  "healing-portal": portal,
  warhammer: hammer,
  pickpocket: coin,
  food: meat,
  titan: fist,
  lives: hearts,
  points: gem,
  glory: laurels,
  healing: heal,
  strength: fist,
  countercurse: shield,
  weapon: sword,
  armour: mail,
  city: village,
  plague,
  cursed: curse,
  unconscious: broken,
  "soul-stones": gem,
};

const HAPPENINGS: [RegExp, string][] = [
  [/^(rolled|dice-rolled)$/, dice],
  [/^(won|beat|champion)$/, swords],
  [/^(lost|tied|failed|met|challenged)$/, broken],
  [/(life-lost|lives-lost|hurt|fell|fainted|dice-lost|unconscious)/, hearts],
  [/^(healed|revived|woke)/, heal],
  [/^tile/, map],
  [/^(token|general|revealed)/, dragon],
  [/(treasure|stone-won|points)/, gem],
  [/^(chest|gained|got|bought|potion|pawned|left)/, chest],
  [/(curse|plagued|suffered)/, curse],
  [/^(portal|swapped|revived)/, portal],
  [/(ability|bolt-used|fireball)/, spark],
  [/^(played|discarded|stacked|put-under)/, cards],
  [/^drew/, draw],
  [/(city|built)/, village],
  [/(recruited|gave-back)/, banner],
  [/glory/, laurels],
  [/key/, key],
  [/(stepped|moved|thrown-back)/, footprint],
  [/^undo/, undo],
  [/(started|began|dealt|seated)/, castle],
];

export function thingIcon(thing: string): string {
  return THINGS[thing] ?? (thing.startsWith("amulet") ? gem : chest);
}

export function eventIcon(key: string): string {
  return HAPPENINGS.find(([pattern]) => pattern.test(key))?.[1] ?? quill;
}
