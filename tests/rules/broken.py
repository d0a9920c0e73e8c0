"""Tables of broken laws: a sound scene, what a test does to its position, and what the census says."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.rules.played import Played

Row = tuple[str, Callable[[], Played[Any]], Callable[[Any], None]]  # what the census says, a scene, what breaks it


def each_fault(rows: Sequence[Row]) -> pytest.MarkDecorator:
    params = [pytest.param(*row, id=row[0].replace(" ", "-")) for row in rows]
    return pytest.mark.parametrize(("said", "given", "breaks"), params)


def assert_noticed(said: str, scene: Played[Any], breaks: Callable[[Any], None]) -> None:
    assert scene.game.check(scene.state) == ""
    breaks(scene.state)
    assert scene.game.check(scene.state) == said


def more(counts: Any, index: int, by: int = 1) -> None:
    counts[index] += by


def put(counts: Any, index: int, value: int) -> None:
    counts[index] = value
