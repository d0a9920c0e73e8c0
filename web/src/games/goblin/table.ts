// What every piece on the table needs to know: whether it is offered, its label, and how long it may fly.
import { createContext } from "svelte";
import type { Option } from "../../table/contract";

/** A button below the current event: the options at its anchor, or one single option. */
export interface Action {
  anchor: string;
  label: string;
  key: string;
  option?: Option;
}

export interface Table {
  offered: (anchor: string) => boolean;
  /** The effect of choosing it, in words. */
  reads: (anchor: string) => string;
  /** Milliseconds at this table's speed. */
  ms: (full: number) => number;
}

export const [tableOf, layTable] = createContext<Table>();
