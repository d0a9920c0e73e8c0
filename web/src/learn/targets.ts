// Finds what the coach points at: places of the screen by name, and anything that a board marks with an anchor.
import type { Option } from "../table/contract";

const PLACES: Record<string, string> = {
  board: ".table .board",
  own: ".own, .k2-board .sheet, .board .mine",
  players: ".players",
  prompt: ".prompt",
  fight: ".board .dock, .board main",
};

function visible(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => {
    const box = element.getBoundingClientRect();
    const isOnScreen =
      box.width > 4 && box.height > 4 && box.right > 0 && box.bottom > 0 && box.x < innerWidth && box.y < innerHeight;
    return isOnScreen && !(element instanceof HTMLElement && isScrolledAway(element));
  });
}

/** Hidden in a list or panel that shows another part of itself. */
function isScrolledAway(element: HTMLElement): boolean {
  const { y, height } = element.getBoundingClientRect();
  const middle = y + height / 2;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { top, bottom } = around.getBoundingClientRect();
    if ((middle < top || middle > bottom) && getComputedStyle(around).overflowY !== "visible") return true;
  }
  return false;
}

const quoted = (text: string) => text.replace(/["\\]/g, "\\$&");

/** The element of an anchor on the board. */
function anchored(anchor: string): Element | undefined {
  const name = quoted(anchor);
  return visible(`.board [data-anchor="${name}"], .board [data-tip="${name}"]`)[0];
}

export function namedPlace(at: string, hero: string): Element | undefined {
  if (at === "hero") return anchored(`hero:${hero}`) ?? visible(PLACES.own ?? "")[0];
  return PLACES[at] ? visible(PLACES[at])[0] : anchored(at);
}

const choiceOf = (text: string) => `[data-choice="${quoted(text)}"]`;
const brought = new WeakSet<Element>();

/** Scrolls lists and panels to the buttons of an option, only once, so that the player can scroll on. */
export function bring(text: string): void {
  for (const button of document.querySelectorAll(`button${choiceOf(text)}`)) {
    if (!brought.has(button)) button.scrollIntoView({ block: "nearest" });
    brought.add(button);
  }
}

/** Where an option can be chosen: on the board, and by its button. */
export function choicesAt({ anchors, text, verb }: Option): Element[] {
  const choice = choiceOf(text);
  const [shown] = visible(verb === "lay" ? `.board ${choice}, .board .ghost` : `.board ${choice}`);
  const onBoard = anchors.map(anchored).find((element) => element !== undefined) ?? shown;
  const [button] = visible(`.prompt ${choice}`);
  return [onBoard, button].filter((element) => element !== undefined);
}
