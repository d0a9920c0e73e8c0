// What is asked once, over HTTP.
import type {
  Analysis,
  Answer,
  Card,
  Cases,
  GameShown,
  Joined,
  Kept,
  LessonShown,
  Made,
  NewLesson,
  NewTable,
  PlayOn,
  Replay,
  Rules,
  Story,
  TableShown,
} from "./wire";

/** A refusal, by key and arguments, as the server or the lack of one gives it. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, string> = {},
    readonly clause = "",
  ) {
    super(key);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const posted = { method: "POST", headers: { "content-type": "application/json" }, body: text };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, body === undefined ? {} : posted);
  } catch {
    throw new Refused("web-unreachable");
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const refusal = content as Partial<Answer> | null;
  throw new Refused(refusal?.key ?? "server-fault", refusal?.args ?? {}, refusal?.clause ?? "");
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`;

export const games = () => ask<GameShown[]>("games");
export const tables = () => ask<Card[]>("tables");
export const table = (id: string) => ask<TableShown>(at(id));
export const openTable = (wish: NewTable) => ask<Made>("tables", wish);
export const join = (id: string, name = "", seat: number | null = null) =>
  ask<Joined>(`${at(id)}/join`, { name, seat });
export const replay = (id: string, position?: number) =>
  ask<Replay>(`${at(id)}/replay${position === undefined ? "" : `?at=${position}`}`);
/** Without a seat: all that one may see. The log is asked for once, positions often. */
export const look = (id: string, position: number | null, seat: number | null, withLog: boolean) => {
  const wish = new URLSearchParams({ log: String(withLog) });
  if (position !== null) wish.set("at", String(position));
  if (seat !== null) wish.set("seat", String(seat));
  return ask<Replay>(`${at(id)}/replay?${wish}`);
};
export const story = (id: string) => ask<Story>(`${at(id)}/story`);
/** Takes a while the first time. */
export const analysis = (id: string) => ask<Analysis>(`${at(id)}/analysis`);
export const playOn = (id: string, wish: PlayOn) => ask<Made>(`${at(id)}/play-on`, wish);
export const upload = (file: string) => ask<Kept>("replays", file);
/** Of a finished game, or of a file. */
export const cases = (id: string) => ask<Cases>(`${at(id)}/cases`);
export const casesOfFile = (file: string) => ask<Cases>("cases", file);
export const tape = (id: string) => ask<unknown>(`${at(id)}/tape`);
export const rules = (game: string, language: string) => ask<Rules>(`rules/${game}?language=${language}`);
export const lesson = (game: string) => ask<LessonShown>(`lessons/${game}`);
export const openLesson = (game: string, wish: NewLesson) => ask<Made>(`lessons/${game}`, wish);
export const qrAddress = (id: string) => `/api/${at(id)}/qr`;
export const tapeAddress = (id: string) => `/api/${at(id)}/tape`;
