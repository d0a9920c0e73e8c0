// What every piece on the table asks: am I offered, how does that read, how long may I fly?
import { createContext } from "svelte";

export interface Table {
  offered: (anchor: string) => boolean;
  /** What choosing it would do, in words. */
  reads: (anchor: string) => string;
  /** Milliseconds at the speed of this table. */
  ms: (full: number) => number;
}

export const [tableOf, layTable] = createContext<Table>();
