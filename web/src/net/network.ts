// Connects to a remote server over HTTP and WebSockets.
import type { Socket, Transport } from "./transport";

export const network: Transport = {
  async ask(path, question) {
    const answer = await fetch(`/api/${path}`, question);
    return { ok: answer.ok, text: await answer.text() };
  },
  connect: (url) => new WebSocket(url) as Socket,
  breaksSilently: true,
  address: (path) => `/api/${path}`,
};
