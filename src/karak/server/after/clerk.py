"""Answers questions about whole games, one after the other."""

import traceback
from collections.abc import Callable, Mapping
from time import monotonic

import msgspec

from karak.bots.analysis.study import analyse
from karak.core.refusal import Refusal
from karak.play.after.story import story_of
from karak.play.match import Match, replay
from karak.play.tape import Tape
from karak.server.after.asked import Asked, Found
from karak.server.after.cases import cases_of
from karak.server.after.files import brought, checked_setting, read
from karak.server.after.verdict import verdict

SEED = "analysis"


def tape_in(asked: Asked) -> Tape:
    return msgspec.json.decode(asked.content, type=Tape)


def match_in(asked: Asked) -> Match:
    return replay(tape_in(asked))


def analysed(asked: Asked) -> object:
    """Returns what the analysis has found when its time is up."""
    until = monotonic() + asked.seconds
    return analyse(match_in(asked), asked.worlds, SEED, lambda done: monotonic() < until)


Kinds = Mapping[str, Callable[[Asked], object]]
KINDS: Kinds = {
    "verify": lambda asked: verdict(tape_in(asked), "table"),
    "verify-file": lambda asked: verdict(tape_in(asked), "file"),
    "cases": lambda asked: cases_of(tape_in(asked)),
    "story": lambda asked: story_of(match_in(asked)),
    "analysis": analysed,
    "file": lambda asked: brought(asked.content),
    "cases-of-file": lambda asked: cases_of(checked_setting(read(asked.content))),
}


def found(asked: Asked, kinds: Kinds = KINDS) -> Found:
    try:
        answer = kinds[asked.kind](asked)
        return Found(answer if isinstance(answer, bytes) else msgspec.json.encode(answer))
    except Refusal as refusal:
        return Found(key=refusal.key, clause=refusal.clause, named=refusal.named)
    except Exception:  # an error in the server: the server logs it, and the clerk goes on with the next question
        return Found(fault=traceback.format_exc())
