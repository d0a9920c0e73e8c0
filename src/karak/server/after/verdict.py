"""Checks whether the dice of a finished game are the promised ones."""

import msgspec

from karak.core.refusal import Refusal
from karak.play.after.facts import facts
from karak.play.proof import prove
from karak.play.tape import Tape
from karak.server import wire
from karak.server.log import refused


class Verdict(msgspec.Struct):
    """Whether every draw follows from the seed; if not, the first one that does not.

    `source` is "table" for a game played on this server and "file" for an uploaded one; `facts` say who added
    what to the dice, by key and arguments.
    """

    ok: bool
    draws: int
    key: str
    text: str
    source: str
    facts: list[wire.Told]


def verdict(tape: Tape, source: str) -> Verdict:
    """Repeats every draw and compares it with the tape."""
    try:
        proof = prove(tape)
        return Verdict(True, proof.checked, "", "", source, [wire.Told(*fact) for fact in facts(proof.fair)])
    except Refusal as refusal:
        answer = refused(refusal, "", 0)
        return Verdict(False, 0, answer.key, answer.text, source, [])
