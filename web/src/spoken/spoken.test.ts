// The board of every game in words, in positions from played games.
import { describe, expect, it } from "vitest";
import { manifestOf } from "../games/manifest";
import { choicesOf } from "../table/choices";
import type { Decision } from "../table/contract";
import { name } from "../words/words";
import { answer, type Ground } from "./asking";

interface Fixture {
  game: string;
  view: Record<string, unknown> & { heroes: { seat: number; hero: string }[] };
  decision: Decision;
}

const fixtures = Object.entries(
  import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default", eager: true }),
).filter(([path]) => !path.includes("-end"));

async function groundOf({ game, view, decision }: Fixture): Promise<Ground> {
  const walk = (await manifestOf(game).walk()).walk(view, decision.who, game);
  const choices = choicesOf(game, decision.step, decision.options, true);
  return { game, walk, spot: walk.start, choices, last: ["it was so"] };
}

describe.each(fixtures)("%s", async (_, fixture) => {
  const ground = await groundOf(fixture);

  it("says where I am, what is around, what I can do, what was last", () => {
    for (const command of ["here", "around", "moves", "last"]) {
      const { lines } = answer(ground, command);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join("\n")).not.toMatch(/web-|undefined|\{/);
    }
    const me = fixture.view.heroes.find((hero) => hero.seat === fixture.decision.who);
    if (fixture.view.map && me?.hero) expect(answer(ground, "here").lines[0]).toContain(name(me.hero, fixture.game));
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
