"""A refusal in words."""

from karak.core.refusal import Refusal
from karak.words import say


def explain(refusal: Refusal) -> str:
    """The sentence of a refusal, with the clause it rests on."""
    text = say(refusal.key, **refusal.named)
    return f"{text} ({refusal.clause})" if refusal.clause else text
