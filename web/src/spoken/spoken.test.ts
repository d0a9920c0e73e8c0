// The board of every game in words, from positions that were played.
import { describe, expect, it } from "vitest";
import { walk as goblin } from "../games/goblin/walk";
import { walk as imperium } from "../games/imperium/walk";
import { walk as karak } from "../games/karak/walk";
import { walk as karak2 } from "../games/karak2/walk";
import { choicesOf } from "../table/choices";
import type { Decision } from "../table/contract";
import { name } from "../words/words";
import { answer, type Ground } from "./asking";
import type { Walker } from "./walk";

interface Fixture {
  game: string;
  view: Record<string, unknown> & { heroes: { seat: number; hero: string }[]; map?: { chasms?: string[] }[] };
  decision: Decision;
}

const WALKERS: Record<string, Walker> = { karak, karak2, imperium, goblin };
const fixtures = Object.entries(
  import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default", eager: true }),
).filter(([path]) => !path.includes("-end"));

function groundOf({ game, view, decision }: Fixture): Ground {
  const walk = (WALKERS[game] as Walker)(view, decision.who, game);
  const choices = choicesOf(game, decision.step, decision.options, true);
  return { game, walk, spot: walk.start, choices, last: ["it was so"] };
}

describe.each(fixtures)("%s", (_, fixture) => {
  const ground = groundOf(fixture);

  it("says where I am, what is around, what I can do, what was last", () => {
    for (const command of ["here", "around", "moves", "last"]) {
      const { lines } = answer(ground, command);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join("\n")).not.toMatch(/web-|undefined|\{/);
    }
    const me = fixture.view.heroes.find((hero) => hero.seat === fixture.decision.who);
    if (fixture.game !== "goblin" && me?.hero)
      expect(answer(ground, "here").lines[0]).toContain(name(me.hero, fixture.game));
  });

  it("is walked there and back", () => {
    for (const way of ground.walk.ways(ground.spot).filter((one) => one.to)) {
      const there = answer(ground, way.words[0] ?? "");
      expect(there.spot).toBe(way.to);
      expect(ground.walk.ways(way.to).map((one) => one.to)).toContain(ground.spot);
    }
  });

  it("chooses by number, and says so if there is no such thing", () => {
    expect(answer(ground, "1").choice).toBe(ground.choices[0]);
    expect(answer(ground, "fly").choice).toBeUndefined();
  });
});

it("tells of a chasm on either side of it", () => {
  const [, fixture] = fixtures.find(([path]) => path.endsWith("karak2-middle.json")) ?? [];
  const { walk } = groundOf(fixture as Fixture);
  const places = (fixture as Fixture).view.map as unknown as { x: number; y: number; chasms: string[] }[];
  const place = places.find((one) => one.chasms.length > 0);
  const told = walk.ways(`${place?.x},${place?.y}`).filter((way) => way.text.includes("chasm"));
  expect(told.length).toBeGreaterThanOrEqual(place?.chasms.length ?? 1);
});
