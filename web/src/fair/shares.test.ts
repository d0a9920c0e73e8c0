import { describe, expect, it } from "vitest";
import type { LiveTable } from "../net/table.svelte";
import { below, check, type Fair, message, type Tape } from "./draws";
import { compared, openSalts, promisedFor, sealSalts } from "./promise";
import { listed, sealOf } from "./seals";
import { factsOf, faultOf, mixed, type Sealing } from "./shares";
import { signerOf } from "./signing";

interface Vector {
  name: string;
  seed: string;
  commitment: string;
  game: string;
  seats: { kind: string; sealed: string }[];
  seals: string[];
  salts: string[];
  beacon: Sealing["beacon"];
  mixed: string;
  draw: number;
  line: string;
  below: Record<string, number>;
}
const pages = import.meta.glob<Vector[]>("../../../tests/data/salts.json", { eager: true, import: "vectors" });
const vectors = Object.values(pages).flat();
const named = vectors.map((vector) => [vector.name, vector] as const);

function fairOf({ game, commitment, salts, seals, beacon, seed }: Vector, change: Partial<Sealing> = {}): Fair {
  const sealing = { seals, fixed: 0, rematch: 0, restarts: 0, beacon, ...change };
  return { id: game, commitment, salts, draws: [], seed, sealing };
}

function vector(name: string): Vector {
  const found = vectors.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
}

describe("what Python computes", () => {
  it.each(named)("of %s is computed here too", async (_, vector) => {
    for (const [seat, { sealed }] of vector.seats.entries())
      if (sealed) expect(sealOf(vector.game, seat, sealed)).toBe(vector.seals[seat]);
    const fair = fairOf(vector);
    expect(mixed(vector.game, vector.salts, fair.sealing as Sealing)).toBe(vector.mixed);
    expect(message(fair, vector.draw, 0)).toBe(vector.line);
    expect(faultOf(vector.game, vector.salts, fair.sealing as Sealing)).toBeNull();
    const signer = await signerOf(vector.seed, globalThis.crypto.subtle);
    for (const [total, number] of Object.entries(vector.below))
      expect(await below((block) => signer.sign(message(fair, vector.draw, block)), BigInt(total))).toBe(
        BigInt(number),
      );
  });
});

describe("a share that does not fit", () => {
  const opened = vector("all opened");
  const spoken = vector("a round of quicknet");
  const faultKey = ({ game, salts }: Vector, fair: Fair) => faultOf(game, salts, fair.sealing as Sealing)?.key;

  it.each([
    [
      "a salt that was not sealed",
      { ...opened, salts: [opened.salts[1] ?? "", opened.salts[0] ?? ""] },
      {},
      "fair-other-salt",
    ],
    ["a short salt", { ...opened, salts: ["a", ""] }, {}, "fair-other-salt"],
    ["a seal less", opened, { seals: [] }, "fair-salts"],
    ["an unknown beacon", spoken, { beacon: { ...spoken.beacon, chain: "0" } }, "fair-other-beacon"],
    ["another number", spoken, { beacon: { ...spoken.beacon, randomness: "0" } }, "fair-beacon-differs"],
    ["an old round", spoken, { fixed: 1692803367 + 999 * 3 }, "fair-beacon-early"],
  ])("is named: %s", (_, changed, sealing, key) => {
    expect(faultKey(changed, fairOf(changed, sealing as Partial<Sealing>))).toBe(key);
  });

  it("stops the check before any draw", async () => {
    const fair = { ...fairOf(opened), salts: ["a", "b"] };
    const tape: Tape = { game: "toy", seats: [], texts: [], fair };
    const verdict = await check(tape, { lists: [], draws: [], stopped: 0 }, (seed) => signerOf(seed, undefined));
    expect(verdict.fault).toMatchObject({ kind: "share", fact: { key: "fair-other-salt", args: { seat: 1 } } });
  });
});

describe("who added what", () => {
  const keys = (fair: Fair) => factsOf(fair.salts, fair.sealing).map(({ key }) => key.replace("fair-said-", ""));

  it("is said of every seat, and how often the table tried", () => {
    expect(keys(fairOf(vector("all opened")))).toEqual(["revealed", "first"]);
    expect(keys(fairOf(vector("a round of quicknet"), { rematch: 2 }))).toEqual([
      "revealed",
      "withheld",
      "beacon",
      "rematch",
    ]);
    expect(keys(fairOf(vector("one open, one bot")))).toEqual(["revealed", "open", "none", "first"]);
    expect(keys(fairOf(vector("nobody sealed")))).toEqual(["nothing", "first"]);
    const { sealing: _, ...earlier } = fairOf(vector("all opened"));
    expect(keys({ ...earlier, salts: ["pepper", ""] })).toEqual(["earlier", "none"]);
    expect(keys({ ...earlier, salts: ["", ""] })).toEqual(["nothing"]);
  });
});

describe("this device, also in a window that keeps nothing", () => {
  let number = 0;

  /** A table that accepts everything. */
  function tableOf(seats: number[]) {
    const sent: Record<string, unknown>[] = [];
    const id = `table${number++}`;
    const table = {
      id,
      mine: seats,
      welcome: { seats, commitment: "promise" },
      seen: { log: [] as unknown[] },
      send: async (wish: Record<string, unknown>) => {
        sent.push(wish);
        return { ok: true };
      },
    };
    const fix = (shares: string, beacon = "") => {
      table.seen = { log: [{ told: [{ key: "seals-fixed", args: { shares, beacon } }] }] };
    };
    return { table: table as unknown as LiveTable, sent, fix, id };
  }

  it("keeps a salt and sends its seal, once for each of its seats", async () => {
    const { table, sent, id } = tableOf([0, 2]);
    await Promise.all([sealSalts(table), sealSalts(table)]);
    await sealSalts(table);
    const { salts = {} } = promisedFor(id) ?? {};
    expect(sent).toEqual([0, 2].map((seat) => ({ type: "seal", seat, seal: sealOf(id, seat, salts[seat] ?? "") })));
    expect(salts[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(salts[0]).not.toBe(salts[2]);
  });

  it("opens it when its seal is among those that are fixed, and not before", async () => {
    const { table, sent, fix, id } = tableOf([0]);
    await sealSalts(table);
    await openSalts(table);
    expect(sent).toHaveLength(1);
    fix(`sealed:${sent[0]?.seal} none:`);
    await openSalts(table);
    await openSalts(table);
    expect(sent.slice(1)).toEqual([{ type: "reveal", seat: 0, salt: promisedFor(id)?.salts[0] }]);
  });

  it("opens nothing for a list without its seal, nor for a second list", async () => {
    const { table, sent, fix } = tableOf([0]);
    await sealSalts(table);
    fix("sealed:0000 none:");
    await openSalts(table);
    fix(`sealed:${sent[0]?.seal} none:`);
    await openSalts(table);
    expect(sent).toHaveLength(1);
  });

  it("compares the tape with all that it noted", async () => {
    const { table, sent, fix, id } = tableOf([0]);
    await sealSalts(table);
    const [seal, other] = [String(sent[0]?.seal), "1".repeat(64)];
    fix(`sealed:${seal} sealed:${other}`);
    await openSalts(table);
    const salts = [promisedFor(id)?.salts[0] ?? "", ""];
    const sealing = { seals: [seal, other], fixed: 0, rematch: 0, restarts: 0, beacon: null };
    const fair: Fair = { id, commitment: "promise", salts, draws: [], seed: "", sealing };
    expect(compared(fair)).toBe("same");
    expect(compared({ ...fair, commitment: "another" })).toBe("other");
    expect(compared({ ...fair, salts: ["", ""] })).toBe("other"); // the server accepted it and claims that it did not
    expect(compared({ ...fair, sealing: { ...sealing, seals: [seal, "2".repeat(64)] } })).toBe("other");
    expect(compared({ ...fair, id: "never seen" })).toBe("");
    expect(listed(["", "", "c"], [seal, "", ""])).toBe(`sealed:${seal} none: open:c`);
  });
});
