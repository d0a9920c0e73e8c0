// Makes one choosable thing on a board or in a list a stop of the Tab key; arrow keys move from it to the nearest one in
// their direction.

const CHOOSABLE = '[role="button"][tabindex], button:not(:disabled)';
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

type Thing = HTMLElement | SVGElement;

function middle(thing: Thing): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest in a direction; things off to the side count as farther. */
export function nearest<T>(
  from: T,
  all: T[],
  [dx, dy]: [number, number],
  at: (one: T) => { x: number; y: number },
): T | undefined {
  const start = at(from);
  const far = (one: T): number => {
    const { x, y } = at(one);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return ahead > 1 ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const [best] = all
    .filter((one) => one !== from && far(one) < Number.POSITIVE_INFINITY)
    .sort((a, b) => far(a) - far(b));
  return best;
}

/** `isStop`: if nothing can be chosen, the board itself is a stop, so that the map can still be explored. */
export function roving(board: HTMLElement, isStop = false): () => void {
  let stop: Thing | undefined;
  const things = () => [...board.querySelectorAll<Thing>(CHOOSABLE)];

  function settle(): void {
    const all = things();
    if (!stop || !all.includes(stop)) stop = all[0];
    if (isStop) board.tabIndex = all.length > 0 ? -1 : 0;
    for (const thing of all) {
      const order = thing === stop ? "0" : "-1";
      if (thing.getAttribute("tabindex") !== order) thing.setAttribute("tabindex", order);
    }
  }

  function focused(event: FocusEvent): void {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
    if (!event.target.matches(CHOOSABLE)) return;
    stop = event.target;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const all = things();
    const from = all.find((thing) => thing === document.activeElement);
    if (!direction || !from) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(from, all, direction, middle)?.focus({ preventScroll: true });
  }

  const changes = new MutationObserver(settle);
  changes.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["role", "disabled"] });
  board.addEventListener("focusin", focused);
  board.addEventListener("keydown", pressed);
  settle();
  return () => {
    changes.disconnect();
    board.removeEventListener("focusin", focused);
    board.removeEventListener("keydown", pressed);
  };
}
