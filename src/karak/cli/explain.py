"""Explains refusals in words."""

from karak.core.refusal import Refusal
from karak.words import say


def explain(refusal: Refusal) -> str:
    """Returns the sentence of a refusal and the clause behind it."""
    text = say(refusal.key, **refusal.named)
    return f"{text} ({refusal.clause})" if refusal.clause else text
