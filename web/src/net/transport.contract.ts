// The rules for every transport; its test runs them against a server that the test plays.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Question, Told, Transport } from "./transport";

/** The other end of a line. */
export interface Guest {
  url: string;
  heard: string[];
  isGone: boolean;
  letIn(): void;
  tell(text: string): void;
  sendAway(): void;
}

/** A test's server; if an answer throws, it is lost on the way. */
export interface House {
  transport: Transport;
  answer: (path: string, question: Question) => Told | Promise<Told>;
  guests: Guest[];
  close(): void;
}

export function keepsTheRules(name: string, open: () => House): void {
  describe(`a transport over ${name}`, () => {
    let house: House;
    beforeEach(() => {
      house = open();
    });
    afterEach(() => house.close());

    /** A line known to both ends, and the messages its client received. */
    async function line(url = "ws://here/ws/t") {
      const socket = house.transport.connect(url);
      const told: string[] = [];
      const ends = { opened: 0, closed: 0 };
      socket.onopen = () => ends.opened++;
      socket.onmessage = ({ data }) => told.push(data);
      socket.onclose = () => ends.closed++;
      await vi.waitUntil(() => house.guests.some((guest) => guest.url === url));
      const guest = house.guests.find((one) => one.url === url) as Guest;
      return { socket, told, ends, guest };
    }

    async function openLine(url?: string) {
      const both = await line(url);
      both.guest.letIn();
      await vi.waitUntil(() => both.ends.opened);
      return both;
    }

    it("carries a question and its answer", async () => {
      house.answer = (path, question) => ({ ok: true, text: JSON.stringify([path, question]) });
      const question = { method: "POST", headers: { "Idempotency-Key": "k" }, body: '{"name":"Žofie"}' } as const;
      const told = await house.transport.ask("tables/t/join?a=1", question);
      expect(told.ok).toBe(true);
      expect(JSON.parse(told.text)).toEqual(["tables/t/join?a=1", question]);
    });

    it("carries a refusal as an answer", async () => {
      house.answer = () => ({ ok: false, text: '{"key":"table-full"}' });
      expect(await house.transport.ask("tables", {})).toEqual({ ok: false, text: '{"key":"table-full"}' });
    });

    it("rejects when a question is lost, and goes on", async () => {
      house.answer = () => {
        throw new TypeError("lost");
      };
      await expect(house.transport.ask("tables", {})).rejects.toThrow();
      house.answer = () => ({ ok: true, text: "[]" });
      expect((await house.transport.ask("tables", {})).text).toBe("[]");
    });

    it("gives each of many questions its own answer", async () => {
      const answers = new Map<string, (told: Told) => void>();
      house.answer = (path) => new Promise((settle) => answers.set(path, settle));
      const asked = ["a", "b", "c"].map((path) => house.transport.ask(path, {}));
      await vi.waitUntil(() => answers.size === 3);
      for (const path of ["c", "a", "b"]) answers.get(path)?.({ ok: true, text: path });
      expect((await Promise.all(asked)).map(({ text }) => text)).toEqual(["a", "b", "c"]);
    });

    it("opens a line once the server lets it in", async () => {
      const { socket, ends, guest } = await line();
      expect([socket.readyState, ends.opened]).toEqual([0, 0]);
      guest.letIn();
      await vi.waitUntil(() => ends.opened);
      expect([socket.readyState, ends.opened, ends.closed]).toEqual([1, 1, 0]);
    });

    it("keeps messages whole and in order, both ways", async () => {
      const { socket, told, guest } = await openLine();
      const texts = [...Array(50).keys()].map((n) => `${n}`).concat("x".repeat(200_000), '{"a":"ž\u2028🐲"}');
      for (const text of texts) {
        socket.send(text);
        guest.tell(text);
      }
      await vi.waitUntil(() => told.length === texts.length && guest.heard.length === texts.length);
      expect([told, guest.heard]).toEqual([texts, texts]);
    });

    it("keeps lines apart", async () => {
      const [one, other] = [await openLine("ws://here/ws/a"), await openLine("ws://here/ws/b?watch")];
      one.guest.tell("to one");
      other.socket.send("from other");
      await vi.waitUntil(() => one.told.length && other.guest.heard.length);
      expect([one.told, other.told, one.guest.heard, other.guest.heard]).toEqual([["to one"], [], [], ["from other"]]);
    });

    it("delivers the last words before the server closes, and closes once", async () => {
      const { socket, told, ends, guest } = await openLine();
      guest.tell("bye");
      guest.sendAway();
      await vi.waitUntil(() => ends.closed);
      socket.close();
      await new Promise((wake) => setTimeout(wake, 10));
      expect([told, ends.closed, socket.readyState]).toEqual([["bye"], 1, 3]);
      expect(() => socket.send("too late")).not.toThrow();
    });

    it("refuses a line that the server does not let in", async () => {
      const { ends, guest } = await line();
      guest.sendAway();
      await vi.waitUntil(() => ends.closed);
      expect([ends.opened, ends.closed]).toEqual([0, 1]);
    });

    it("lets the server know that the client has closed, with all it said before", async () => {
      const { socket, ends, guest } = await openLine();
      socket.send("last");
      socket.close();
      await vi.waitUntil(() => guest.isGone && ends.closed);
      expect([guest.heard, ends.closed, socket.readyState]).toEqual([["last"], 1, 3]);
    });

    it("has addresses under /api, or none", () => {
      expect(["", "/api/tables/t/qr"]).toContain(house.transport.address("tables/t/qr"));
    });
  });
}
