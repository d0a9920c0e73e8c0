"""Tables of what the players are told: a scene, the answers given, and the events that follow, in order."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.rules.played import Played

Row = tuple[str, str, Callable[[], Played[Any]], str, str]  # the title of the row, clause, scene, answers, events


def each_telling(rows: Sequence[Row]) -> pytest.MarkDecorator:
    params = [pytest.param(*row[2:], id=row[0].replace(" ", "-"), marks=pytest.mark.rule(row[1])) for row in rows]
    return pytest.mark.parametrize(("given", "answers", "events"), params)


def assert_told(scene: Played[Any], answers: str, events: str) -> None:
    """Compares all events from the first answer on; later events than these are ignored."""
    expected = events.split("; ")
    assert scene.do(*answers.split("; ")).said[: len(expected)] == expected
