// What is printed on the pieces, read from the same files as the rules: prices, strengths, rewards, slots, faces.

const pages = import.meta.glob<string>(
  ["../../../../src/karak/games/karak2/data/*.toml", "../../../../src/karak/games/imperium/data/*.toml"],
  { query: "?raw", import: "default", eager: true },
);

type Entry = Record<string, string>;

/** The little of TOML that the pieces need: `[[kind]]` and `key = value`. */
function records(kind: string): Entry[] {
  const found: Entry[] = [];
  for (const page of Object.values(pages)) {
    let current: Entry | undefined;
    for (const line of page.split("\n")) {
      if (line.startsWith("[")) {
        current = line.startsWith(`[[${kind}]]`) ? {} : undefined;
        if (current) found.push(current);
        continue;
      }
      const pair = /^(\w+) = (".*?"|\[.*?\]|[^#]*?)\s*(#.*)?$/.exec(line);
      if (current && pair) current[pair[1] ?? ""] = (pair[2] ?? "").replace(/^"|"$/g, "");
    }
  }
  return found;
}

function byId<T>(kind: string, make: (record: Entry) => T): Record<string, T> {
  return Object.fromEntries(records(kind).map((record) => [record.id ?? "", make(record)]));
}

export const RESOURCES = ["food", "wood", "stone"];
export const MOST_LIVES = 5;
export const MOST_GLORY = 10;
export const SLOTS: Record<string, number> = { weapon: 2, spell: 3, amulet: 1 };

const resources = (record: Entry) => RESOURCES.map((name) => Number(record[name] ?? 0));

export const monsters = byId("monster", (r) => ({ strength: Number(r.strength), reward: r.reward ?? "" }));
export const lairs = byId("lair", (r) => ({ land: r.land ?? "", strength: Number(r.strength), gives: resources(r) }));
export const lands = byId("land", resources);
export const buildings = byId("building", (r) => ({ price: resources(r), recruits: r.recruits ?? "" }));
export const units = byId("unit", resources);
export const slotOf = byId("item", (r) => r.slot ?? "");
export const dice = byId("die", (r) => ({ unit: r.unit === "true", faces: (r.faces ?? "").split(" ") }));
export const abilities = byId("hero", (r) => r.abilities?.match(/[\w-]+/g) ?? []);
export const cityPrice = [0, 2, 0];

const tiles = byId("tile", (r) => ({ land: r.land ?? "", chasms: (r.chasms ?? "").match(/\d/g)?.map(Number) ?? [] }));

/** Land and chasm sides of a tile by its name, as it was drawn. */
export function tileOf(name: string): { land: string; chasms: number[] } {
  return tiles[name] ?? { land: "unexplored", chasms: [] };
}

export function strengthOf(token: string): number {
  return monsters[token]?.strength ?? lairs[token]?.strength ?? 0;
}
