// Short messages that disappear by themselves.
import type { Refused } from "../net/http";
import type { Answer } from "../net/wire";
import { has, later, say } from "../words/words";

export interface Toast {
  id: number;
  text: string;
  clause: string;
}

export const toasts: { list: Toast[] } = $state({ list: [] });
const NOTICING = 4000; // milliseconds, plus some for each letter
const READING = 60;
const leaving = new Map<number, ReturnType<typeof setTimeout>>();
let number = 0;

export function tell(text: string, clause = ""): void {
  if (!text || toasts.list.some((toast) => toast.text === text)) return;
  const toast = { id: ++number, text, clause };
  toasts.list = [...toasts.list.slice(-2), toast];
  release(toast);
}

export function dismiss(id: number): void {
  clearTimeout(leaving.get(id));
  leaving.delete(id);
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
}

/** Keeps a toast while the player points at it. */
export function hold({ id }: Toast): void {
  clearTimeout(leaving.get(id));
}

export function release(toast: Toast): void {
  hold(toast);
  leaving.set(
    toast.id,
    setTimeout(() => dismiss(toast.id), NOTICING + READING * toast.text.length),
  );
}

/** Tells a refusal once its words are loaded. */
function refuse(refusal: { key: string; args: Record<string, string> }, clause: string): void {
  void later().then(() => tell(reason(refusal), clause));
}

/** `open`, the number that a question still asks for, becomes a number for correct plurals. */
export function reason({ key, args }: { key: string; args: Record<string, string> }): string {
  return has(key) ? say(key, "open" in args ? { ...args, open: Number(args.open) } : args) : say("server-fault");
}

/** Tells a refusal; returns whether the command was done. */
export function heed(answer: Answer | "late"): boolean {
  if (answer === "late") tell(say("web-too-late"));
  else if (!answer.ok) refuse(answer, answer.clause);
  return answer !== "late" && answer.ok;
}

export function tellRefusal(fault: unknown): void {
  const refusal = fault as Partial<Refused>;
  refuse({ key: refusal.key ?? "server-fault", args: refusal.args ?? {} }, refusal.clause ?? "");
}
