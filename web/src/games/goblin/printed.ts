// What is printed on the cards, read from the same files as the rules: some are told only by name.
import type { Card } from "./view";

const pages = import.meta.glob<string>("../../../../src/karak/games/goblin/data/{heroes,monsters,gatekeepers}.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const known = new Map<string, Card>();
for (const [, fields = ""] of Object.values(pages)
  .join("\n")
  .matchAll(/\{ (id = [^{}]*) \}/g)) {
  const { id, ...rest } = JSON.parse(`{${fields.replace(/(\w+) = /g, '"$1": ')}}`) as Card & { id: string };
  known.set(id, { ...rest, card: id });
}

export const printed = (card: string): Card => known.get(card) ?? { card };
