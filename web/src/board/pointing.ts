// Hover, long press and focus describe a thing; a tap or Enter chooses it. One listener serves the whole board.

export interface Pointed {
  mark: string;
  cell: string;
  /** Left, right and top edge of the thing on the board. */
  left: number;
  right: number;
  top: number;
}

/** What a thing is and does, for the description beside it. */
export interface Tip {
  title: string;
  lines: string[];
}

export interface Touched {
  anchor: string | undefined;
  cell: string | undefined;
  mark: string | undefined;
  x: number;
  y: number;
}

const LONG_PRESS_MS = 450;
const HOVER_MS = 350;

interface Hands {
  point: (at: Pointed | null) => void;
  touch: (what: Touched) => void;
}

const marked = (target: EventTarget | null): SVGElement | null =>
  target instanceof Element ? target.closest<SVGElement>("[data-tip]") : null;

export function pointing(board: HTMLElement, hands: Hands): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false; // a long press that showed a description is not a tap
  const listeners = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (e: HTMLElementEventMap[K]) => void) =>
    board.addEventListener(type, act, { signal: listeners.signal });

  // Focus leaves a button that is removed during an update, so note it only afterwards.
  const point = (at: Pointed | null) => queueMicrotask(() => hands.point(at));
  const show = (element: SVGElement) => {
    const [box, thing] = [board.getBoundingClientRect(), element.getBoundingClientRect()];
    const { tip: mark = "", cell = "" } = element.dataset;
    point({ mark, cell, left: thing.left - box.left, right: thing.right - box.left, top: thing.top - box.top });
  };
  const hide = () => {
    clearTimeout(timer);
    point(null);
  };
  const soon = (e: PointerEvent, ms: number, then: () => void = () => {}) => {
    const element = marked(e.target);
    hide();
    if (!element) return;
    timer = setTimeout(() => {
      show(element);
      then();
    }, ms);
  };
  function touch(target: EventTarget | null, x: number, y: number): boolean {
    if (!(target instanceof Element)) return false;
    const anchor = target.closest<SVGElement>("[data-anchor]")?.dataset.anchor;
    const cell = target.closest<SVGElement>("[data-cell]")?.dataset.cell;
    if (anchor === undefined && cell === undefined) return false;
    const box = board.getBoundingClientRect();
    hands.touch({ anchor, cell, mark: marked(target)?.dataset.tip, x: x - box.left, y: y - box.top });
    return true;
  }

  on("pointerover", (e) => e.pointerType === "mouse" && e.buttons === 0 && soon(e, HOVER_MS));
  on("pointerdown", (e) => {
    pressed = false;
    if (e.pointerType === "mouse") hide();
    else
      soon(e, LONG_PRESS_MS, () => {
        pressed = true;
      });
  });
  on("pointermove", (e) => e.buttons > 0 && Math.hypot(e.movementX, e.movementY) > 3 && hide());
  on("pointerup", () => clearTimeout(timer));
  on("pointerleave", hide);
  on("wheel", hide);
  on("contextmenu", (e) => pressed && e.preventDefault());
  on("focusin", (e) => {
    const element = marked(e.target);
    if (element?.matches(":focus-visible")) show(element);
  });
  on("focusout", hide);
  on("click", (e) => {
    if (!pressed) touch(e.target, e.clientX, e.clientY);
  });
  on("keydown", (e) => {
    if (e.key === "Escape") hide();
    if ((e.key !== "Enter" && e.key !== " ") || !(e.target instanceof SVGElement) || e.defaultPrevented) return;
    const box = e.target.getBoundingClientRect();
    if (touch(e.target, box.left + box.width / 2, box.top + box.height / 2)) e.preventDefault();
  });
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
