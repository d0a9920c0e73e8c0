import { expect, test } from "vitest";
import { byAnchor, label, meant } from "./choices";
import { masonry } from "./masonry";
import { foughtIn } from "./news";
import { around, slab, turned } from "./strokes";
import type { View } from "./view";

const hero = { seat: 0, hero: "taia", x: 0, y: 0, lives: 5, points: 0, items: {}, cursed: false };
const view: View = {
  turn: 1,
  seat: 0,
  who: 0,
  step: "moving",
  steps_left: 4,
  heroes: [hero],
  stack: {},
  bag: {},
  drawn: [],
  fight: null,
  ending: "",
  resigned: [],
  standstill: null,
  map: [
    { x: 0, y: 0, kind: "fountain", exits: "nesw", number: 1 },
    { x: 1, y: 0, kind: "room", exits: "ew", token: "mummy" },
    { x: 3, y: 0, kind: "portal", exits: "ew", number: 2 },
  ],
};
const decision = { who: 0, step: "moving", options: [] };

test("the same tile is always built of the same stones, another of others", () => {
  expect(masonry("room", "ne", false, 7)).toEqual(masonry("room", "ne", false, 7));
  expect(masonry("room", "ne", false, 8).stones).not.toEqual(masonry("room", "ne", false, 7).stones);
});

test("a touch means a step beside the hero, its tile's action on its own, a jump on a portal, else nothing", () => {
  expect(meant(view, decision, 1, 0)).toBe("step east");
  expect(meant(view, decision, 0, 0)).toBe("heal");
  expect(meant(view, decision, 3, 0)).toBe("jump 2");
  expect(meant(view, decision, 5, 5)).toBe("");
});

test("an option is found by each of its anchors and read in words", () => {
  const cast = { text: "cast taia 1", verb: "cast", args: [["taia"], ["1"]], anchors: ["hero:taia", "cell:0,0"] };
  expect(byAnchor([cast]).get("cell:0,0")).toEqual([cast]);
  expect(label(cast, "moving")).toBe("Send Taia to fountain 1, healed");
  expect(label({ text: "lay nw", verb: "lay", args: [["nw"], ["north", "west"]], anchors: [] }, "turning")).toBe(
    "Lay it open north, west",
  );
});

test("a fight that is over is told until a hero steps on", () => {
  const fight = [
    { key: "rolled", args: { hero: "taia", number: "2", other: "6" } },
    { key: "won", args: { hero: "taia", token: "mummy", number: "9" } },
  ];
  expect(foughtIn(fight)).toEqual({ hero: "taia", monster: "mummy", dice: [2, 6], attack: 9, outcome: "won" });
  expect(foughtIn([...fight, { key: "stepped", args: { hero: "taia", place: "0" } }])).toBeNull();
});

test("strokes go around a middle, clockwise", () => {
  expect(
    turned(
      [
        [
          [0, -2],
          [0, -1],
        ],
      ],
      90,
      [10, 20],
    ),
  ).toBe("M12 20L11 20");
  expect(around(2, 0, [slab(0, 0, 1, 2)])).toBe("M0 0L1 0L1 2L0 2L0 0M0 0L-1 0L-1 -2L0 -2L0 0");
});
