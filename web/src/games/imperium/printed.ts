// The pieces of both boxes: the inhabitants of a lair are fought like monsters, and leave what their lair gives.
import type { Printed } from "../karak2/printed";
import own from "./pieces.json";

export const PRINTED: Printed = { ...own, monster: { ...own.monster, ...own.lair } };
