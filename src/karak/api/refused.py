"""A refusal as programs meet it: an exception whose message says what is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager

from karak.core.refusal import Refusal
from karak.words import say


class Refused(ValueError):
    """Nothing has changed. `clause` names the rule that stands in the way, if one does."""

    def __init__(self, refusal: Refusal) -> None:
        self.clause = refusal.clause
        super().__init__(sentence(refusal))


def sentence(refusal: Refusal) -> str:
    said = say(refusal.key, **refusal.named)
    return f"{said} ({refusal.clause})" if refusal.clause else said


@contextmanager
def in_words() -> Iterator[None]:
    """Raises refusals as Refused."""
    try:
        yield
    except Refusal as refusal:
        raise Refused(refusal) from None
