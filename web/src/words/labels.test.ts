// Options read in words, in every language, whatever position they are offered in.
import { beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "../table/contract";
import { labelOf } from "./labels";
import { LANGUAGES } from "./speech.svelte";
import { learn, name, speak } from "./words";

interface Fixture {
  game: string;
  decision: Decision;
}
const fixtures = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default", eager: true });
const asked = Object.entries(fixtures).filter(([, { decision }]) => decision.options.length > 0);

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
