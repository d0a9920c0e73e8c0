// The current language; text on the screen updates when it changes.
import names from "../../../src/karak/words/languages.json";

export const LANGUAGES: Record<string, string> = names;
export const FIRST = "en"; // has every sentence

export const speech = $state({ language: FIRST, isComplete: false });

/** The first preferred language that exists here, such as fr for fr-CA. */
export function firstKnown(wishes: readonly string[]): string {
  const wanted = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return wanted.find((wish) => wish in LANGUAGES) ?? FIRST;
}
