// The print on the pieces of a box; an expansion gives the board its own.
import own from "./pieces.json";

export type Goods = typeof own.city;
type Table<Rows> = Record<string, Rows[keyof Rows]>;
type Named = "hero" | "land" | "tile" | "item" | "die" | "building" | "unit";

export type Printed = Pick<typeof own, "hero_board"> & { [name in Named]: Table<(typeof own)[name]> } & {
  monster: Record<string, { strength: number; reward?: string } & Partial<Goods>>;
};

export const PRINTED: Printed = own;
export const RESOURCES = Object.keys(own.city) as (keyof Goods)[];
export const SLOTS = ["weapon", "spell", "amulet"] as const;

/** A tile by name; a tile that this seat may not know is blank. */
export function tileOf(name: string, { tile }: Printed): { land: string; chasms: number[] } {
  return tile[name] ?? { land: "unexplored", chasms: [] };
}

export function strengthOf(token: string, { monster }: Printed): number {
  return monster[token]?.strength ?? 0;
}
