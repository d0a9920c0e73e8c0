"""No count that a view shows is ever negative: what is used up stays at nothing."""

from collections.abc import Iterator

import pytest

from tests.laws.tables import heroes_of, opened, walk

ANSWERS = 400
SIGNED = ("x", "y")  # cells of a map


def counts(shown: object, way: str = "") -> Iterator[tuple[str, float]]:
    if isinstance(shown, dict):
        for key, part in shown.items():
            if key not in SIGNED:
                yield from counts(part, f"{way}.{key}")
    elif isinstance(shown, list):
        for part in shown:
            yield from counts(part, way)
    elif isinstance(shown, (int, float)):
        yield way, shown


@pytest.mark.parametrize("name", ["goblin", "karak"])
@pytest.mark.parametrize("number", range(4))
def test_no_count_of_a_view_is_negative(name: str, number: int) -> None:
    heroes = (heroes_of(name) * 2)[number : number + 3]
    game = opened(name, heroes, ("abilities",) if name == "goblin" else ())
    for s, _ in walk(game, name, f"counts/{number}", ANSWERS):
        assert [found for found in counts(game.describe(game.observe(s, int(s.seat)))) if found[1] < 0] == []
