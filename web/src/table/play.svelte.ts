// The state and the actions of a running table's screen.
import { manifestOf } from "../games/manifest";
import { replay } from "../net/http";
import { share } from "../net/share";
import type { LiveTable } from "../net/table.svelte";
import type { Offer, Replay, SeatShown } from "../net/wire";
import { mayHaveSlipped } from "../parts/finger";
import { heed, tell, tellRefusal } from "../parts/toasts.svelte";
import { calledAt, lookOf } from "../seats";
import { pace, settings } from "../settings.svelte";
import { say } from "../words/words";
import { type Choice, choicesOf, END_TURN, explanationOf, questionOf, TURN_OVER } from "./choices";
import type { Decision, Option, SeatLook, Told } from "./contract";
import { Director } from "./director.svelte";
import { type Fate, fatesOf, roundsLeft } from "./ends";
import { actsOf, isMove } from "./scenes";
import { heroAt, heroesOf, leftOf, type Sheet, sheetOf } from "./stats";
import { isNote, kept, storyOf, type Turn } from "./story";
import { type Trails, trailsOf } from "./trails";

const NOTHING: Decision = { who: -1, step: "", options: [] };

export class Play {
  /** The past position being shown. */
  past: Replay | null = $state.raw(null);
  /** The event after which a choice was sent that the table has not answered yet. */
  private sentAt = $state(-1);
  private picked: Option | null = $state.raw(null);
  /** The seat that holds the device, if several share it. */
  holder: number = $state(-1);

  /** Between the table and everything that shows it. */
  readonly director: Director;

  constructor(readonly table: LiveTable) {
    this.director = new Director(table, {
      pace: () => (this.past || globalThis.document?.hidden ? 0 : pace()),
      actsOf: (shot, was) => actsOf(this.game, shot, was, this.mine),
      isMine: ({ news }) => news.some((entry) => this.mine.includes(entry.seat)),
      isMove,
    });
  }

  /** A player who is asked again need not wait for the previous answer, because the event may come first. */
  readonly isBusy = $derived.by(() => this.sentAt === this.table.seen?.seq || this.director.isPlaying);
  /** What is shown at present; news of the table waits for its scene. */
  readonly seen = $derived.by(() => this.director.shown);
  readonly game = $derived.by(() => this.table.welcome?.title ?? "");
  readonly live = $derived.by(() => this.seen?.view ?? {});
  readonly view = $derived.by(() => this.past?.view ?? this.live);
  readonly seats: SeatShown[] = $derived.by(() => this.table.presence?.seats ?? []);
  readonly mine = $derived.by(() => this.table.mine);
  readonly turn = $derived.by(() => Number(this.view.turn ?? 0));
  readonly looks: SeatLook[] = $derived.by(() =>
    this.seats.map((seat) => ({ ...lookOf(seat.seat), name: calledAt(seat) })),
  );
  readonly decision: Decision = $derived.by(() =>
    this.past || this.mustHandOver || this.director.isPlaying ? NOTHING : (this.seen?.decision ?? NOTHING),
  );
  readonly asked = $derived.by(() => this.seen?.decision.who ?? -1);
  readonly isMine = $derived.by(() => this.decision.options.length > 0);
  /** Whether a player's turn is over but can still be taken back. */
  readonly isHeld = $derived.by(() => this.seen?.decision.step === TURN_OVER);
  /** The seat whose turn it is. */
  readonly acting = $derived.by(() => (this.isHeld && !this.past ? this.asked : Number(this.view.seat ?? -1)));
  /** What the board lights up; the prompt says that a turn is over. */
  readonly lit: Decision = $derived.by(() => (this.isHeld ? NOTHING : this.decision));
  readonly fates: Map<number, Fate> = $derived.by(() => fatesOf(this.live, this.seen?.log ?? []));
  /** Heroes that take no more turns. */
  readonly out = $derived.by(() => [...this.fates].filter(([, fate]) => fate === "none").map(([seat]) => seat));
  /** This device's seats that have not resigned, and those of other people. */
  readonly playing = $derived.by(() => this.mine.filter((seat) => !this.fates.has(seat)));
  readonly others = $derived.by(() =>
    this.seats
      .filter((shown) => shown.person && !shown.yours && !this.fates.has(shown.seat))
      .map((shown) => shown.seat),
  );
  readonly offer: Offer | null = $derived.by(() => this.table.seen?.offer ?? null);
  /** The number of rounds until a standstill ends the game; null while that is far away. */
  readonly rounds = $derived.by(() =>
    this.isOver || this.past ? null : roundsLeft(this.live, this.seats.length - this.out.length),
  );
  readonly choices: Choice[] = $derived.by(() =>
    choicesOf(this.game, this.decision.step, this.decision.options, settings.listed),
  );
  readonly question = $derived.by(() => questionOf(this.game, this.decision.step, this.live));
  readonly explanation = $derived.by(() => explanationOf(this.game, this.decision.step));
  #told: Turn[] = [];
  readonly turns = $derived.by(() => {
    this.#told = kept(this.#told, storyOf(this.game, this.seen?.log ?? [], Number(this.live.turn ?? 0)));
    return this.#told;
  });
  readonly news: Told[] = $derived.by(() =>
    this.past ? [] : this.director.news.flatMap((entry) => entry.told).filter((told) => !isNote(told)),
  );
  readonly trails: Trails = $derived.by(() =>
    trailsOf(this.seen?.log ?? [], this.past?.at ?? Number.POSITIVE_INFINITY),
  );
  readonly isOver = $derived.by(() => this.seen?.status === "over");
  readonly chat = $derived.by(() =>
    (this.table.seen?.log ?? []).filter((entry) => entry.told.some((told) => told.key === "said" && isNote(told))),
  );
  readonly rematch = $derived.by(
    () =>
      (this.table.seen?.log ?? []).flatMap((entry) => entry.told).findLast((told) => told.key === "rematch")?.args
        .table ?? "",
  );

  /** The seat whose panel is shown: mine that is asked, else the one that the view is seen from. */
  readonly self = $derived.by(() => {
    if (this.mine.includes(this.asked)) return this.asked;
    const viewpoint = this.seen?.viewpoint ?? -1;
    return this.mine.includes(viewpoint) ? viewpoint : (this.mine[0] ?? -1);
  });

  /** Whether another player of this device is asked, whose secrets the current holder must not see. */
  readonly mustHandOver = $derived.by(() => {
    const humans = this.mine.filter((seat) => this.seats[seat]?.kind === "human");
    return (
      humans.length > 1 &&
      humans.includes(this.asked) &&
      this.asked !== this.holder &&
      manifestOf(this.game).hasSecrets(this.live)
    );
  });

  /** The picked option, while it is offered. */
  readonly chosen = $derived.by(() =>
    this.picked && this.decision.options.includes(this.picked) ? this.picked : null,
  );

  readonly left = $derived.by(() => leftOf(this.view));

  readonly waiting = $derived.by(() => {
    if (this.past) return say("web-looking-back");
    if (this.director.scene)
      return say(this.director.scene.kind === "rolling" ? "web-stage-rolling" : "web-stage-waiting");
    if (this.isOver) return say("log-ended", { reason: "other" });
    const seat = this.seats[this.asked];
    if (seat && this.isHeld) return say("web-waiting-turn-over", { name: this.nameOf(seat.seat) });
    return seat
      ? say("web-waiting", {
          name: this.nameOf(seat.seat),
          what: questionOf(this.game, this.seen?.decision.step ?? "", this.live),
        })
      : say("web-moment");
  });

  sheet(seat: number): Sheet | null {
    const fields = heroAt(this.view, seat);
    return fields ? sheetOf(this.game, fields) : null;
  }

  nameOf(seat: number): string {
    const shown = this.seats[seat];
    return this.sheet(seat)?.title || (shown ? calledAt(shown) : "");
  }

  keyOf = (option: Option): string => this.choices.find((choice) => choice.option === option)?.key ?? "";

  seatOf = (hero: string): number => Number(heroesOf(this.view).find((fields) => fields.hero === hero)?.seat ?? -1);

  takeDevice(): void {
    this.holder = this.asked;
  }

  /** Marks an option, which `commit` then does. */
  pick = (option: Option | null): void => {
    this.picked = option;
  };

  commit = (): void => {
    if (this.chosen) void this.choose(this.chosen);
  };

  /** A touch on the board: possible slips are only shown, and so are final actions for a learner. */
  touch = (option: Option): void => {
    if (mayHaveSlipped() || (settings.learner && option.final)) this.pick(option);
    else void this.choose(option);
  };

  /** A labelled button or a key. */
  press = (option: Option): void => {
    if (settings.learner && option.final && option.text !== END_TURN && this.chosen !== option) this.pick(option);
    else void this.choose(option);
  };

  choose = async (option: Option): Promise<void> => {
    if (this.director.isPlaying) return this.director.flush();
    if (this.isBusy || this.past) return;
    const at = this.table.seen?.seq ?? 0;
    this.sentAt = at;
    this.picked = null;
    this.holder = this.asked;
    heed(await this.table.act(option.text));
    if (this.sentAt === at) this.sentAt = -1;
  };

  /** Confirms the end of a turn at once; another device may have done so already. */
  endTurn = (): void => {
    if (this.isHeld && !this.director.isPlaying && this.mine.includes(this.asked)) void this.table.act(END_TURN);
  };

  whyNot = async (text: string): Promise<void> => {
    const answer = await this.table.send({ type: "whynot", text });
    if (answer !== "late" && answer.ok) tell(say("table-free", { text }));
    else heed(answer);
  };

  undo = async (): Promise<void> => {
    this.director.flush();
    heed(await this.table.undo());
  };

  reset = async (): Promise<void> => {
    this.director.flush();
    heed(await this.table.resetTurn());
  };

  /** Shows the position after `length` actions; the last one is the present. */
  travel = async (length: number): Promise<void> => {
    this.director.flush();
    if (length >= (this.seen?.length ?? 0)) return this.comeBack();
    try {
      const past = await replay(this.table.id, Math.max(0, length));
      this.past = { ...past, view: share(this.view, past.view) };
    } catch (fault) {
      tellRefusal(fault);
    }
  };

  comeBack = (): void => {
    this.past = null;
  };
}
