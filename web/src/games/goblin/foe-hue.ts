// Chooses the colour of a monster's skin by the most telling word of its name.
const HUES: [RegExp, string][] = [
  [/fire|lantern|emperor/, "#ff9a3d"],
  [/frost|ice|rune/, "#8fdcff"],
  [/shade|spectral|shadow|black/, "#c3b4ec"],
  [/demon|dragon|blood|vampire/, "#ff6a4f"],
  [/mushroom|boar|basilisk/, "#ff9d7a"],
  [/slime|toad|treant|bog|swamp|panther/, "#7fe08a"],
  [/worm|mind|leech/, "#f2a5b5"],
  [/spider|bat|matron|brood|queen|witch|hag|lich/, "#d59cf0"],
  [/troll|ogre|minotaur|wolf|rat|scorpion/, "#e2c08c"],
  [/stone|golem|iron|guardian|gargoyle|death|bone|beetle|armoured/, "#d3d9df"],
  [/goblin|imp/, "#c4e06a"],
  [/orc/, "#e0c35e"],
];

export const hueOf = (monster: string): string => HUES.find(([word]) => word.test(monster))?.[1] ?? "#f0dcae";
