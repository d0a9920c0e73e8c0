"""Who can play a title: each says it in `roster.py` of its folder."""

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
    """What a search is made of: a policy that plays imagined games on, a judge that ends them, how far and how fast."""

    policy: Callable[[], Bot[Any]]
    judge: Callable[[], Judge[Any]]
    rounds: float  # played before the judge is asked
    pace: int  # worlds a second, about
    ahead: float  # rounds that an analysis plays on, further than a bot does
    worlds: int  # that an analysis imagines, shared by the seats: half a minute at most
    curiosity: float = 1.0  # times as much as usual, where there is more time than usual


class Roster(NamedTuple):
    """The bots that only this title has, the best last, and the mind of those that search."""

    bots: dict[str, Callable[[], Bot[Any]]]
    mind: Mind | None = None


@cache
def roster_of(title: str) -> Roster | None:
    """Without one only the random bot plays."""
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
