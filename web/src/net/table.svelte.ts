// The state of a table on this device, kept up to date, and the commands to it.
import { pageOf } from "./address";
import { Commands, type Reply, type Wish } from "./commands.svelte";
import { digest } from "./digest";
import { join, Refused, renewLinks, replay } from "./http";
import { Line, type LineState } from "./line";
import { follow, fromSnapshot, type Seen, withHistory } from "./merge";
import type { Transport } from "./transport";
import type { Answer, Bye, Emoted, Entry, Event, Outgoing, Presence, Snapshot, Welcome } from "./wire";

const VERSION = 3; // of the protocol

export class LiveTable {
  line: LineState = $state("joining");
  welcome: Welcome | null = $state.raw(null);
  presence: Presence | null = $state.raw(null);
  seen: Seen | null = $state.raw(null);
  /** The entries of the last event. */
  news: Entry[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  links: string[] = $state.raw([]);
  /** Why this browser's seat was not recognised; empty if it was. */
  doubt = $state("");
  /** The page on another host that a farewell leads to. */
  elsewhere = $state("");
  /** Called with events that are not kept. */
  onEmote: (emoted: Emoted) => void = () => {};
  /** Called after `seen` has changed, with what was known before an event; with nothing for a fresh start. */
  onTold: (was: { seen: Seen; news: Entry[] } | null) => void = () => {};

  readonly commands = new Commands((message) => this.socket.send(message));
  private readonly socket: Line;
  private freshAt = -1;
  private isReading = false;

  constructor(
    readonly id: string,
    transport?: Transport,
    /** Only watches, even if this device has seats, for a screen that all can see. */
    private readonly isWatching = false,
  ) {
    const { protocol, host } = globalThis.location ?? { protocol: "http:", host: "" };
    const url = `${protocol === "https:" ? "wss" : "ws"}://${host}/ws/${encodeURIComponent(id)}${this.isWatching ? "?watch" : ""}`;
    const ears = {
      opened: () => this.greet(),
      heard: (message: Outgoing) => this.hear(message),
      changed: (state: LineState) => {
        this.line = state;
      },
    };
    this.socket = new Line(url, ears, transport);
  }

  /** Gets a session over HTTP first, so that the player can take a seat later, and then opens the socket. */
  async enter(): Promise<void> {
    try {
      if (!this.isWatching) ({ links: this.links, cookie: this.doubt } = await join(this.id));
    } catch (fault) {
      if (fault instanceof Refused && fault.key !== "web-unreachable") {
        this.refused = fault;
        this.line = "ended";
        return;
      }
    }
    this.socket.open();
  }

  hurry(): void {
    this.socket.hurry();
  }

  leave(): void {
    this.commands.stop();
    this.socket.close();
  }

  get mine(): number[] {
    return this.presence?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  }

  /** Reads the links to this device's seats; a player who sat down later has none yet. */
  async readLinks(): Promise<void> {
    this.links = (await join(this.id)).links;
  }

  /** Replaces all links of this seat; a browser that used an old one is admitted by the new one. */
  async renewLinks(seat: number): Promise<void> {
    this.links = (await renewLinks(this.id, seat)).links;
    this.socket.reopen();
  }

  /** Sends now or after reconnecting; the same id makes sure that the command is done once. */
  send(wish: Exclude<Wish, { type: "hint" }>): Promise<Answer | "late"> {
    return this.commands.ask(wish) as Promise<Answer | "late">;
  }

  /** Asks what a bot would do for the player who is asked. */
  hint(): Promise<Reply> {
    return this.commands.ask({ type: "hint", expected: this.seen?.seq ?? 0 });
  }

  act(text: string): Promise<Answer | "late"> {
    return this.send({ type: "act", expected: this.seen?.seq ?? 0, action: text });
  }

  undo(): Promise<Answer | "late"> {
    return this.send({ type: "undo", expected: this.seen?.seq ?? 0 });
  }

  resetTurn(): Promise<Answer | "late"> {
    return this.send({ type: "resetturn", expected: this.seen?.seq ?? 0 });
  }

  /** Reads the whole log, as the player who is asked now may read it. */
  async readHistory(): Promise<void> {
    const viewpoint = this.seen?.viewpoint;
    if (viewpoint === undefined || this.isReading) return;
    this.isReading = true;
    const history = await replay(this.id).catch(() => null);
    this.isReading = false;
    if (this.seen?.viewpoint !== viewpoint) return this.readHistory();
    if (history) this.seen = { ...this.seen, log: withHistory(this.seen.log, history.log) };
  }

  private greet(): void {
    this.greetAgain(this.seen);
    this.commands.repeat();
  }

  private hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.doubt ||= message.cookie;
        this.refused = null;
        break;
      case "presence":
        this.presence = message;
        break;
      case "snapshot":
        this.begin(message);
        break;
      case "event":
        this.take(message);
        break;
      case "answer":
      case "hinted":
      case "sync":
      case "unknown":
        this.commands.hear(message);
        break;
      case "emoted":
        this.onEmote(message);
        break;
      case "pong":
        if (this.seen && message.seq > this.seen.seq) this.greetAgain(this.seen);
        break;
      case "bye":
        this.part(message);
    }
  }

  private begin(snapshot: Snapshot): void {
    if (digest(snapshot.view) !== snapshot.hash && this.freshAt !== snapshot.seq) {
      this.freshAt = snapshot.seq; // only once: a view that differs twice is better than none
      this.greetAgain(null);
      return;
    }
    this.news = [];
    this.seen = fromSnapshot(snapshot);
    this.onTold(null);
  }

  private take(event: Event): void {
    const next = follow(this.seen, event);
    if (next === "old") return;
    if (next === "gap" || next === "differs") {
      this.greetAgain(next === "gap" ? this.seen : null);
      return;
    }
    const known = this.seen?.seq ?? 0;
    const was = this.seen && { seen: this.seen, news: this.news };
    const isOther = this.seen !== null && this.seen.viewpoint !== next.viewpoint;
    this.news = event.entries.filter((entry) => entry.seq > known);
    this.seen = isOther ? { ...next, log: this.news } : next; // the log that one player read is not for the next
    this.onTold(was);
    if (isOther) void this.readHistory();
  }

  /** Greets with the known state, so that the server sends only what followed. */
  private greetAgain(seen: Seen | null): void {
    const known = seen && { after: seen.seq, viewpoint: seen.viewpoint };
    this.socket.send({ type: "hello", version: VERSION, ...known });
  }

  private part(bye: Bye): void {
    this.refused = new Refused(bye.key, bye.args);
    this.elsewhere = pageOf(bye.address);
  }
}
