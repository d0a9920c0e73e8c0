import { afterEach, expect, it, vi } from "vitest";
import type { GameShown } from "../net/wire";
import { lineOf, meet, shelf, type Title, titles, titleWith } from "./titles";

const folders = Object.values(import.meta.glob<Title>("./*/title.json", { import: "default", eager: true })).toSorted(
  (a, b) => a.place - b.place,
);
const [first, second] = folders as [Title, Title];
const shown = (title: string, facts: Partial<Title> = {}) =>
  ({ title, extends: "", clauses: "", place: 9, ...facts }) as GameShown;

/** Makes the server answer with these games. */
function serve(games: GameShown[] | null) {
  const answer = { ok: games !== null, text: async () => JSON.stringify(games) };
  return vi.spyOn(globalThis, "fetch").mockResolvedValue(answer as Response);
}

afterEach(() => vi.restoreAllMocks());

it("knows the titles that have a folder without asking the server", async () => {
  expect(titles()).toEqual(folders.map((one) => one.title));
  const asked = serve([]);
  for (const { title, extends: base } of folders) {
    expect(lineOf(title)).toEqual(base ? [title, ...lineOf(base)] : [title]);
    await meet(title);
  }
  expect(asked).not.toHaveBeenCalled();
});

it("learns of another from the server, in the order of the shelf", async () => {
  const toy = shown("toy", { extends: second.title, clauses: "TOY", place: 1.5 });
  serve([toy, shown("bare"), shown(second.title), shown(first.title)]);
  expect((await shelf()).map((one) => one.title)).toEqual([first.title, "toy", second.title, "bare"]);
  expect(lineOf("toy")).toEqual(["toy", ...lineOf(second.title)]);
  expect([titleWith("TOY:2.1"), titleWith(`${second.clauses}:2.1`)]).toEqual(["toy", second.title]);
  expect(lineOf("bare")).toEqual(["bare"]);
});

it("does without what the server does not say", async () => {
  serve(null);
  await meet("unheard");
  expect(lineOf("unheard")).toEqual(["unheard"]);
});
