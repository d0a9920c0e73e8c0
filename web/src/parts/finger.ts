// Shows what a touch chose before doing it, because fingers slip, unless the touch was on a labelled button.

let isSlippery = false;

globalThis.document?.addEventListener(
  "pointerdown",
  (event) => {
    const target = event.target;
    const names = target instanceof Element && target.closest("[data-choice]") !== null;
    isSlippery = event.pointerType !== "mouse" && !names;
  },
  { capture: true },
);
globalThis.document?.addEventListener("keydown", () => (isSlippery = false), { capture: true });

export const mayHaveSlipped = (): boolean => isSlippery;
