// Animates a card that moves from one place of the table to another.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

export const [send, receive] = crossfade({
  easing: cubicOut,
  fallback: (node, { duration }) => fade(node, { duration: typeof duration === "number" ? duration / 2 : 0 }),
});
