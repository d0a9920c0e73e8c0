"""Which clause of the rulebook a prompt, or a choice in it, is about."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from karak.core.action import USE, first_of, kind_of
from karak.core.game import Game
from karak.words import EXTENDS


@cache
def table() -> dict[str, dict[str, str]]:
    page = files(__package__).joinpath("clauses.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(page, type=dict[str, dict[str, str]])


def clause_of_step(title: str, step: str) -> str:
    """That of the game, or of the game it extends."""
    own = table()[title]
    return own[step] if step in own else table()[EXTENDS[title]][step]


def clause_of_choice(game: Game[Any], action: int) -> str:
    """An ability knows its own; anything else belongs to the step."""
    return game.abilities[int(first_of(action))].clause if kind_of(action) == USE else ""
