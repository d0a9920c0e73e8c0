// The land of Karak II in words, with lairs.
import type { Walker } from "../../spoken/walk";
import { walk as walkOn } from "../karak2/walk";
import { PRINTED } from "./printed";

export const walk: Walker = (view, seat, game) => walkOn(view, seat, game, PRINTED);
