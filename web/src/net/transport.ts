// What the client needs from a connection to any server; transport.contract.ts defines its behaviour.

export interface Question {
  method?: "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** `ok` is false for a refusal. */
export interface Told {
  ok: boolean;
  text: string;
}

/** A line of messages like a WebSocket; `readyState` is 1 while it is open. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Rejects if the question or its answer was lost. */
  ask(path: string, question: Question): Promise<Told>;
  connect(url: string): Socket;
  /** Whether a line can break without closing, so that silence has to be tested. */
  readonly breaksSilently: boolean;
  /** The address where a browser can open this path; empty if only `ask` can. */
  address(path: string): string;
}
