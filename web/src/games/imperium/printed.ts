// The pieces of both boxes; a lair's inhabitants fight like monsters and leave the lair's reward.
import type { Printed } from "../karak2/printed";
import own from "./pieces.json";

export const PRINTED: Printed = { ...own, monster: { ...own.monster, ...own.lair } };
