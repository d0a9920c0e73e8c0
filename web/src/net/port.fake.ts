// A transport to a worker, and a test's version of the worker: one port for questions, and one for each line.
import type { Question, Socket, Told, Transport } from "./transport";
import type { House } from "./transport.contract";

type Asked = { id: number; path: string; question: Question };
type Answered = { id: number; told: Told | null };

/** On a line's port, `true` opens the line, `false` ends it, and texts are messages. */
type Said = string | boolean;

class PortSocket implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
  }

  send(text: string): void {
    if (this.readyState === 1) this.port.postMessage(text);
  }

  close(): void {
    if (this.readyState < 2) this.port.postMessage(false);
    this.ended();
  }

  private hear(said: Said): void {
    if (typeof said === "string") this.onmessage?.({ data: said });
    else if (said) {
      this.readyState = 1;
      this.onopen?.();
    } else this.ended();
  }

  private ended(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.port.close();
    this.onclose?.();
  }
}

export class PortTransport implements Transport {
  readonly breaksSilently = false;
  private readonly waiting = new Map<number, (told: Told | null) => void>();
  private asked = 0;

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data: { id, told } }: MessageEvent<Answered>) => {
      this.waiting.get(id)?.(told);
      this.waiting.delete(id);
    };
  }

  ask(path: string, question: Question): Promise<Told> {
    const id = ++this.asked;
    this.port.postMessage({ id, path, question } satisfies Asked);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (told) => (told ? resolve(told) : reject(new TypeError("lost"))));
    });
  }

  connect(url: string): Socket {
    const { port1, port2 } = new MessageChannel();
    this.port.postMessage(url, [port2]);
    return new PortSocket(port1);
  }

  address(): string {
    return "";
  }
}

/** Answers questions at the other end until it is closed. */
export function serve(port: MessagePort, house: House): void {
  port.onmessage = async ({ data, ports: [line] }: MessageEvent<Asked | string>) => {
    if (typeof data === "string") return void (line && welcome(data, line, house));
    const told = await Promise.resolve()
      .then(() => house.answer(data.path, data.question))
      .catch(() => null);
    port.postMessage({ id: data.id, told } satisfies Answered);
  };
}

function welcome(url: string, line: MessagePort, house: House): void {
  const guest = {
    url,
    heard: [] as string[],
    isGone: false,
    letIn: () => line.postMessage(true),
    tell: (text: string) => line.postMessage(text),
    sendAway: () => line.postMessage(false),
  };
  line.onmessage = ({ data }: MessageEvent<Said>) => {
    if (typeof data === "string") guest.heard.push(data);
    else guest.isGone = true;
  };
  house.guests.push(guest);
}
