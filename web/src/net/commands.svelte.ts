// Sends commands again under the same id until each has a final answer.
import { freshId } from "./fresh";
import type { Answer, Hinted, Incoming, Sync, Unknown } from "./wire";

/** A command without its id; each kind has its own fields. */
type Bare<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Wish = Bare<Exclude<Incoming, { type: "hello" | "ping" }>>;
export type Reply = Answer | Hinted | "late";

interface Asked {
  message: Incoming;
  settle: (reply: Reply) => void;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** How many temporary refusals are hidden from the player. */
const MOST_REFUSALS = 3;
/** How many unknown outcomes are hidden from the player. */
const LASTING = 3;

export class Commands {
  /** Whether the server has long been unable to tell an outcome. */
  isUnsure = $state(false);
  private readonly open = new Map<string, Asked>();

  constructor(private readonly send: (message: Incoming) => void) {}

  ask(wish: Wish): Promise<Reply> {
    const id = freshId();
    const message = { ...wish, id } as Incoming;
    return new Promise((settle) => {
      this.open.set(id, { message, settle, tries: 0, timer: undefined });
      this.send(message);
    });
  }

  hear(message: Answer | Hinted | Sync | Unknown): void {
    const asked = this.open.get(message.id);
    if (!asked) return;
    if (message.type === "unknown") {
      this.wait(asked);
      this.isUnsure ||= asked.tries >= LASTING;
    } else if (message.type === "answer" && message.again && asked.tries < MOST_REFUSALS) this.wait(asked);
    else this.settle(message.id, asked, message.type === "sync" ? "late" : message);
  }

  /** Repeats all open commands on a new connection. */
  repeat(): void {
    for (const asked of this.open.values()) {
      this.rest(asked);
      this.send(asked.message);
    }
  }

  stop(): void {
    for (const asked of this.open.values()) this.rest(asked);
  }

  private wait(asked: Asked): void {
    if (asked.timer !== undefined) return;
    const pause = Math.min(FIRST_PAUSE * 2 ** asked.tries, LONGEST_PAUSE);
    asked.tries++;
    asked.timer = setTimeout(() => {
      asked.timer = undefined;
      this.send(asked.message);
    }, pause);
  }

  private rest(asked: Asked): void {
    clearTimeout(asked.timer);
    asked.timer = undefined;
  }

  private settle(id: string, asked: Asked, reply: Reply): void {
    this.rest(asked);
    this.open.delete(id);
    if (![...this.open.values()].some(({ tries }) => tries >= LASTING)) this.isUnsure = false;
    asked.settle(reply);
  }
}
