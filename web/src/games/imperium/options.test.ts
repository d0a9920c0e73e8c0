// How its options read, and which keys choose them.
import { beforeAll, expect, test } from "vitest";
import { keysOf, option } from "../../table/offered";
import { labelOf } from "../../words/labels";
import { speak } from "../../words/words";

beforeAll(() => speak("en"));

test("labels say what is saved, which unit joins, and which face is picked up", () => {
  expect(labelOf("imperium", "turning", option("lay open", "lay", []))).toBe("Without a chasm");
  const saving = option("build stable saving wood", "build", ["stable"], ["wood"]);
  expect(labelOf("imperium", "acting", saving)).toBe("Build stable, saving 1 wood");
  const bless = option("bless archer", "bless", ["archer"]);
  expect(labelOf("imperium", "shielding", bless)).toBe("Blessing: cancel all skulls, and 1 archer joins");
  expect(labelOf("imperium", "shielding", option("bless", "bless", []))).toBe("Blessing: cancel all skulls");
  const reroll = option("reroll archer ss", "reroll", ["archer"], ["ss"]);
  expect(labelOf("imperium", "choosing-dice", reroll)).toBe("Pick up: archer two skulls");
  const affinity = option("use magical-affinity keep", "use-magical-affinity", ["keep"]);
  expect(labelOf("imperium", "spending", affinity)).toBe("Magical affinity: +1, the fireball stays");
});

test("it has the keys of the title it extends", () => {
  expect(keysOf("imperium", option("done", "done"))).toEqual(["d"]);
});
