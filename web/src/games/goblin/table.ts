// What every piece on the table asks: am I offered, how does that read, how long may I fly?
import { createContext } from "svelte";
import type { Option } from "../../table/contract";

/** A button below what is going on: what lies at its anchor, or one option by itself. */
export interface Action {
  anchor: string;
  label: string;
  key: string;
  option?: Option;
}

export interface Table {
  offered: (anchor: string) => boolean;
  /** What choosing it would do, in words. */
  reads: (anchor: string) => string;
  /** Milliseconds at the speed of this table. */
  ms: (full: number) => number;
}

export const [tableOf, layTable] = createContext<Table>();
