"""msgspec 0.22 crashes if two threads need a type for the first time at once (docs/notes/msgspec-threads.md)."""

from collections.abc import Iterator
from contextlib import suppress

import msgspec


def meet_types() -> None:
    """Uses every message type once, so that threads which start later are not the first."""
    for kind in below(msgspec.Struct):
        if kind.__module__.startswith("karak."):
            with suppress(msgspec.ValidationError):
                msgspec.convert(None, kind)


def below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for narrower in kind.__subclasses__():
        yield narrower
        yield from below(narrower)
