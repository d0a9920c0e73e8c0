import { vi } from "vitest";
import { network } from "./network";
import { PortTransport, serve } from "./port.fake";
import type { Socket } from "./transport";
import { type Guest, type House, keepsTheRules } from "./transport.contract";

/** A WebSocket and its server; as in a browser, each end learns of the other's actions a moment later. */
class FakeSocket implements Socket, Guest {
  static guests: FakeSocket[] = [];
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  heard: string[] = [];
  isGone = false;
  constructor(readonly url: string) {
    FakeSocket.guests.push(this);
  }
  send(text: string) {
    if (this.readyState === 1) setTimeout(() => this.heard.push(text));
  }
  close() {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    setTimeout(() => {
      this.isGone = true;
      this.ended();
    });
  }
  letIn() {
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }
  tell(text: string) {
    setTimeout(() => this.readyState === 1 && this.onmessage?.({ data: text }));
  }
  sendAway() {
    setTimeout(() => this.ended());
  }
  private ended() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}

function overNetwork(): House {
  FakeSocket.guests = [];
  const house: House = {
    transport: network,
    answer: () => ({ ok: true, text: "null" }),
    guests: FakeSocket.guests,
    close: () => vi.unstubAllGlobals(),
  };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    const told = await house.answer(address.replace(/^\/api\//, ""), request as never);
    return new Response(told.text, { status: told.ok ? 200 : 409 });
  });
  return house;
}

function overPort(): House {
  const { port1, port2 } = new MessageChannel();
  const house: House = {
    transport: new PortTransport(port1),
    answer: () => ({ ok: true, text: "null" }),
    guests: [],
    close: () => port1.close(),
  };
  serve(port2, house);
  return house;
}

keepsTheRules("HTTP and WebSockets", overNetwork);
keepsTheRules("a port", overPort);
