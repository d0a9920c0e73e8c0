// Prepares the news for display: ways walked, the last fight, new things on the map.
import type { Told } from "../../table/contract";
import { type Place, T, type View } from "./view";

export interface Point {
  x: number;
  y: number;
}

const MOVES = new Set(["stepped", "thrown-back", "revived"]);

const middle = (place: Place): Point => ({ x: place.x * T + 60, y: place.y * T + 60 });

function pointOf(view: View, told: Told): Point | undefined {
  const place = view.map[Number(told.args.place)];
  return place && middle(place);
}

/** By seat: the points that the hero visited, in order. */
export function waysOf(view: View, news: Told[]): Point[][] {
  return view.heroes.map(({ hero }) =>
    news.flatMap((told) => {
      if (told.args.hero !== hero || !MOVES.has(told.key)) return [];
      const point = pointOf(view, told);
      return point ? [point] : [];
    }),
  );
}

/** The middles of some places. */
export function pointsOf(view: View, places: number[]): Point[] {
  return places.flatMap((place) => (view.map[place] ? [middle(view.map[place])] : []));
}

export interface Fought {
  hero: string;
  monster: string;
  dice: number[];
  attack: number;
  outcome: "won" | "tied" | "lost";
}

/** The last fight that ends in the news; its dice may have been rolled earlier. */
export function foughtIn(news: Told[], lying: number[] = []): Fought | null {
  let dice = lying;
  let fought: Fought | null = null;
  for (const { key, args } of news) {
    if (key === "rolled") dice = [Number(args.number), Number(args.other)];
    if (key === "stepped") fought = null; // a later step makes that fight an old one
    if (key === "won" || key === "tied" || key === "lost")
      fought = { hero: args.hero ?? "", monster: args.token ?? "", dice, attack: Number(args.number), outcome: key };
  }
  return fought;
}

const placesOf = (news: Told[], wanted: string): number[] =>
  news.filter((told) => told.key === wanted).map((told) => Number(told.args.place));

export const newTiles = (news: Told[]): number[] => placesOf(news, "tile-laid");
export const newTokens = (news: Told[]): number[] => placesOf(news, "token-placed");

/** Cells with a chest that has just been opened. */
export function openedChests(view: View, news: Told[]): Point[] {
  const openers = news.filter((told) => told.key === "chest-opened").map((told) => told.args.hero);
  return view.heroes.filter((h) => openers.includes(h.hero)).map((h) => ({ x: h.x, y: h.y }));
}
