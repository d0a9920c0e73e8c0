// What is asked once, over HTTP.
import type {
  Answer,
  Card,
  GameShown,
  Joined,
  LessonShown,
  Made,
  NewLesson,
  NewTable,
  Replay,
  Rules,
  TableShown,
  Verdict,
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
  const posted = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
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
export const rules = (game: string, language: string) => ask<Rules>(`rules/${game}?language=${language}`);
export const lesson = (game: string) => ask<LessonShown>(`lessons/${game}`);
export const openLesson = (game: string, wish: NewLesson) => ask<Made>(`lessons/${game}`, wish);
export const verify = (id: string) => ask<Verdict>(`${at(id)}/verify`);
export const qrAddress = (id: string) => `/api/${at(id)}/qr`;
export const exportAddress = (id: string) => `/api/${at(id)}/export`;
