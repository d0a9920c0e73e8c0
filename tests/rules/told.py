"""Tables of what the players are told: a scene, what is answered, and the events that follow, in order."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.rules.played import Played

Row = tuple[str, str, Callable[[], Played[Any]], str, str]  # what happens, clause, where, answers, events


def each_telling(rows: Sequence[Row]) -> pytest.MarkDecorator:
    params = [pytest.param(*row[2:], id=row[0].replace(" ", "-"), marks=pytest.mark.rule(row[1])) for row in rows]
    return pytest.mark.parametrize(("given", "answers", "events"), params)


def assert_told(scene: Played[Any], answers: str, events: str) -> None:
    """All from the first answer on; what comes after the last of these is not looked at."""
    expected = events.split("; ")
    assert scene.do(*answers.split("; ")).said[: len(expected)] == expected
