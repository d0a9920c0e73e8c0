import { describe, expect, it } from "vitest";
import { type Title, titles, titleWith } from "../games/titles";
import type { Rules } from "../net/wire";
import { addressOf } from "./book";
import { found, hits, partsOf, wordsOf } from "./search";

const told = import.meta.glob<Title>("../games/*/title.json", { import: "default", eager: true });
const clause = (id: string, title: string, text: string) => ({
  id,
  title,
  marks: ["rulebook"],
  rulings: [],
  text: [{ kind: "text" as const, text, rows: [["Épée", "2"]], mark: "rulebook" }],
});
const BOOK: Rules = {
  game: "toy",
  rulings: [],
  sections: [
    {
      title: "1 Setup",
      intro: [],
      clauses: [clause("K1:1.1", "Players", "Two to five."), clause("K1:1.2", "Bag", "Łup")],
    },
    { title: "2 Turn", intro: [], clauses: [clause("K1:2.1", "Steps", "Up to four steps, see K1:1.2.")] },
  ],
};
const ids = (search: string) => found(BOOK, wordsOf(search)).flatMap((s) => s.clauses.map((c) => c.id));

describe("search", () => {
  it("finds clauses that have all words, by text, title, table or number", () => {
    expect(ids("")).toHaveLength(3);
    expect(ids("FOUR steps")).toEqual(["K1:2.1"]);
    expect(ids("four bag")).toEqual([]);
    expect(ids("k1:1.")).toEqual(["K1:1.1", "K1:1.2", "K1:2.1"]);
    expect(ids("1.1")).toEqual(["K1:1.1"]);
  });

  it("ignores accents, in what is sought and in what is found", () => {
    expect(ids("epee lup")).toEqual(["K1:1.2"]);
    expect(ids("łup")).toEqual(["K1:1.2"]);
  });

  it("marks what was found, letter by letter", () => {
    expect(hits("L’Épée œuvre", wordsOf("epee oeu"))).toEqual([
      { text: "L’", kind: "plain" },
      { text: "Épée", kind: "hit" },
      { text: " ", kind: "plain" },
      { text: "œu", kind: "hit" },
      { text: "vre", kind: "plain" },
    ]);
  });

  it("knows bold, slanted and the numbers of clauses", () => {
    expect(partsOf("**Book.** See K1:1.2, *so*.", []).map((part) => part.kind)).toEqual([
      "bold",
      "plain",
      "clause",
      "plain",
      "slanted",
      "plain",
    ]);
  });

  it("knows whose clause it is", () => {
    for (const { title, clauses } of Object.values(told)) {
      expect(titleWith(`${clauses}:1.1`)).toBe(title);
      expect(addressOf(`${clauses}:3.2`)).toBe(`/rules/${title}#${clauses}:3.2`);
    }
    expect(titleWith("XX:1.1")).toBe(titles()[0]);
  });
});
