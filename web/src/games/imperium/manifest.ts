// What differs from the title it extends.
import type { Manifest } from "../manifest";

export default {
  board: () => import("./Board.svelte"),
  art: () => import("./Art.svelte"),
  fights: ["met", "challenged", "rift-opened"],
} satisfies Partial<Manifest>;
