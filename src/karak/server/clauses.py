"""Which clause of the rulebook a prompt is about."""

from functools import cache
from importlib.resources import files

import msgspec

from karak.words import EXTENDS


@cache
def table() -> dict[str, dict[str, str]]:
    page = files(__package__).joinpath("clauses.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(page, type=dict[str, dict[str, str]])


def clause_of_step(title: str, step: str) -> str:
    """That of the game, or of the game it extends."""
    own = table()[title]
    return own[step] if step in own else table()[EXTENDS[title]][step]
