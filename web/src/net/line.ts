// A socket that reconnects with growing pauses, and notices silence.
import { nearby } from "./address";
import { network } from "./network";
import type { Socket, Transport } from "./transport";
import type { Bye, Incoming, Outgoing } from "./wire";

export type LineState = "joining" | "on" | "off" | "ended";

export interface Ears {
  opened: () => void;
  heard: (message: Outgoing) => void;
  changed: (state: LineState) => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 15_000;
const PATIENCE = 8000;
/** When the player looks at the page again, a line that does not answer this soon is dead. */
const IMPATIENCE = 800;
/** After these farewells a new attempt makes sense. */
const COME_AGAIN = new Set(["restart", "silence", "too-fast", "no-sense", "store-stopping", "not-stored", "moved"]);

export class Line {
  private socket: Socket | null = null;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private isEnded = false;
  private tried = 0;
  private isHurried = false; // the player is waiting, so the next loss reconnects at once

  constructor(
    private url: string,
    private readonly ears: Ears,
    private readonly transport: Transport = network,
  ) {}

  open(): void {
    clearTimeout(this.retry);
    if (this.isEnded || this.socket) return;
    this.tried = Date.now();
    const socket = this.transport.connect(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.heard(JSON.parse(data) as Outgoing);
    socket.onclose = () => this.lost(socket);
  }

  /** Whether the message was sent; the caller keeps one that was not. */
  send(message: Incoming): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once, because the network is back or the player looks at the page again. */
  hurry(): void {
    this.pause = FIRST_PAUSE;
    this.isHurried = true;
    if (this.transport.breaksSilently) this.test();
    this.open();
  }

  /** Tests whether the open connection still works. */
  private test(): void {
    if (this.socket?.readyState === 1) this.ping(IMPATIENCE);
    else if (this.socket && Date.now() - this.tried > IMPATIENCE) this.drop();
  }

  /** Reconnects with the browser's current cookie. */
  reopen(): void {
    this.isHurried = true;
    this.drop();
  }

  close(state: LineState = "ended"): void {
    this.isEnded = true;
    clearTimeout(this.retry);
    this.quiet();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.ears.changed(state);
  }

  private opened(): void {
    this.pause = FIRST_PAUSE;
    if (this.transport.breaksSilently) this.beat = setInterval(() => this.ping(), HEARTBEAT);
    this.ears.changed("on");
    this.ears.opened();
  }

  private heard(message: Outgoing): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    this.isHurried = false;
    this.ears.heard(message);
    if (message.type === "bye") this.part(message);
  }

  private part({ reason, address }: Bye): void {
    if (address) this.url = nearby(address, this.url);
    if (!this.url || !(address || COME_AGAIN.has(reason))) this.close();
  }

  private ping(patience = PATIENCE): void {
    if (!this.send({ type: "ping" })) return;
    if (patience < PATIENCE) clearTimeout(this.deadline);
    else if (this.deadline !== undefined) return;
    this.deadline = setTimeout(() => this.drop(), patience);
  }

  /** Gives up a socket, because a silent one may never close. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.lost(socket);
  }

  private lost(socket: Socket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.quiet();
    this.ears.changed("off");
    if (this.isHurried) {
      this.isHurried = false;
      this.open();
      return;
    }
    this.retry = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  private quiet(): void {
    clearInterval(this.beat);
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }
}
