// Applies events to the table's state, without sockets or screens.
import { digest } from "./digest";
import { share } from "./share";
import type { Decision, Entry, Event, Offer, Snapshot } from "./wire";

export interface Seen {
  seq: number;
  status: string;
  length: number;
  viewpoint: number;
  view: Record<string, unknown>;
  decision: Decision;
  undo: number | null;
  /** Seats that have not yet agreed to the wish. */
  consent: number[];
  offer: Offer | null;
  log: Entry[];
}

/** `gap`: earlier events are missing; `old`: already known; `differs`: our view is not the server's. */
export type Fault = "gap" | "old" | "differs";

export function fromSnapshot(message: Snapshot): Seen {
  const { seq, status, length, viewpoint, view, decision, undo, consent, offer, log } = message;
  return { seq, status, length, viewpoint, view, decision, undo, consent, offer, log };
}

export function follow(seen: Seen | null, event: Event): Seen | Fault {
  if (seen === null || event.after > seen.seq) return "gap";
  if (event.seq < seen.seq || (event.seq === seen.seq && !event.whole)) return "old";
  if (!event.whole && event.after < seen.seq) return "gap";
  const view = event.whole ? event.view : { ...seen.view, ...event.view };
  if (digest(view) !== event.hash) return "differs";
  const { seq, status, length, viewpoint, decision, undo, consent, offer } = event;
  const fresh = event.entries.filter((entry) => entry.seq > seen.seq);
  return {
    seq,
    status,
    length,
    viewpoint,
    view: share(seen.view, view),
    decision,
    undo,
    consent,
    offer,
    log: fresh.length ? [...seen.log, ...fresh] : seen.log,
  };
}

/** Adds older lines to ours; where both have the same line, the newer version counts. */
export function withHistory(log: Entry[], history: Entry[]): Entry[] {
  const first = log[0]?.seq ?? Number.POSITIVE_INFINITY;
  return [...history.filter((entry) => entry.seq < first), ...log];
}
