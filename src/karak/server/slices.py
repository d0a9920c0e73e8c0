"""Encodes long answers as JSON in slices, so that none blocks a table or fills the memory."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from karak.server import wire

AT_ONCE = 200  # list entries for each slice
SLICE = 1 << 16  # bytes for each slice of ready content
Parts = Iterable[bytes]


def array(things: Iterator[Any]) -> Parts:
    before = b"["
    while some := list(islice(things, AT_ONCE)):
        yield before + wire.encode(some)[1:-1]
        before = b","
    yield b"[]" if before == b"[" else b"]"


def record(fields: dict[str, Parts]) -> Parts:
    before = b"{"
    for name, parts in fields.items():
        yield b'%b"%b":' % (before, name.encode())
        yield from parts
        before = b","
    yield b"}"


def value(of: Any) -> Parts:
    """Encodes a small value in one piece."""
    return (wire.encode(of),)


def slices(content: bytes) -> Parts:
    return (content[at : at + SLICE] for at in range(0, len(content), SLICE))


class Sliced:
    """An answer that is encoded part by part."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
