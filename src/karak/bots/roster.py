"""Finds the bots of a title in the `roster.py` of its folder."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from karak.bots.bot import Bot
from karak.bots.judge import Judge
from karak.core.refusal import Refusal
from karak.games.shelf import ruleset


class Mind(NamedTuple):
    """The parts of a search: a policy for imagined games, a judge that ends them, how far to play and how fast."""

    policy: Callable[[], Bot[Any]]
    judge: Callable[[], Judge[Any]]
    rounds: float  # played before the judge is asked
    pace: int  # worlds per second, roughly
    ahead: float  # rounds that an analysis plays on, more than a bot does
    worlds: int  # that an analysis imagines, shared by the seats; takes half a minute at most
    curiosity: float = 1.0  # factor for searches with more time than usual


class Roster(NamedTuple):
    """The bots that only this title has, best last, and the mind of those that search."""

    bots: dict[str, Callable[[], Bot[Any]]]
    mind: Mind | None = None


@cache
def roster_of(title: str) -> Roster | None:
    """Returns a title's roster; a title without one has only the random bot."""
    room = f"karak.bots.{ruleset(title).name}"
    if find_spec(room) is None:
        return None
    found: Roster = import_module(f"{room}.roster").ROSTER
    return found


def mind_of(title: str) -> Mind:
    roster = roster_of(title)
    if roster is None or roster.mind is None:
        raise Refusal("no-search", game=title)
    return roster.mind
