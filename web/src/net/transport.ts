// What the client needs of a connection, whatever leads to the server; transport.contract.ts says how it behaves.

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

/** A line of messages, as a WebSocket has it: `readyState` is 1 while it is open. */
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
  /** Whether a line may break without being closed, so that silence has to be tested. */
  readonly breaksSilently: boolean;
  /** Where a browser finds what this path answers; empty if nothing but `ask` gets there. */
  address(path: string): string;
}
