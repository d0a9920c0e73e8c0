// Decides when the news is shown: dice fall before anything tells their result, and turns pass one after the other.
import type { Seen } from "../net/merge";
import type { LiveTable } from "../net/table.svelte";
import type { Entry } from "../net/wire";
import type { Told } from "./contract";
import type { Act } from "./scenes";

/** What the table told at one moment. */
export interface Shot {
  seen: Seen;
  news: Entry[];
}

export interface Scene {
  was: Seen;
  /** What follows; the same as before while more acts are to come. */
  seen: Seen;
  told: Told[];
  /** `rolling`: dice are in the air; `open`: they lie, and more is to be decided; `over`: the fight is decided. */
  kind: "rolling" | "open" | "over";
  isMine: boolean;
}

/** What the director must know about the table. */
export interface Stagecraft {
  /** 0 is instant, 1 is normal. */
  pace: () => number;
  actsOf: (shot: Shot, was: Seen) => Act[];
  /** One of this device's seats acted. */
  isMine: (shot: Shot) => boolean;
  isMove: (shot: Shot) => boolean;
}

interface Waiting extends Shot {
  was: Shot;
  since: number;
}

export const TUMBLE_MS = 800;
const OPEN_MS = 700;
const OWN_MS = 4000;
const OTHERS_MS = 1700;
const MOVE_MS = 450;
/** A client that is further behind shows the present at once. */
const MOST = 16;
const LONGEST_MS = 15_000;
const KEPT = 60;
/** With more news than this waiting, each waits less. */
const PATIENT = 4;

export class Director {
  scene: Scene | null = $state.raw(null);
  /** The scenes are being shown once more. */
  isAgain = $state(false);
  /** What others did since this device's last move. */
  reel: Waiting[] = $state.raw([]);
  /** What is shown in place of the present. */
  private at: Shot | null = $state.raw(null);
  private staged: Entry[] | null = $state.raw(null);
  private queue: Waiting[] = [];
  /** What comes next: the dice land, another act, or the next news. */
  private go: () => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: LiveTable,
    private readonly craft: Stagecraft,
  ) {
    table.onTold = (was) => this.hear(was);
  }

  readonly shown: Seen | null = $derived.by(() => this.at?.seen ?? this.table.seen);
  readonly news: Entry[] = $derived.by(() => this.at?.news ?? this.table.news);
  /** Whether the stage has told the end of a fight, so that the board need not. */
  readonly hasTold = $derived.by(() => this.staged === this.news && this.news.length > 0);
  /** Whether anything is still to be shown; until then no question is asked. */
  readonly isPlaying = $derived.by(() => this.scene !== null || this.shown?.seq !== this.table.seen?.seq);

  /** Shows the present at once. */
  flush = (): void => {
    this.queue = [];
    this.next();
  };

  /** A tap: one's own dice land, one's own fight ends, and the moves of others are over at once. */
  skip = (): void => {
    if (!this.scene?.isMine) this.flush();
    else {
      this.stop();
      this.go();
    }
  };

  /** Plays what others did since this device's last move. */
  again = (): void => {
    const [first] = this.reel;
    if (!first || !this.table.seen) return;
    this.drop();
    this.isAgain = true;
    this.queue = this.reel.map((one) => ({ ...one, since: performance.now() }));
    this.at = { seen: first.was.seen, news: [] };
    this.next();
  };

  private hear(was: Shot | null): void {
    const { seen, news } = this.table;
    const isTold = this.at !== null && (this.isAgain || this.timer === undefined); // after scenes shown once more
    const next = was && seen && { seen, news, was: isTold ? { ...was, news: [] } : was, since: performance.now() };
    if (next) this.keep(next);
    if (next && this.isAgain && this.craft.isMove(next)) this.cut();
    if (!next || this.craft.pace() === 0 || this.isBehind()) this.drop();
    else if (this.timer === undefined) this.start(next);
    else {
      this.at ??= was;
      this.queue.push(next);
    }
  }

  /** Fresh news ends scenes that are shown once more. */
  private cut(): void {
    this.stop();
    this.isAgain = false;
    this.scene = null;
    this.queue = [];
  }

  private drop(): void {
    this.isAgain = false;
    this.flush();
  }

  private keep(one: Waiting): void {
    if (this.craft.isMine(one) || one.seen.length < one.was.seen.length)
      this.reel = []; // or taken back
    else if (this.craft.isMove(one)) this.reel = [...this.reel, one].slice(-KEPT);
  }

  private isBehind(): boolean {
    const since = this.queue[0]?.since ?? Number.POSITIVE_INFINITY;
    return !this.isAgain && (this.queue.length >= MOST || performance.now() - since > LONGEST_MS / this.craft.pace());
  }

  private start(one: Waiting): void {
    const [act, ...more] = this.craft.actsOf(one, one.was.seen);
    if (act) this.play(one, act, more);
    else this.release(one, this.craft.isMine(one) || !this.craft.isMove(one) ? 0 : MOVE_MS);
  }

  private play(one: Waiting, act: Act, more: Act[]): void {
    const { seen: was } = one.was;
    const { told, isMine } = act;
    this.at = one.was;
    this.scene = { was, seen: more.length ? was : one.seen, told, kind: "rolling", isMine };
    this.go = () => this.land(one, act, more);
    if (act.rolls) this.wait(TUMBLE_MS);
    else this.go();
  }

  /** The dice lie, so their result may show. */
  private land(one: Waiting, { isOver, isMine }: Act, more: Act[]): void {
    const [next, ...rest] = more;
    if (this.scene) this.scene = { ...this.scene, kind: isOver ? "over" : "open" };
    if (!next) this.show(one);
    this.go = next ? () => this.play(one, next, rest) : this.next;
    this.wait(isOver ? (isMine && !next ? OWN_MS : OTHERS_MS) : OPEN_MS);
  }

  private show(one: Waiting): void {
    this.staged = one.news;
    this.at = { seen: one.seen, news: one.news };
  }

  private release({ seen, news }: Shot, ms: number): void {
    this.at = { seen, news };
    this.go = this.next;
    if (ms === 0) this.next();
    else this.wait(ms);
  }

  private next = (): void => {
    this.stop();
    this.scene = null;
    const one = this.queue.shift();
    if (one) this.start(one);
    else {
      this.at = this.isAgain && this.table.seen ? { seen: this.table.seen, news: [] } : null; // news is told once
      this.isAgain = false;
    }
  };

  private wait(ms: number): void {
    this.stop();
    const hurry = this.isAgain ? 1 : 1 + Math.max(0, this.queue.length - PATIENT) / PATIENT;
    this.timer = setTimeout(this.go, ms / (this.craft.pace() || 1) / hurry);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
