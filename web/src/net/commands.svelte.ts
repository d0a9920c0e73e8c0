// What was asked and has no final answer: it is sent again, under the same id, until it has one.
import { freshId } from "./fresh";
import type { Answer, Hinted, Incoming, Sync, Unknown } from "./wire";

/** A command without its id: each kind with its own fields. */
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
/** So often a refusal that may pass is kept from the player. */
const MOST_REFUSALS = 3;
/** So often the server may not know before the player is told. */
const LASTING = 3;

export class Commands {
  /** The server has not been able to tell for a while. */
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

  /** The line is there again. */
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
