// Requests that have one answer.
import { freshId } from "./fresh";
import { network } from "./network";
import type { Question, Told } from "./transport";
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

/** A refusal by key and arguments, from the server or for lack of one. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, string> = {},
    readonly clause = "",
  ) {
    super(key);
  }
}

/** Milliseconds before a request with a key is repeated, if the network lost it or its answer. */
const PAUSES = [300, 1000];

async function reach(path: string, question: Question, [pause, ...later]: number[]): Promise<Told> {
  try {
    return await network.ask(path, question);
  } catch {
    if (pause === undefined) throw new Refused("web-unreachable");
    await new Promise((wake) => setTimeout(wake, pause));
    return reach(path, question, later);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The server's answer as text. With a key, the server does a request only once, even if it is repeated. */
async function read(path: string, body?: unknown, key = ""): Promise<string> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": "application/json", ...(key && { "Idempotency-Key": key }) };
  const posted = { method: "POST", headers, body: text } as const;
  const answer = await reach(path, body === undefined ? {} : posted, key ? PAUSES : []);
  if (answer.ok) return answer.text;
  const refusal = parsed(answer.text) as Partial<Answer> | null;
  throw new Refused(refusal?.key ?? "server-fault", refusal?.args ?? {}, refusal?.clause ?? "");
}

const ask = async <T>(path: string, body?: unknown, key = ""): Promise<T> => parsed(await read(path, body, key)) as T;

const at = (table: string) => `tables/${encodeURIComponent(table)}`;

export const games = () => ask<GameShown[]>("games");
export const tables = () => ask<Card[]>("tables");
export const table = (id: string) => ask<TableShown>(at(id));
export const openTable = (wish: NewTable) => ask<Made>("tables", wish, freshId());
export const join = (id: string, name = "", seat: number | null = null) =>
  ask<Joined>(`${at(id)}/join`, { name, seat }, freshId());
/** Makes new links; earlier ones no longer work. */
export const renewLinks = (id: string, seat: number) => ask<Joined>(`${at(id)}/links`, { seat }, freshId());
export const replay = (id: string, position?: number) =>
  ask<Replay>(`${at(id)}/replay${position === undefined ? "" : `?at=${position}`}`);
/** Without a seat, all that this browser may see. The log is requested once, positions often. */
export const look = (id: string, position: number | null, seat: number | null, withLog: boolean) => {
  const wish = new URLSearchParams({ log: String(withLog) });
  if (position !== null) wish.set("at", String(position));
  if (seat !== null) wish.set("seat", String(seat));
  return ask<Replay>(`${at(id)}/replay?${wish}`);
};
export const story = (id: string) => ask<Story>(`${at(id)}/story`);
/** This takes a while the first time. */
export const analysis = (id: string) => ask<Analysis>(`${at(id)}/analysis`);
export const playOn = (id: string, wish: PlayOn) => ask<Made>(`${at(id)}/play-on`, wish, freshId());
export const upload = (file: string) => ask<Kept>("replays", file);
/** Of a finished game or of a file. */
export const cases = (id: string) => ask<Cases>(`${at(id)}/cases`);
export const casesOfFile = (file: string) => ask<Cases>("cases", file);
export const tape = (id: string) => ask<unknown>(`${at(id)}/tape`);
export const rules = (game: string, language: string) => ask<Rules>(`rules/${game}?language=${language}`);
export const lesson = (game: string) => ask<LessonShown>(`lessons/${game}`);
export const openLesson = (game: string, wish: NewLesson) => ask<Made>(`lessons/${game}`, wish, freshId());
/** As text, because its numbers are too large for JavaScript. */
export const tapeFile = (id: string) => read(`${at(id)}/tape`);
/** The address of a picture; empty if other devices could not open the table. */
export const qrAddress = (id: string) => network.address(`${at(id)}/qr`);
