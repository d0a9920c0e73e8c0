// The player's settings, kept in this browser. Values from another version, or invalid ones, are ignored.

export const SPEEDS = [0, 0.5, 1, 1.5] as const;
export const THEMES = ["dark", "light", "system"] as const;
export const SIZES = [1, 1.15, 1.3, 1.5] as const;

export interface Settings {
  name: string;
  /** The usual bot to play with; empty until the player chooses. */
  bot: string;
  /** Empty until the player chooses: then the browser's language is used. */
  language: string;
  /** 0 is instant, 1 is normal. */
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  chat: boolean;
  visited: boolean;
  /** The prompt lists every choice, including those that the board lights up. */
  listed: boolean;
  theme: (typeof THEMES)[number];
  text: (typeof SIZES)[number];
  /** For these two, null follows the system. */
  contrast: boolean | null;
  still: boolean | null;
  /** Draws the five shapes of the seats large on every piece. */
  shapes: boolean;
  /** Shows chances in a fight. */
  odds: boolean;
  /** Shows bubbles that explain things. */
  hints: boolean;
  /** Lets the player ask a bot for advice. */
  advice: boolean;
  /** Shows how many tiles, tokens and cards are left. */
  counters: boolean;
  /** Shows explanations, and asks again before anything that cannot be undone. */
  learner: boolean;
  /** Shows the board in words beside the drawn one. */
  words: boolean;
  /** Ends a finished turn without waiting for its player. */
  endsTurns: boolean;
}

const KEY = "karak-settings";
const VERSION = 1;
const USUAL: Settings = {
  name: "",
  bot: "",
  language: "",
  speed: 1,
  sound: false,
  chat: true,
  visited: false,
  listed: false,
  theme: "dark",
  text: 1,
  contrast: null,
  still: null,
  shapes: false,
  odds: true,
  hints: true,
  advice: true,
  counters: true,
  learner: false,
  words: false,
  endsTurns: false,
};
/** The allowed values, where the type alone does not determine them. */
const ALLOWED: Partial<Record<keyof Settings, readonly unknown[]>> = {
  speed: SPEEDS,
  theme: THEMES,
  text: SIZES,
  contrast: [null, true, false],
  still: [null, true, false],
};

/** The usable part of a stored text. */
export function sensible(text: string | null): Partial<Settings> {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  if (typeof kept !== "object" || kept === null || !("version" in kept) || kept.version !== VERSION) return {};
  const fits = ([key, value]: [string, unknown]): boolean => {
    if (!(key in USUAL)) return false;
    const name = key as keyof Settings;
    return ALLOWED[name]?.includes(value) ?? typeof value === typeof USUAL[name];
  };
  return Object.fromEntries(Object.entries(kept).filter(fits));
}

function stored(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null; // the browser stores nothing
  }
}

export const settings: Settings = $state({ ...USUAL, ...sensible(stored()) });

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...settings }));
  } catch {
    // a private window stores nothing
  }
}

/** A preference of the system, used until the player chooses. */
class Wish {
  isWished = $state(false);

  constructor(query: string) {
    const asked = globalThis.matchMedia?.(query);
    this.isWished = asked?.matches ?? false;
    asked?.addEventListener("change", (event) => {
      this.isWished = event.matches;
    });
  }
}

const lessMotion = new Wish("(prefers-reduced-motion: reduce)");
const moreContrast = new Wish("(prefers-contrast: more)");
const lightTheme = new Wish("(prefers-color-scheme: light)");

export const isStill = (): boolean => settings.still ?? lessMotion.isWished;
export const isContrasty = (): boolean => settings.contrast ?? moreContrast.isWished;
export const isLight = (): boolean =>
  settings.theme === "light" || (settings.theme === "system" && lightTheme.isWished);

/** The speed for boards; reduced motion means instant. */
export function pace(): number {
  return isStill() ? 0 : settings.speed;
}
