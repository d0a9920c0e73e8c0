// Finds the step of a lesson from the number of actions and from what was read.
import type { LessonShown, StepShown } from "../net/wire";
import type { Play } from "../table/play.svelte";
import { keep, type Progress, progressIn } from "./progress";

export interface Place {
  step: StepShown;
  /** Its number in the whole lesson. */
  number: number;
  chapter: number;
  /** Its place in the chapter, and how many there are. */
  of: [number, number];
}

export function placesOf(lesson: LessonShown): Place[] {
  let number = 0;
  return lesson.chapters.flatMap(({ steps }, chapter) =>
    steps.map((step, i) => ({ step, number: number++, chapter, of: [i + 1, steps.length] as [number, number] })),
  );
}

/** What to say after `length` actions: the first unread step, else the last; nothing while others act. */
export function placeAt(places: Place[], length: number, read: number): Place | null {
  const here = places.filter(({ step }) => step.after === length);
  return here.find(({ number }) => number >= read) ?? here.at(-1) ?? null;
}

export class Coach {
  private readonly places: Place[];
  private read = $state(0);
  isFinished = $state(false);

  constructor(
    readonly lesson: LessonShown,
    private readonly play: Play,
  ) {
    this.places = placesOf(lesson);
    const kept = progressIn(lesson.game);
    if (kept?.table === play.table.id) this.read = kept.read;
  }

  /** While a scene is played, the coach is silent. */
  readonly place = $derived.by(() =>
    this.play.director.isPlaying ? null : placeAt(this.places, this.play.seen?.length ?? 0, this.read),
  );
  /** The option to choose, if the step has something to do. */
  readonly wanted = $derived.by(() => this.play.decision.options.find((option) => option.text === this.place?.step.do));

  /** Marks the current step as read. */
  next(): void {
    const place = this.place;
    if (!place) return;
    this.read = place.number + 1;
    this.isFinished = place.number === this.places.length - 1;
    this.note();
  }

  note(): void {
    const known: Progress | null = progressIn(this.lesson.game);
    const chapter = this.place?.chapter ?? known?.chapter ?? 0;
    const done = this.isFinished || (known?.done ?? false);
    keep(this.lesson.game, { table: this.isFinished ? "" : this.play.table.id, read: this.read, chapter, done });
  }
}
