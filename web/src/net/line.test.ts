import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { digest } from "./digest";
import { Line, type LineState } from "./line";
import { network } from "./network";
import { LiveTable } from "./table.svelte";
import type { Transport } from "./transport";
import type { Answer, Event, Incoming, Outgoing, Snapshot } from "./wire";

/** A socket without a network. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Incoming[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url = "") {
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
const transport: Transport = { ...network, connect: (url: string) => new Wire(url) };
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
    consent: [],
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
    consent: [],
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
  const open = (over = transport) => {
    states.length = 0;
    const line = new Line(
      "ws://here/ws/t?watch",
      { opened: () => {}, heard: () => {}, changed: (state) => states.push(state) },
      over,
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

  it("comes back within two seconds once the player looks again, though the old socket never closes", () => {
    const line = open();
    vi.advanceTimersByTime(15_000);
    line.hurry();
    vi.advanceTimersByTime(1200);
    expect(Wire.all.length).toBe(2);
  });

  it("asks nothing of a transport whose lines never break silently", () => {
    const line = open({ ...transport, breaksSilently: false });
    vi.advanceTimersByTime(60_000);
    line.hurry();
    vi.advanceTimersByTime(60_000);
    expect(Wire.last.sent).toEqual([]);
    expect(Wire.all.length).toBe(1);
    Wire.last.close();
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

  const farewell = (reason: string, address = "") => {
    Wire.last.tell({ type: "bye", reason, key: "bye-restart", args: {}, text: "", address });
    Wire.last.close();
    vi.advanceTimersByTime(1000);
  };

  it.each([
    ["restart", "", "ws://here/ws/t?watch"],
    ["moved", "", "ws://here/ws/t?watch"],
    ["moved", "/ws/other", "ws://here/ws/other?watch"],
    ["restart", "ws://here/ws/other", "ws://here/ws/other?watch"],
    ["moved", "wss://here/ws/other", "wss://here/ws/other?watch"],
  ])("comes again after %s at the address it was told (%s)", (reason, address, expected) => {
    open();
    farewell(reason, address);
    expect(Wire.all.map((socket) => socket.url)).toEqual(["ws://here/ws/t?watch", expected]);
  });

  it.each(["ws://there/ws/t", "ws://here:81/ws/t", "https://here/table/t", "javascript:alert(1)", "ws://"])(
    "does not go to %s by itself",
    (address) => {
      open();
      farewell("moved", address);
      expect(Wire.all.length).toBe(1);
      expect(states.at(-1)).toBe("ended");
    },
  );
});

describe("a table", () => {
  function sit() {
    const table = new LiveTable("t", transport);
    table.hurry();
    Wire.last.open();
    Wire.last.tell(snapshot(5, { turn: 1 }));
    return table;
  }

  it("says hello, and after a break where it stood", () => {
    const table = sit();
    expect(Wire.last.sent).toEqual([{ type: "hello", version: 3 }]);
    Wire.last.close();
    vi.advanceTimersByTime(500);
    Wire.last.open();
    expect(Wire.last.sent).toEqual([{ type: "hello", version: 3, after: 5, viewpoint: 0 }]);
    expect(table.seen?.view).toEqual({ turn: 1 });
  });

  it("asks for what is missing", () => {
    const table = sit();
    Wire.last.tell(event(7, { turn: 3 }, digest({ turn: 3 })));
    expect(Wire.last.sent.at(-1)).toEqual({ type: "hello", version: 3, after: 5, viewpoint: 0 });
    expect(table.seen?.seq).toBe(5);
  });

  it("asks for everything when its view differs", () => {
    sit();
    Wire.last.tell(event(5, { turn: 2 }, "12345678"));
    expect(Wire.last.sent.at(-1)).toEqual({ type: "hello", version: 3 });
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
    const told = answer((first as { id: string }).id);
    Wire.last.tell(told);
    Wire.last.tell(told);
    expect(await done).toEqual(told);
  });

  it("tells a player who acts too late", async () => {
    const table = sit();
    const done = table.undo();
    Wire.last.tell({ type: "sync", id: (Wire.last.sent.at(-1) as { id: string }).id, seq: 9 });
    expect(await done).toBe("late");
  });

  const answer = (id: string, given: Partial<Answer> = {}): Answer => ({
    type: "answer",
    id,
    ok: true,
    seq: 6,
    key: "",
    args: {},
    clause: "",
    text: "",
    again: false,
    ...given,
  });
  const sentActs = () => Wire.all.flatMap((socket) => socket.sent).filter((message) => message.type === "act");

  it("asks again by itself, with growing pauses, while the server cannot tell", async () => {
    const table = sit();
    const done = table.act("step north");
    const id = (sentActs()[0] as { id: string }).id;
    for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
      const before = sentActs().length;
      Wire.last.tell({ type: "unknown", id });
      Wire.last.tell({ type: "unknown", id }); // answers one of several attempts
      vi.advanceTimersByTime(pause - 1);
      expect(sentActs().length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(sentActs().length).toBe(before + 1);
      expect(table.commands.isUnsure).toBe(before > 2);
    }
    expect(new Set(sentActs().map((message) => JSON.stringify(message))).size).toBe(1);
    Wire.last.tell(answer(id));
    expect(await done).toEqual(answer(id));
    expect(table.commands.isUnsure).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(sentActs().length).toBe(7);
  });

  it("asks at once when the line is there again, and once", () => {
    const table = sit();
    void table.act("step north");
    Wire.last.tell({ type: "unknown", id: (sentActs()[0] as { id: string }).id });
    Wire.last.close();
    vi.advanceTimersByTime(400);
    Wire.last.open();
    expect(sentActs().length).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(sentActs().length).toBe(2);
  });

  it("sends a refused command again a few times if it may, and then shows the refusal", async () => {
    const table = sit();
    const done = table.act("step north");
    const refusal = answer((sentActs()[0] as { id: string }).id, { ok: false, key: "store-failed", again: true });
    for (let i = 1; i <= 4; i++) {
      expect(sentActs().length).toBe(i);
      Wire.last.tell(refusal);
      vi.advanceTimersByTime(8000);
    }
    expect(await done).toEqual(refusal);
    expect(sentActs().length).toBe(4);
  });

  it("shows a final refusal at once", async () => {
    const table = sit();
    const done = table.act("step north");
    const refusal = answer((sentActs()[0] as { id: string }).id, { ok: false, key: "not-your-decision" });
    Wire.last.tell(refusal);
    expect(await done).toEqual(refusal);
  });

  it("asks nothing any more once it was left", () => {
    const table = sit();
    void table.act("step north");
    Wire.last.tell({ type: "unknown", id: (sentActs()[0] as { id: string }).id });
    table.leave();
    vi.advanceTimersByTime(60_000);
    expect(sentActs().length).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  const WELCOME = { type: "welcome" as const, version: 3, table: "t", title: "toy", cookie: "" };

  it("knows why this browser was not believed", () => {
    const table = sit();
    Wire.last.tell(WELCOME);
    expect(table.doubt).toBe("");
    Wire.last.tell({ ...WELCOME, cookie: "forged" });
    expect(table.doubt).toBe("forged");
  });

  it("remembers the doubt of the cookie that a new one has replaced", async () => {
    const joined = { table: "t", seats: [], links: [], cookie: "expired" };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(joined)));
    const table = new LiveTable("t", transport);
    await table.enter();
    Wire.last.tell(WELCOME);
    expect(table.doubt).toBe("expired");
    vi.unstubAllGlobals();
  });

  it("has a link for a player who is told to go to another host, and none that runs a script", () => {
    for (const [address, page] of [
      ["wss://there/ws/t", "https://there/table/t"],
      ["https://there/table/t", "https://there/table/t"],
      ["javascript:alert(1)", ""],
      ["", ""],
    ]) {
      const table = sit();
      Wire.last.tell({ type: "bye", reason: "moved", key: "bye-moved", args: {}, text: "", address: address ?? "" });
      expect(table.elsewhere).toBe(page);
    }
  });

  it("forgets a farewell when it is welcome again", () => {
    const table = sit();
    Wire.last.tell({ type: "bye", reason: "restart", key: "bye-restart", args: {}, text: "", address: "" });
    expect(table.refused?.key).toBe("bye-restart");
    Wire.last.tell(WELCOME);
    expect(table.refused).toBe(null);
  });
});
