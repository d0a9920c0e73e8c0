"""Sends requests from a chosen address: every 127.x.y.z is this machine, but a separate client to the server."""

import asyncio
import json
import socket
from typing import Any, NamedTuple

LONGEST = 1 << 25


class Answer(NamedTuple):
    status: int
    cookie: str
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Client:
    """One address; keeps its cookie."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.cookie = ""

    async def connect(self, *, small: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A small buffer takes little that is not read."""
        line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        line.setblocking(False)
        if small:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((self.address, 0))
        try:
            await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        except BaseException:
            line.close()
            raise
        return await asyncio.open_connection(sock=line, limit=1 << 16)

    def head(self, method: str, path: str, body: bytes, kind: str) -> bytes:
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        content = f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n" if method == "POST" else ""
        return f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{cookie}{content}\r\n".encode() + body

    async def ask(self, path: str, body: object = None, raw: bytes | None = None, seconds: float = 60.0) -> Answer:
        """Sends POST if there is a body, otherwise GET."""
        sent = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        method = "GET" if body is None and raw is None else "POST"
        async with asyncio.timeout(seconds):
            reader, writer = await self.connect()
            try:
                writer.write(self.head(method, path, sent, "application/json"))
                return self.heard(await reader.read(-1))
            finally:
                writer.transport.abort()

    def heard(self, said: bytes) -> Answer:
        head, _, body = said.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        named = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:")]
        cookie = named[0].partition(";")[0] if named else ""
        if "transfer-encoding: chunked" in head.decode("latin-1").lower():
            body = joined(body)
        self.cookie = cookie or self.cookie
        return Answer(int(lines[0].split(" ")[1]) if lines[0] else 0, cookie, body)


def joined(chunks: bytes) -> bytes:
    """The body of an answer that came in chunks."""
    whole, at = [], 0
    while (end := chunks.find(b"\r\n", at)) > 0 and (size := int(chunks[at:end], 16)):
        whole.append(chunks[end + 2 : end + 2 + size])
        at = end + 4 + size
    return b"".join(whole)
