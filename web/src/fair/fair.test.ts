import { describe, expect, it } from "vitest";
import { below, caseOf, check, type Tape } from "./draws";
import { hmac, sha256 } from "./sha256";
import { hex, signerOf } from "./signing";

interface Vector {
  seed: string;
  commitment: string;
  game: string;
  salts: string[];
  draw: number;
  blocks: string[];
  below: Record<string, number[]>;
}
const pages = import.meta.glob<Vector[]>("../../../tests/play/fair.json", { eager: true, import: "vectors" });
const vectors = Object.values(pages).flat();
const bytes = (text: string) => new TextEncoder().encode(text);
const { subtle } = globalThis.crypto;
const ways: [string, SubtleCrypto | undefined][] = [
  ["by the browser", subtle],
  ["by our own code", undefined],
];

describe("SHA-256 of our own", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
  ])("of %s is what the standard says", (text, digest) => {
    expect(hex(sha256(bytes(text)))).toBe(digest);
  });

  it("agrees with the browser's for every length up to three blocks", async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(hex(sha256(message))).toBe(hex(new Uint8Array(await subtle.digest("SHA-256", message))));
    }
  });

  it("signs as RFC 4231 says, also with a key longer than a block", () => {
    const long = new Uint8Array(131).fill(0xaa);
    expect(hex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    expect(hex(hmac(long, bytes("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });
});

describe.each(ways)("draws made again %s", (_, crypto) => {
  it.each(vectors.map((vector) => [vector.game, vector] as const))("as in game %s", async (_, vector) => {
    const signer = await signerOf(vector.seed, crypto);
    expect(await signer.hash(vector.seed)).toBe(vector.commitment);
    const said = (block: number) => [vector.game, vector.draw, block, ...vector.salts].join(":");
    for (const [block, digits] of vector.blocks.entries()) expect(await signer.sign(said(block))).toBe(digits);
    for (const [total, [first]] of Object.entries(vector.below))
      expect(await below((block) => signer.sign(said(block)), BigInt(total))).toBe(BigInt(first ?? -1));
  });

  it("checks a game of an earlier version, whose salts were given openly", async () => {
    const seed = "8f1d3b7a5c2e9046d1a8b3f75e60c2947ab3d81f0e5c6972b4a1d3e8f7059c6b";
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((low) =>
      [1, 2, 3, 4, 5, 6].filter((high) => high >= low).map((high) => [low, high]),
    );
    const lists = [
      { texts: pairs.map(([a, b]) => `roll ${a} ${b}`), weights: pairs.map(([a, b]) => (a === b ? 1 : 2)) },
    ];
    const commitment = "ad253d4c69bbf193f28ebcf012fecd15d63ad08cb9bba427dbc264c8b10fcdec";
    const fair = { id: "x7Kq2m", commitment, salts: ["b3f1", "tulip"], draws: [1], seed };
    const cases = { lists, draws: [{ action: 1, cases: 0 }], stopped: 0 };
    const tape: Tape = { game: "toy", seats: [], texts: ["roll 2 6"], fair };
    const signer = (key: string) => signerOf(key, crypto);
    expect(await check(tape, cases, signer)).toMatchObject({ fault: null, checked: 1, missing: [] });
    const lied = await check({ ...tape, texts: ["roll 6 6"] }, cases, signer);
    expect(lied.fault).toMatchObject({ kind: "draw", draw: 1, action: 1, found: "roll 6 6", wanted: "roll 2 6" });
    const other = await check({ ...tape, fair: { ...fair, seed: `${seed.slice(0, -1)}c` } }, cases, signer);
    expect(other.fault).toMatchObject({ kind: "seed", wanted: commitment });
    const resalted = await check({ ...tape, fair: { ...fair, salts: ["b3f1", "rose"] } }, cases, signer);
    expect(resalted.fault?.kind).toBe("draw");
    const gap = await check({ ...tape, fair: { ...fair, draws: [4] } }, cases, signer);
    expect(gap.missing).toEqual([1, 2, 3]);
    expect((await check({ ...tape, fair: { ...fair, draws: [] } }, cases, signer)).fault?.kind).toBe("number");
    expect((await check({ ...tape, fair: { ...fair, draws: [1, 2] } }, cases, signer)).fault?.kind).toBe("left-over");
    expect((await check(tape, { ...cases, stopped: 2 }, signer)).fault?.kind).toBe("stopped");
    expect((await check({ ...tape, fair: { ...fair, seed: "" } }, cases, signer)).fault?.kind).toBe("unfinished");
    expect((await check({ game: "toy", seats: [], texts: [] }, cases, signer)).fault?.kind).toBe("none");
  });
});

it("counts a case as often as it weighs", () => {
  const cases = ["a", "b", "c"];
  expect([0n, 1n, 2n, 3n].map((number) => caseOf(cases, [1, 2, 1], number))).toEqual(["a", "b", "b", "c"]);
});
