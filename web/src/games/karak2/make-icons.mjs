// Picks the few icons that the boards show out of game-icons (CC BY 3.0) and writes them beside: node make-icons.mjs
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons;
const wanted = {
  // monsters
  "skeleton-warriors": "skeleton", "fire-eaters": "fire-breath", "shadow-eaters": "shadow-follower", "skeletal-hulks": "brute",
  "hammer-followers": "warhammer", "dark-dryads": "tree-face", "skeleton-riders": "cloaked-figure-on-horseback",
  "envoys-of-death": "grim-reaper", general: "overlord-helm", praetorian: "crested-helmet",
  goblins: "goblin-head", "stone-eaters": "rock-golem", ghosts: "spectre", "lord-of-time": "sands-of-time",
  // resources, items, stones
  food: "wheat", wood: "log", stone: "stone-pile", sword: "broadsword", warhammer: "thor-hammer", fireball: "fireball",
  pickpocket: "robber-hand", blessing: "hand-of-god",
  "large-stone": "crystal-cluster",
  // buildings, dice
  stable: "horse-head", portal: "magic-portal", "glory-banners": "knight-banner", "military-camp": "barracks-tent",
  "shooting-range": "archery-target", "wizard-tower": "white-tower", city: "castle",
  knight: "black-knight-helm", archer: "bow-arrow", mage: "wizard-face", bear: "bear-face", titan: "golem-head",
  hero: "swords-emblem", guard: "roman-shield", shield: "shield", loop: "cycle", betrayal: "backstab", skull: "skull-crossed-bones",
  // marks and actions
  heart: "hearts", glory: "laurels", plague: "plague-doctor-profile", crown: "queen-crown", heal: "heart-plus", gather: "wheelbarrow",
  eradicate: "healing-shield", done: "check-mark", hawkeye: "hawk-emblem", necromancy: "raise-skeleton", "magic-run": "running-ninja",
  reroll: "rolling-dices", challenge: "crossed-swords", "king-of-the-wilds": "paw-print", "dream-helper": "dream-catcher", rebels: "hood",
  boot: "walking-boot", sneaking: "cloak-dagger",
};
const picked = {};
for (const [name, icon] of Object.entries(wanted)) {
  if (!all[icon]) throw new Error(`no icon ${icon}`);
  picked[name] = [...all[icon].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
}
writeFileSync(new URL("icons.json", import.meta.url), `${JSON.stringify(picked, null, 1)}\n`);
