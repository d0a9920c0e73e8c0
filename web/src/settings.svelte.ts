// What somebody prefers, kept in their browser. What was kept by another version, or makes no sense, is as if never said.

export const SPEEDS = [0, 0.5, 1, 1.5] as const;
export const THEMES = ["dark", "light", "system"] as const;
export const SIZES = [1, 1.15, 1.3, 1.5] as const;

export interface Settings {
  name: string;
  /** Whom one plays with if nobody else comes; nothing as long as nobody chose. */
  bot: string;
  /** Nothing as long as nobody chose: then it is the browser's. */
  language: string;
  /** 0 is instant, 1 is normal. */
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  chat: boolean;
  visited: boolean;
  /** Every choice stands at the prompt, also those that the board lights up. */
  listed: boolean;
  theme: (typeof THEMES)[number];
  text: (typeof SIZES)[number];
  /** Of these two, null is what the system says. */
  contrast: boolean | null;
  still: boolean | null;
  /** The five shapes of the seats large on every piece. */
  shapes: boolean;
  /** Chances in a fight. */
  odds: boolean;
  /** Bubbles that say what a thing is. */
  hints: boolean;
  /** A bot can be asked what it would do. */
  advice: boolean;
  /** How many tiles, tokens and cards are left. */
  counters: boolean;
  /** Explanations, and a second question before what cannot be undone. */
  learner: boolean;
  /** The board in words, beside the drawn one. */
  words: boolean;
  /** A turn that is over does not wait for its player to say so. */
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
/** What may stand there, where its kind alone does not say it. */
const ALLOWED: Partial<Record<keyof Settings, readonly unknown[]>> = {
  speed: SPEEDS,
  theme: THEMES,
  text: SIZES,
  contrast: [null, true, false],
  still: [null, true, false],
};

/** What of a kept text can be used. */
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
    return null; // a browser that keeps nothing
  }
}

export const settings: Settings = $state({ ...USUAL, ...sensible(stored()) });

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...settings }));
  } catch {
    // a private window keeps nothing
  }
}

/** A wish of the whole system, as long as nobody says otherwise here. */
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

/** As boards want it: reduced motion is instant. */
export function pace(): number {
  return isStill() ? 0 : settings.speed;
}
