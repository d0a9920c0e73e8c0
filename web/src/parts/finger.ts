// A finger slips: what it touches is shown first, unless it touched a button that says what it does.

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
