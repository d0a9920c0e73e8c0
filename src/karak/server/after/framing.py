"""Frames the messages between a server and its clerks: each message begins with its length."""

import msgspec

from karak.server.after.asked import Asked, Found

HEAD = 4  # bytes of the length


def framed(message: Asked | Found) -> bytes:
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(HEAD) + content
