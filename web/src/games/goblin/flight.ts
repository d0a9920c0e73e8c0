// A card that leaves one place of the table and lands on another flies between them.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

export const [send, receive] = crossfade({
  easing: cubicOut,
  fallback: (node, { duration }) => fade(node, { duration: typeof duration === "number" ? duration / 2 : 0 }),
});
