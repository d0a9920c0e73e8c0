import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { join, openLesson, openTable, playOn, Refused, tables } from "./http";
import type { NewLesson, NewTable, PlayOn as Play } from "./wire";

const WISH = { title: "toy", seats: 2 } as NewTable;
const asked: { path: string; key: string | null }[] = [];
const lost = async () => {
  throw new TypeError("network");
};
const cutOff = async () => ({ ok: true, text: () => Promise.reject(new TypeError("network")) }) as unknown as Response;
const done = async () => new Response(JSON.stringify({ table: "t" }));

/** Answers one after the other; the last one repeats. */
function network(...answers: (() => Promise<Response>)[]): void {
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    asked.push({ path, key: new Headers(request.headers).get("Idempotency-Key") });
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
}

async function soon<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => {});
  await vi.advanceTimersByTimeAsync(5000);
  return answer;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what must be done only once", () => {
  it.each([
    ["open", () => openTable(WISH)],
    ["join", () => join("t", "Ann")],
    ["play on", () => playOn("t", { at: 3, seats: ["me", "greedy"], name: "Ann" } as Play)],
    ["begin a lesson", () => openLesson("toy", { name: "Ann", chapter: 0 } as NewLesson)],
  ])("is asked again with the same key if the network fails: %s", async (_, ask) => {
    network(lost, cutOff, done);
    expect(await soon<unknown>(ask())).toEqual({ table: "t" });
    expect(asked.length).toBe(3);
    expect(asked[0]?.key).toMatch(/^[\w.-]{16,36}$/);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  it("has a separate key for each attempt of the player", async () => {
    network(done);
    await soon(openTable(WISH));
    await soon(openTable(WISH));
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  });

  it("gives up after a while", async () => {
    network(lost);
    await expect(soon(join("t"))).rejects.toEqual(new Refused("web-unreachable"));
    expect(asked.length).toBe(3);
  });

  it("is not asked again after a refusal", async () => {
    network(async () => new Response(JSON.stringify({ key: "table-full", args: {} }), { status: 409 }));
    await expect(soon(join("t", "Ann"))).rejects.toEqual(new Refused("table-full"));
    expect(asked.length).toBe(1);
  });
});

it("says at once that the server is gone when a player only looks", async () => {
  network(lost);
  await expect(soon(tables())).rejects.toEqual(new Refused("web-unreachable"));
  expect(asked).toEqual([{ path: "/api/tables", key: null }]);
});
