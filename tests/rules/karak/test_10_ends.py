"""A game that its players end."""

import pytest

from karak.play.match import Match
from tests.play.sitting import begun, say


def result(match: Match) -> tuple[str, list[int]]:
    found = match.result()
    assert found is not None
    return found.ending, found.winners


def leading() -> Match:
    """Taia has a treasure."""
    match = begun(["horan", "taia", "xanros"][:2])
    match.state.heroes[1].points = 2
    return match


@pytest.mark.rule("K1:10.3")
def test_players_agree_on_the_points_or_on_a_draw() -> None:
    assert result(say(leading(), "end by points")) == ("agreed", [1])
    assert result(say(leading(), "end as a draw")) == ("drawn", [0, 1])


@pytest.mark.rule("K1:10.3")
def test_the_owner_ends_it_with_points() -> None:
    assert result(say(leading(), "end by the owner")) == ("stopped", [1])


@pytest.mark.rule("K1:10.3")
def test_the_last_who_has_not_resigned_wins() -> None:
    assert result(say(leading(), "resign 2")) == ("resigned", [0])
