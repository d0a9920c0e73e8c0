"""A match shows its board as a picture in a notebook, and as text everywhere."""

from typing import cast
from xml.etree import ElementTree

import pytest

import karak
from karak.games.goblin.view import View

TITLES = karak.titles()


@pytest.mark.parametrize("title", TITLES)
def test_every_position_of_a_game_can_be_drawn(title: str) -> None:
    match, drawn = karak.new(title, seats=3, seed=5), set()
    for number in range(240):
        if match.is_over:
            break
        match.do(match.choice("greedy"))
        if number % 20 == 0:
            picture = ElementTree.fromstring(match._repr_html_())
            assert picture.tag.endswith("svg") and float(picture.attrib["viewBox"].split()[2]) > 300
            drawn.add(match._repr_html_())
            assert str(match).strip()
    assert len(drawn) > 5


def seen(match: karak.Match) -> View:
    return cast(View, match.view())


def test_a_picture_shows_only_what_the_acting_seat_may_know() -> None:
    match = karak.new("goblin", seats=2, seed=1)
    while len(seen(match).heroes[match.who or 0].hand) == 0:
        match.do(match.choice("greedy"))
    other = 1 - (match.who or 0)
    cards = {card.card for card in cast(View, match.sat.game.describe(match.sat.state)).heroes[other].hand}
    hidden = cards - {card.card for hero in seen(match).heroes for card in hero.hand}
    assert hidden and not any(f">{name}<" in match._repr_html_() for name in hidden)
