"""Encodes the view from one viewpoint once for all connections that share it."""

import re
import zlib
from collections.abc import Iterable
from functools import cache

import msgspec

from karak.core.view import View
from karak.server.wire import Decision

encoder = msgspec.json.Encoder(order="sorted")
MILLIONTHS = re.compile(rb"(\d)\.?(\d*)e-6(?=[],}\n])")  # no text in a view has such an ending after a number


class Face:
    """A view as JSON, key by key, with the public part of the question; `stamp` is the number of its record."""

    __slots__ = ("hash", "parts", "question", "stamp")

    def __init__(self, view: View | dict[str, object], question: Decision, stamp: int) -> None:
        shown = msgspec.structs.asdict(view) if isinstance(view, View) else view
        keys = sorted(shown)
        lines = plain(encoder.encode_lines([shown[key] for key in keys])).split(b"\n")
        self.parts = {key: name_of(key) + line for key, line in zip(keys, lines, strict=False)}
        self.hash = checksum(joined(self.parts.values()))
        self.question = question
        self.stamp = stamp

    def whole(self) -> msgspec.Raw:
        return msgspec.Raw(joined(self.parts.values()))

    def since(self, before: "Face | None") -> msgspec.Raw:
        """Returns the keys that changed since `before`, or all keys without it."""
        if before is None:
            return self.whole()
        known = before.parts
        return msgspec.Raw(joined([part for key, part in self.parts.items() if known.get(key) != part]))

    @property
    def view(self) -> dict[str, object]:
        view: dict[str, object] = msgspec.json.decode(self.whole())
        return view


@cache
def name_of(key: str) -> bytes:
    return b'"%b":' % key.encode()


def joined(parts: Iterable[bytes]) -> bytes:
    return b"{%b}" % b",".join(parts)


def digest(view: View | dict[str, object]) -> str:
    """Returns the CRC-32 of the view as JSON with sorted keys, no spaces, and numbers as ECMAScript writes them."""
    return checksum(plain(encoder.encode(view)))


def plain(line: bytes) -> bytes:
    """Writes numbers as ECMAScript does: whole ones without a point, millionths without an exponent."""
    for end in (b",", b"}", b"]", b"\n") if b".0" in line else ():
        line = line.replace(b".0" + end, end)
    return MILLIONTHS.sub(rb"0.00000\1\2", line) if b"e-6" in line else line


def checksum(line: bytes) -> str:
    return f"{zlib.crc32(line):08x}"
