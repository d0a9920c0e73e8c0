import { expect, test } from "vitest";
import fight from "../../../fixtures/goblin-fight-playing.json";
import recovering from "../../../fixtures/goblin-recovering.json";
import stacking from "../../../fixtures/goblin-stacking.json";
import { byAnchor, label, meant } from "./choices";
import { printed } from "./printed";
import { sizesOf } from "./sizes";
import { tipOf } from "./tips";
import { unstacked, type View } from "./view";

const view = recovering.view as unknown as View;
const fighting = fight.view as unknown as View;

test("an option is found by its anchor and read in words", () => {
  expect(byAnchor(fight.decision.options).get("button:done")).toHaveLength(1);
  const read = (step: string, verb: string, ...things: string[]) =>
    label({ text: "", verb, args: things.map((thing) => [thing]), anchors: [] }, step);
  expect(read("deciding", "fight", "slime")).toBe("Fight Slime");
  expect(read("playing", "done")).toBe("That is all: let the cards count");
  expect(read("shopping", "buy-potion", "healing")).toBe("Buy a healing potion");
  expect(read("playing", "drink-countercurse", "colour-red")).toContain("no red");
  expect(read("stacking", "stack-as-shown")).toBe("Enough, the rest as listed");
  expect(read("playing", "use-blue-bridge", "spark")).toBe("Spark, over the blue bridge");
});

test("a touch means what one would do with the thing there", () => {
  const decision = { who: 0, step: "recovering", options: [] };
  expect(meant(view, decision, "monster:slime")).toBe("fight slime");
  expect(meant(view, decision, "card:argentus-ward")).toBe("play argentus-ward");
  expect(meant(view, decision, "card:quick-jab")).toBe("buy quick-jab");
  expect(meant(view, decision, "potion:strength")).toBe("buy potion strength");
  expect(meant(view, decision, "card:starting-card")).toBe("");
});

test("starting cards that are nowhere to be seen wait to be stacked", () => {
  const hero = (stacking.view as unknown as View).heroes[3];
  expect(hero && unstacked(hero, [])).toBe(4);
});

test("everything on the table has a note", () => {
  const foes = fighting.rows.flatMap((row) => row.monsters.flatMap((foe) => (foe ? [`monster:${foe.monster}`] : [])));
  for (const mark of [
    ...foes,
    "card:axe-throw",
    "card:starting-card",
    "deck:3",
    "hand:0",
    "hero:taia",
    "potion:healing",
  ])
    expect(tipOf(fighting, mark)?.lines.join(" ")).not.toMatch(/web-goblin|undefined|^$/);
});

test("the whole table fits, wide or narrow", () => {
  const wide = sizesOf(1440, 900, 5, 3);
  expect(wide.row * 7 + wide.side).toBeLessThan(1440);
  expect(sizesOf(390, 844, 4, 3).columns).toBe(3);
  expect(sizesOf(390, 560, 4, 3).columns).toBe(4);
});

test("every card that can be looked at is known as it is printed", async () => {
  const { default: names } = await import("./cards.json");
  for (const name of Object.keys(names)) {
    const card = printed(name);
    expect(card.attack, name).toBeTypeOf("number");
    expect(card.colour === undefined, name).toBe(card.hand !== undefined);
  }
});
