// What is asked once, over HTTP.
import { freshId } from "./fresh";
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

/** Milliseconds before what has a key is asked again, if the network swallowed it or its answer. */
const PAUSES = [300, 1000];

async function reach(
  path: string,
  request: RequestInit,
  [pause, ...later]: number[],
): Promise<{ ok: boolean; text: string }> {
  try {
    const answer = await fetch(`/api/${path}`, request);
    return { ok: answer.ok, text: await answer.text() };
  } catch {
    if (pause === undefined) throw new Refused("web-unreachable");
    await new Promise((wake) => setTimeout(wake, pause));
    return reach(path, request, later);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** With a key, the server does it once, however often it is asked. */
async function ask<T>(path: string, body?: unknown, key = ""): Promise<T> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": "application/json", ...(key && { "Idempotency-Key": key }) };
  const posted = { method: "POST", headers, body: text };
  const answer = await reach(path, body === undefined ? {} : posted, key ? PAUSES : []);
  const content = parsed(answer.text);
  if (answer.ok) return content as T;
  const refusal = content as Partial<Answer> | null;
  throw new Refused(refusal?.key ?? "server-fault", refusal?.args ?? {}, refusal?.clause ?? "");
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`;

export const games = () => ask<GameShown[]>("games");
export const tables = () => ask<Card[]>("tables");
export const table = (id: string) => ask<TableShown>(at(id));
export const openTable = (wish: NewTable) => ask<Made>("tables", wish, freshId());
export const join = (id: string, name = "", seat: number | null = null) =>
  ask<Joined>(`${at(id)}/join`, { name, seat }, freshId());
/** Those made before open nothing any more. */
export const renewLinks = (id: string, seat: number) => ask<Joined>(`${at(id)}/links`, { seat }, freshId());
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
export const playOn = (id: string, wish: PlayOn) => ask<Made>(`${at(id)}/play-on`, wish, freshId());
export const upload = (file: string) => ask<Kept>("replays", file);
/** Of a finished game, or of a file. */
export const cases = (id: string) => ask<Cases>(`${at(id)}/cases`);
export const casesOfFile = (file: string) => ask<Cases>("cases", file);
export const tape = (id: string) => ask<unknown>(`${at(id)}/tape`);
export const rules = (game: string, language: string) => ask<Rules>(`rules/${game}?language=${language}`);
export const lesson = (game: string) => ask<LessonShown>(`lessons/${game}`);
export const openLesson = (game: string, wish: NewLesson) => ask<Made>(`lessons/${game}`, wish, freshId());
export const qrAddress = (id: string) => `/api/${at(id)}/qr`;
export const tapeAddress = (id: string) => `/api/${at(id)}/tape`;
