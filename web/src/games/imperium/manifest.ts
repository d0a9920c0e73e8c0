// Only the differences from the title that it extends.
import type { Manifest } from "../manifest";

export default {
  board: () => import("./Board.svelte"),
  walk: () => import("./walk"),
  art: () => import("./Art.svelte"),
  staging: () => import("./staging"),
  fights: ["met", "challenged", "rift-opened"],
} satisfies Partial<Manifest>;
