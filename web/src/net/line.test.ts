import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { digest } from "./digest";
import { Line, type LineState } from "./line";
import { LiveTable } from "./table.svelte";
import type { Event, Incoming, Outgoing, Snapshot } from "./wire";

/** A socket without a network. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Incoming[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  static get last(): Wire {
    return Wire.all.at(-1) as Wire;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Incoming);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: Partial<Outgoing>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const connect = () => new Wire() as unknown as WebSocket;
const NOBODY = { who: -1, step: "", options: [], undoable: 0, clause: "" };

function snapshot(seq: number, view: Record<string, unknown>): Snapshot {
  return {
    type: "snapshot",
    seq,
    status: "running",
    length: seq,
    viewpoint: 0,
    view,
    hash: digest(view),
    decision: NOBODY,
    undo: null,
    offer: null,
    log: [],
  };
}
function event(after: number, view: Record<string, unknown>, hash: string): Event {
  return {
    type: "event",
    after,
    seq: after + 1,
    status: "running",
    length: after + 1,
    viewpoint: 0,
    whole: false,
    view,
    hash,
    decision: NOBODY,
    undo: null,
    offer: null,
    entries: [],
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
});
afterEach(() => vi.useRealTimers());

describe("a line", () => {
  const states: LineState[] = [];
  const open = () => {
    states.length = 0;
    const line = new Line(
      "ws://here",
      { opened: () => {}, heard: () => {}, changed: (state) => states.push(state) },
      connect,
    );
    line.open();
    Wire.last.open();
    return line;
  };

  it("comes back with growing pauses", () => {
    open();
    for (let i = 1; i <= 4; i++) {
      Wire.last.close();
      expect(Wire.all.length).toBe(i);
      vi.advanceTimersByTime(2 ** i * 250);
      expect(Wire.all.length).toBe(i + 1);
    }
    expect(states[0]).toBe("on");
    expect(states).toContain("off");
  });

  it("gives up a socket that is silent", () => {
    open();
    vi.advanceTimersByTime(15_000);
    expect(Wire.last.sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(10_000);
    expect(Wire.all.length).toBe(2);
  });

  it("comes back within two seconds once somebody looks again, though the old socket never closes", () => {
    const line = open();
    vi.advanceTimersByTime(15_000);
    line.hurry();
    vi.advanceTimersByTime(1200);
    expect(Wire.all.length).toBe(2);
  });

  it("stays with a socket that answers", () => {
    const line = open();
    line.hurry();
    Wire.last.tell({ type: "pong", seq: 0 });
    vi.advanceTimersByTime(5000);
    expect(Wire.all.length).toBe(1);
  });

  it("tries at once instead of waiting its pause out", () => {
    const line = open();
    for (let i = 1; i <= 4; i++) {
      Wire.last.close();
      vi.advanceTimersByTime(2 ** i * 250);
    }
    Wire.last.close();
    line.hurry();
    expect(Wire.all.length).toBe(6);
  });

  it("does not come again when it is not welcome", () => {
    open();
    Wire.last.tell({ type: "bye", reason: "no-spectators", key: "no-spectators", args: {}, text: "" });
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
    expect(states.at(-1)).toBe("ended");
  });
});

describe("a table", () => {
  function sit() {
    const table = new LiveTable("t", connect);
    table.hurry();
    Wire.last.open();
    Wire.last.tell(snapshot(5, { turn: 1 }));
    return table;
  }

  it("says hello, and after a break where it stood", () => {
    const table = sit();
    expect(Wire.last.sent).toEqual([{ type: "hello" }]);
    Wire.last.close();
    vi.advanceTimersByTime(500);
    Wire.last.open();
    expect(Wire.last.sent).toEqual([{ type: "hello", after: 5 }]);
    expect(table.seen?.view).toEqual({ turn: 1 });
  });

  it("asks for what is missing", () => {
    const table = sit();
    Wire.last.tell(event(7, { turn: 3 }, digest({ turn: 3 })));
    expect(Wire.last.sent.at(-1)).toEqual({ type: "hello", after: 5 });
    expect(table.seen?.seq).toBe(5);
  });

  it("asks for everything when its view differs", () => {
    sit();
    Wire.last.tell(event(5, { turn: 2 }, "12345678"));
    expect(Wire.last.sent.at(-1)).toEqual({ type: "hello" });
  });

  it("sends a command again under its id, and believes one answer", async () => {
    const table = sit();
    const done = table.act("step north");
    const [first] = Wire.last.sent.slice(-1);
    expect(first).toMatchObject({ type: "act", expected: 5, action: "step north" });
    Wire.last.close();
    vi.advanceTimersByTime(500);
    Wire.last.open();
    expect(Wire.last.sent.at(-1)).toEqual(first);
    const answer = {
      type: "answer" as const,
      id: (first as { id: string }).id,
      ok: true,
      seq: 6,
      key: "",
      args: {},
      clause: "",
      text: "",
    };
    Wire.last.tell(answer);
    Wire.last.tell(answer);
    expect(await done).toEqual(answer);
  });

  it("tells whoever acts too late", async () => {
    const table = sit();
    const done = table.undo();
    Wire.last.tell({ type: "sync", id: (Wire.last.sent.at(-1) as { id: string }).id, seq: 9 });
    expect(await done).toBe("late");
  });
});
