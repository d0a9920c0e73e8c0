"""A process beside the server that goes through whole games, one question after the other.

On its standard input and output each message begins with its length; it ends when its input does.
"""

import io
import traceback
from collections.abc import Callable
from time import monotonic
from typing import BinaryIO

import msgspec
import segno

from karak.bots.analysis.study import analyse
from karak.core.refusal import Refusal
from karak.play.after.story import story_of
from karak.play.match import Match, replay
from karak.play.tape import Tape
from karak.server.after.cases import cases_of
from karak.server.after.files import brought, checked_setting, read
from karak.server.after.verdict import verdict

HEAD = 4  # bytes that say how long a message is
SEED = "analysis"


class Asked(msgspec.Struct, array_like=True):
    """What is to be done with the content; an analysis has so many seconds and imagines so many worlds."""

    kind: str
    content: bytes
    seconds: float = 0.0
    worlds: int = 0


class Found(msgspec.Struct, array_like=True):
    """JSON, or why there is none: a refusal, or a fault of ours."""

    content: bytes = b""
    key: str = ""
    clause: str = ""
    named: dict[str, object] = {}
    fault: str = ""


def tape_in(asked: Asked) -> Tape:
    return msgspec.json.decode(asked.content, type=Tape)


def match_in(asked: Asked) -> Match:
    return replay(tape_in(asked))


def analysed(asked: Asked) -> object:
    """When its time is up, what is known so far."""
    until = monotonic() + asked.seconds
    return analyse(match_in(asked), asked.worlds, SEED, lambda done: monotonic() < until)


def drawn(asked: Asked) -> bytes:
    """A link, to be held before a camera."""
    picture = io.BytesIO()
    segno.make(asked.content.decode(), error="m").save(picture, kind="svg", border=2, light="white", dark="#1b1714")
    return picture.getvalue()


KINDS: dict[str, Callable[[Asked], object]] = {
    "verify": lambda asked: verdict(tape_in(asked), "table"),
    "verify-file": lambda asked: verdict(tape_in(asked), "file"),
    "cases": lambda asked: cases_of(tape_in(asked)),
    "story": lambda asked: story_of(match_in(asked)),
    "analysis": analysed,
    "file": lambda asked: brought(asked.content),
    "cases-of-file": lambda asked: cases_of(checked_setting(read(asked.content))),
    "qr": drawn,
}


def found(asked: Asked) -> Found:
    try:
        answer = KINDS[asked.kind](asked)
        return Found(answer if isinstance(answer, bytes) else msgspec.json.encode(answer))
    except Refusal as refusal:
        return Found(key=refusal.key, clause=refusal.clause, named=refusal.named)
    except Exception:  # a fault of ours: the server logs it, and the clerk goes on with the next question
        return Found(fault=traceback.format_exc())


def framed(message: Asked | Found) -> bytes:
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(HEAD) + content


def work(ears: BinaryIO, mouth: BinaryIO) -> None:
    while head := ears.read(HEAD):
        asked = msgspec.msgpack.decode(ears.read(int.from_bytes(head)), type=Asked)
        mouth.write(framed(found(asked)))
        mouth.flush()
