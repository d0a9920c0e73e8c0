// What somebody prefers, kept on this device.

export interface Settings {
  name: string;
  /** 0 is instant, 1 is normal. */
  speed: number;
  sound: boolean;
  chat: boolean;
  confirm: boolean;
  visited: boolean;
  /** Every choice stands at the prompt, also those that the board lights up. */
  listed: boolean;
}

const KEY = "karak-settings";
const USUAL: Settings = { name: "", speed: 1, sound: false, chat: true, confirm: false, visited: false, listed: false };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...USUAL, ...stored() });

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window keeps nothing
  }
}

const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const motion = $state({ isReduced: still?.matches ?? false });
still?.addEventListener("change", (event) => {
  motion.isReduced = event.matches;
});

/** As boards want it: reduced motion is instant. */
export function pace(): number {
  return motion.isReduced ? 0 : settings.speed;
}
