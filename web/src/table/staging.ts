// What a title tells the stage about a fight: who against whom, the dice, and each addend with its source.
import type { Component } from "svelte";
import { say } from "../words/words";
import type { Told } from "./contract";

export interface DieShown {
  kind: string;
  face: string;
  /** It was on the table before and does not fall again. */
  lies: boolean;
}

export interface Addend {
  label: string;
  number: number;
}

export interface Staged {
  hero: string;
  foes: string[];
  dice: DieShown[];
  /** What the dice add up to; null in a fight without dice. */
  sum: number | null;
  addends: Addend[];
  total: number | null;
  needed: number | null;
  /** Empty while more is to be decided. */
  outcome: "won" | "tied" | "lost" | "";
  /** Whether a total equal to what is needed wins. */
  tieWins: boolean;
  /** What followed. */
  after: Told[];
}

/** The news of a scene, and the views before and after it. */
export interface Moment {
  game: string;
  was: Record<string, unknown>;
  view: Record<string, unknown>;
  told: Told[];
}

export interface Staging {
  stage: (moment: Moment) => Staged;
  /** What a tumbling die may show. */
  facesOf: (kind: string, game: string) => string[];
  /** One die; `colour` is the one of the seat. */
  Die: Component<{ kind: string; face: string; size: number; colour: string }> | null;
  /** A hero or a monster, in a field of 64 by 64. */
  Figure: Component<{ thing: string; strength: number | null }>;
}

/** What follows the verdict until the turn passes. */
export function afterwards(told: Told[], verdict: string[]): Told[] {
  const end = told.findLastIndex(({ key }) => verdict.includes(key));
  const rest = end < 0 ? [] : told.slice(end + 1);
  const pass = rest.findIndex(({ key }) => key === "turn-began");
  return pass < 0 ? rest : rest.slice(0, pass);
}

/** What the total means. */
export function verdictOf({ total, needed, outcome, tieWins }: Staged, hero: string): string {
  if (total === null || needed === null || (outcome === "won" && total < needed))
    return say("web-stage-total", { hero, total: total ?? 0 });
  const missing = needed - total + (tieWins ? 0 : 1);
  if (outcome === "") return missing > 0 ? say("web-stage-short", { missing }) : say("web-stage-enough");
  if (outcome === "lost") return say("web-stage-lost", { hero, total, needed });
  if (outcome === "tied") return say("web-stage-tied", { total, needed });
  return say(total === needed ? "web-stage-equal" : "web-stage-won", { hero, total, needed });
}
