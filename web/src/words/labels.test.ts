// Options read in words, in every language, whatever position they are offered in.
import { beforeAll, describe, expect, it } from "vitest";
import type { Decision, Option } from "../table/contract";
import { labelOf } from "./labels";
import { LANGUAGES } from "./speech.svelte";
import { learn, name, speak } from "./words";

interface Fixture {
  game: string;
  decision: Decision;
}
const fixtures = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default", eager: true });
const asked = Object.entries(fixtures).filter(([, { decision }]) => decision.options.length > 0);
const option = (text: string, verb: string, ...args: string[][]): Option => ({ text, verb, args, anchors: [] });

beforeAll(async () => {
  for (const game of new Set(asked.map(([, { game }]) => game))) await learn(game);
});

describe.each(Object.keys(LANGUAGES))("in %s", (language) => {
  beforeAll(() => speak(language));

  it.each(asked)("every option of %s has a label without an id", (_, { game, decision }) => {
    for (const one of decision.options) {
      const label = labelOf(game, decision.step, one);
      expect(label).not.toBe("");
      expect(label).not.toMatch(/-choice-| {2}|\bnone\b/);
      if (one.verb.includes("-")) expect(label).not.toContain(one.verb);
      for (const thing of one.args.flat().filter((id) => /[a-z]-[a-z]/.test(id) && name(id, game) !== id))
        expect(label.replace(name(thing, game), "")).not.toContain(thing);
    }
  });
});

describe("a label", () => {
  beforeAll(() => speak("en"));

  it("lists the things of one argument", () => {
    const lay = option("lay nes", "lay", ["nes"], ["north", "east", "south"]);
    expect(labelOf("karak", "turning", lay)).toBe("Lay it open north, east, south");
    const chasms = option("lay ne-sw", "lay", ["northeast", "southwest"]);
    expect(labelOf("karak2", "turning", chasms)).toBe("Chasms: north-east, south-west");
    expect(labelOf("imperium", "turning", option("lay open", "lay", []))).toBe("Without a chasm");
  });

  it("says what is saved, which unit joins, and which face is picked up", () => {
    expect(labelOf("karak2", "acting", option("build stable", "build", ["stable"], []))).toBe("Build stable");
    const saving = option("build stable saving wood", "build", ["stable"], ["wood"]);
    expect(labelOf("imperium", "acting", saving)).toBe("Build stable, saving 1 wood");
    const found = option("found city saving food", "found-city", ["food"]);
    expect(labelOf("karak2", "acting", found)).toBe("Found your city, saving 1 food");
    const bless = option("bless archer", "bless", ["archer"]);
    expect(labelOf("imperium", "shielding", bless)).toBe("Blessing: cancel all skulls, and 1 archer joins");
    expect(labelOf("imperium", "shielding", option("bless", "bless", []))).toBe("Blessing: cancel all skulls");
    const reroll = option("reroll archer ss", "reroll", ["archer"], ["ss"]);
    expect(labelOf("imperium", "choosing-dice", reroll)).toBe("Pick up: archer two skulls");
    const affinity = option("use magical-affinity keep", "use-magical-affinity", ["keep"]);
    expect(labelOf("imperium", "spending", affinity)).toBe("Magical affinity: +1, the fireball stays");
  });

  it("differs at some step, and is what is typed where there are no words", () => {
    const done = option("done", "done");
    expect(labelOf("karak2", "rolled", done)).toBe("Let the dice lie");
    expect(labelOf("karak2", "acting", done)).toBe("End the turn");
    expect(labelOf("goblin", "turn-over", option("end turn", "end-turn"))).toBe("End the turn");
    expect(labelOf("karak", "", option("roll 3 5", "roll", ["3"], ["5"]))).toBe("roll 3 5");
  });
});
