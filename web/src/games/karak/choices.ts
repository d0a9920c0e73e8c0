// Options as the board needs them: by anchor, in words, and guessed from a touch.
import type { Decision, Option } from "../../table/contract";
import { labelOf } from "../../words/labels";
import { cellOf, MONSTERS, type Place, SIDES, type View } from "./view";

export function byAnchor(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options)
    for (const anchor of option.anchors) found.set(anchor, [...(found.get(anchor) ?? []), option]);
  return found;
}

/** The label of an option on a button. */
export const label = (option: Option, step: string): string => labelOf("karak", step, option);

/** The text of the action that a touch on this cell seems to mean; empty if that is unclear. */
export function meant(view: View, decision: Decision, x: number, y: number): string {
  const me = view.heroes[decision.who];
  const place = view.map.find((p) => p.x === x && p.y === y);
  if (!me) return "";
  if (decision.step === "reborn") return place?.kind === "fountain" ? `return ${place.number}` : "";
  if (me.x === x && me.y === y) return place ? actionAt(place) : "";
  const side = SIDES.find((s) => me.x + s.dx === x && me.y + s.dy === y);
  if (side) return `step ${side.name}`;
  return place?.kind === "portal" && place.number !== undefined ? `jump ${place.number}` : "";
}

function actionAt(place: Place): string {
  if (place.token === "chest") return "open";
  if (place.token !== undefined) return place.token in MONSTERS ? "fight" : "take";
  return place.kind === "fountain" ? "heal" : "";
}

/** The cost of a step there; 0 if it is not a step. */
export function costOf(option: Option): number {
  return option.verb === "step" || option.verb === "jump" ? 1 : 0;
}

export function cellsOffered(
  anchors: Map<string, Option[]>,
): { cell: string; x: number; y: number; options: Option[] }[] {
  return [...anchors].flatMap(([anchor, options]) => {
    if (!anchor.startsWith("cell:")) return [];
    const [x = 0, y = 0] = anchor.slice(5).split(",").map(Number);
    return [{ cell: cellOf(x, y), x, y, options }];
  });
}
