import { describe, expect, it } from "vitest";
import { digest } from "./digest";
import { follow, fromSnapshot, type Seen, withHistory } from "./merge";
import type { Entry, Event } from "./wire";

const NOBODY = { who: -1, step: "", options: [], undoable: 0, clause: "" };
const line = (seq: number): Entry => ({ seq, at: 0, seat: 0, length: seq, told: [] });
const SEEN: Seen = {
  seq: 5,
  status: "running",
  length: 5,
  viewpoint: 0,
  view: { turn: 1, map: ["a"] },
  decision: NOBODY,
  undo: null,
  consent: [],
  offer: null,
  log: [line(4), line(5)],
};

function event(change: Partial<Event>, result: Record<string, unknown> = { turn: 2, map: ["a"] }): Event {
  return {
    type: "event",
    after: 5,
    seq: 6,
    status: "running",
    length: 6,
    viewpoint: 0,
    whole: false,
    view: { turn: 2 },
    hash: digest(result),
    decision: NOBODY,
    undo: null,
    consent: [],
    offer: null,
    entries: [line(6)],
    ...change,
  };
}

describe("following a table", () => {
  it("changes only what an event names", () => {
    const next = follow(SEEN, event({})) as Seen;
    expect(next.view).toEqual({ turn: 2, map: ["a"] });
    expect(next.log.map((entry) => entry.seq)).toEqual([4, 5, 6]);
    expect(SEEN.view.turn).toBe(1);
  });

  it("keeps what did not change as it was, also in a whole view", () => {
    const next = follow(SEEN, event({ whole: true, view: { turn: 2, map: ["a"] } })) as Seen;
    expect(next.view.map).toBe(SEEN.view.map);
    expect(next.view).not.toBe(SEEN.view);
  });

  it("takes a whole view as it is, and no line twice", () => {
    const next = follow(
      SEEN,
      event({ whole: true, after: 3, view: { turn: 9 }, entries: [4, 5, 6].map(line) }, { turn: 9 }),
    ) as Seen;
    expect(next.view).toEqual({ turn: 9 });
    expect(next.log.map((entry) => entry.seq)).toEqual([4, 5, 6]);
  });

  it("notices a gap", () => {
    expect(follow(SEEN, event({ after: 6, seq: 7 }))).toBe("gap");
    expect(follow(null, event({}))).toBe("gap");
    expect(follow(SEEN, event({ after: 4 }))).toBe("gap"); // the change is based on a view that we no longer have
  });

  it("lets what is known pass", () => {
    expect(follow(SEEN, event({ after: 3, seq: 4 }))).toBe("old");
    expect(follow(SEEN, event({ after: 4, seq: 5 }))).toBe("old");
  });

  it("notices that its view is not the server's", () => {
    expect(follow(SEEN, event({ hash: "00000000" }))).toBe("differs");
  });

  it("begins with a snapshot", () => {
    const { seq, status, length, viewpoint, view, decision, undo, consent, offer, log } = SEEN;
    expect(
      fromSnapshot({
        type: "snapshot",
        seq,
        status,
        length,
        viewpoint,
        view,
        hash: "",
        decision,
        undo,
        consent,
        offer,
        log,
      }),
    ).toEqual(SEEN);
  });

  it("puts history before what it has", () => {
    expect(withHistory([line(4), line(5)], [1, 2, 3, 4].map(line)).map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5]);
  });
});
