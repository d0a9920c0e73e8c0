"""Whether the dice of a finished game are those that were promised."""

import msgspec

from karak.core.refusal import Refusal
from karak.play.proof import prove
from karak.play.tape import Tape
from karak.server.log import refused


class Verdict(msgspec.Struct):
    """Whether every draw follows from the seed; if not, the first that does not."""

    ok: bool
    draws: int
    key: str
    text: str


def verdict(tape: Tape) -> Verdict:
    """Draws everything again."""
    try:
        return Verdict(True, prove(tape).checked, "", "")
    except Refusal as refusal:
        told = refused(refusal, "", 0)
        return Verdict(False, 0, told.key, told.text)
