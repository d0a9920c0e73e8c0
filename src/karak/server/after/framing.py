"""How a server and its clerks speak over pipes: each message begins with its length."""

import msgspec

from karak.server.after.asked import Asked, Found

HEAD = 4  # bytes that say how long a message is


def framed(message: Asked | Found) -> bytes:
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(HEAD) + content
