// Decides when the news is shown: dice fall before anything tells their result, and turns pass one after the other.
import type { Seen } from "../net/merge";
import type { LiveTable } from "../net/table.svelte";
import type { Entry } from "../net/wire";
import type { Kind } from "./scenes";

/** What the table told at one moment. */
export interface Shot {
  seen: Seen;
  news: Entry[];
}

export interface Scene {
  was: Seen;
  shot: Shot;
  /** `rolling`: dice are in the air; `open`: they lie, and more is to be decided; `over`: the fight is decided. */
  kind: "rolling" | "open" | "over";
  isMine: boolean;
}

/** What the director must know about the table; `kindOf` is empty for news without a scene. */
export interface Stagecraft {
  /** 0 is instant, 1 is normal. */
  pace: () => number;
  kindOf: (shot: Shot) => Kind;
  isMine: (shot: Shot, was: Seen) => boolean;
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
    else if (this.scene.kind === "rolling") this.land(this.scene);
    else this.next();
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
    const next = was && seen && { seen, news, was, since: performance.now() };
    if (next) this.keep(next);
    if (!next || this.craft.pace() === 0 || this.isBehind()) this.drop();
    else if (this.timer === undefined) this.start(next);
    else {
      this.at ??= was;
      this.queue.push(next);
    }
  }

  private drop(): void {
    this.isAgain = false;
    this.flush();
  }

  private keep(one: Waiting): void {
    if (!this.craft.isMove(one)) return;
    this.reel = this.craft.isMine(one, one.was.seen) ? [] : [...this.reel, one].slice(-KEPT);
  }

  private isBehind(): boolean {
    const since = this.queue[0]?.since ?? Number.POSITIVE_INFINITY;
    return !this.isAgain && (this.queue.length >= MOST || performance.now() - since > LONGEST_MS / this.craft.pace());
  }

  private start(one: Waiting): void {
    const what = this.craft.kindOf(one);
    const isMine = this.craft.isMine(one, one.was.seen);
    const scene: Scene = { was: one.was.seen, shot: one, kind: "rolling", isMine };
    if (what === "") this.release(one, isMine || !this.craft.isMove(one) ? 0 : MOVE_MS);
    else if (what === "verdict") this.land(scene);
    else {
      this.at = one.was;
      this.scene = scene;
      this.wait(TUMBLE_MS, () => this.land(scene));
    }
  }

  /** The dice lie, so their result may show. */
  private land(scene: Scene): void {
    const isOver = this.craft.kindOf(scene.shot) !== "roll";
    this.scene = { ...scene, kind: isOver ? "over" : "open" };
    this.staged = scene.shot.news;
    this.release(scene.shot, isOver ? (scene.isMine ? OWN_MS : OTHERS_MS) : OPEN_MS);
  }

  private release({ seen, news }: Shot, ms: number): void {
    this.at = { seen, news };
    if (ms === 0) this.next();
    else this.wait(ms, () => this.next());
  }

  private next(): void {
    this.stop();
    this.scene = null;
    const one = this.queue.shift();
    if (one) this.start(one);
    else {
      this.at = this.isAgain && this.table.seen ? { seen: this.table.seen, news: [] } : null; // news is told once
      this.isAgain = false;
    }
  }

  private wait(ms: number, then: () => void): void {
    this.stop();
    const hurry = 1 + this.queue.length / 4;
    this.timer = setTimeout(then, ms / (this.craft.pace() || 1) / hurry);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
