// A replayed game: any position, from any viewpoint, at any speed.

import { manifestOf } from "../games/manifest";
import type { Refused } from "../net/http";
import { join, look, table as readTable } from "../net/http";
import { share } from "../net/share";
import type { Entry, Replay, TableShown } from "../net/wire";
import { calledAt, lookOf } from "../seats";
import type { SeatLook, Told } from "../table/contract";
import { heroAt, heroesOf, type Sheet, sheetOf } from "../table/stats";
import { isNote, sentence, storyOf } from "../table/story";
import { type Trails, trailsOf } from "../table/trails";
import { learn } from "../words/words";

const KEPT = 400; // positions

export class Past {
  shown: TableShown | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  length = $state(0);
  at = $state(0);
  /** The seat to look from; null shows everything permitted. */
  seat: number | null = $state(null);
  view: Record<string, unknown> = $state.raw({});
  refused: Refused | null = $state.raw(null);
  /** Seats to look from. */
  seats: number[] = $state.raw([]);
  private before = $state(0);
  private readonly known = new Map<string, Promise<Replay>>();
  private wanted = 0;

  constructor(readonly id: string) {}

  readonly game = $derived.by(() => this.shown?.title ?? "");
  readonly isOver = $derived.by(() => this.shown?.status === "over");
  readonly turn = $derived.by(() => Number(this.view.turn ?? 0));
  readonly looks: SeatLook[] = $derived.by(() =>
    (this.shown?.seats ?? []).map((seat, i) => ({ ...lookOf(i), name: calledAt(seat) })),
  );
  readonly turns = $derived.by(() => storyOf(this.game, this.log, this.shown?.turn ?? 0));
  /** Where turns began. */
  readonly turnMarks = $derived.by(() => [
    ...new Set(this.turns.filter((turn) => turn.hero && !turn.isUndone).map((turn) => turn.from)),
  ]);
  readonly fightMarks = $derived.by(() => {
    const { fights } = manifestOf(this.game);
    const begun = this.lasting.filter(({ told }) => told.some(({ key }) => fights.includes(key)));
    return [...new Set(begun.map(({ length }) => length))];
  });
  /** The events of this position, if the previous one was shown just before. */
  readonly trails: Trails = $derived.by(() => trailsOf(this.log, this.at));
  readonly news: Told[] = $derived.by(() => (this.at === this.before + 1 ? this.told(this.at) : []));
  /** The last part of the log that has happened by now. */
  readonly mark = $derived.by(() => {
    const parts = this.turns.flatMap((turn) => turn.parts).filter((part) => !part.isNote && !part.isUndone);
    return parts.findLast((part) => part.length <= this.at)?.length ?? -1;
  });
  readonly caption = $derived.by(() =>
    this.told(this.at)
      .map((told) => sentence(this.game, told))
      .filter(Boolean)
      .join(" "),
  );

  /** The entries that were not taken back; of several with the same length, the last one stayed. */
  private readonly lasting = $derived.by(() => {
    const last = new Map<number, Entry>();
    for (const entry of this.log) if (!entry.told.some(isNote)) last.set(entry.length, entry);
    return [...last.values()].filter((entry) => entry.length <= this.length);
  });

  private told(length: number): Told[] {
    return this.lasting.find((entry) => entry.length === length)?.told ?? [];
  }

  /** Loads the game, and reloads it for another seat. */
  async open(at: number | null, seat: number | null): Promise<void> {
    try {
      const shown = this.shown ?? (await readTable(this.id));
      await learn(shown.title);
      if (shown.status === "over") this.seats = shown.seats.map((_, i) => i);
      else if (this.seats.length === 0) this.seats = (await join(this.id)).seats;
      this.seat = seat !== null && this.seats.includes(seat) ? seat : null;
      const whole = await look(this.id, null, this.seat, true);
      this.length = whole.length;
      this.log = whole.log;
      await this.travel(at ?? 0);
      this.shown = shown;
    } catch (fault) {
      this.refused = fault as Refused;
    }
  }

  private position(at: number): Promise<Replay> {
    const key = `${this.seat}/${at}`;
    const known = this.known.get(key) ?? look(this.id, at, this.seat, false);
    this.known.set(key, known);
    known.catch(() => this.known.delete(key));
    if (this.known.size > KEPT) this.known.delete(this.known.keys().next().value ?? "");
    return known;
  }

  /** Shows the position after `at` actions; only the latest request counts. */
  travel = async (at: number): Promise<void> => {
    const wish = ++this.wanted;
    const to = Math.max(0, Math.min(this.length, at));
    const { view } = await this.position(to);
    if (wish !== this.wanted) return;
    this.before = this.at;
    this.at = to;
    this.view = share(this.view, view);
    if (to < this.length) void this.position(to + 1);
  };

  step = (by: number): Promise<void> => this.travel(this.at + by);

  /** Moves to the start of the next or the previous turn. */
  skip = (by: 1 | -1): Promise<void> => {
    const stop =
      by > 0 ? this.turnMarks.find((mark) => mark > this.at) : this.turnMarks.findLast((mark) => mark < this.at);
    return this.travel(stop ?? (by > 0 ? this.length : 0));
  };

  sheet(seat: number): Sheet | null {
    const fields = heroAt(this.view, seat);
    return fields ? sheetOf(this.game, fields) : null;
  }

  seatOf = (hero: string): number => Number(heroesOf(this.view).find((fields) => fields.hero === hero)?.seat ?? -1);

  nameOf(seat: number): string {
    return this.sheet(seat)?.title || this.looks[seat]?.name || "";
  }

  get address(): string {
    return `/replay/${this.id}/${this.at}${this.seat === null ? "" : `?seat=${this.seat}`}`;
  }
}
