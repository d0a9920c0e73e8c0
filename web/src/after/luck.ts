// Adds up a player's rolls and compares them with the expected sum.
import type { Roll } from "../net/wire";

export interface Luck {
  seat: number;
  /** After each roll, the sum minus the expected sum. */
  sums: number[];
  /** The usual deviation by then. */
  deviations: number[];
  /** Of a hundred games with the same rolls, the number with worse luck. */
  percent: number;
}

/** Nine of ten games stay within this many deviations. */
export const USUAL = 1.645;

export function luckOf(rolls: Roll[], seat: number): Luck {
  const sums = [0];
  const deviations = [0];
  let sum = 0;
  let variance = 0;
  for (const roll of rolls.filter((one) => one.seat === seat)) {
    sum += roll.value - roll.mean;
    variance += roll.deviation ** 2;
    sums.push(sum);
    deviations.push(Math.sqrt(variance));
  }
  const percent = variance === 0 ? 50 : Math.round(100 * below(sum / Math.sqrt(variance)));
  return { seat, sums, deviations, percent: Math.min(99, Math.max(1, percent)) };
}

/** The share of a normal distribution below z, by the formula 7.1.26 of Abramowitz and Stegun. */
export function below(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const tail = factors.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
  return z < 0 ? tail / 2 : 1 - tail / 2;
}
