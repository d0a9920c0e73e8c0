"""The census notices every broken law."""

from collections.abc import Callable

import pytest

from karak.games.goblin.box import NONE, UNKNOWN
from karak.games.goblin.state import DECK, HAND, Goblin
from tests.rules.broken import Row, assert_noticed, each_fault, more
from tests.rules.goblin.scene import Scene
from tests.rules.goblin.test_3_fight import caverns


def start() -> Scene:
    return caverns().deal(hand="grit charge iron-parry")


def armed() -> Scene:
    return caverns().deal(hand="grit").wear("flaming-sword", "worm-scale-plate")


def number(s: Goblin, card: str) -> int:
    return s.box.card_names.index(card)


def twice_in_hand(s: Goblin) -> None:
    s.put_on(0, HAND, number(s, "horan-grit"))


def gone(s: Goblin) -> None:
    s.take_out(0, HAND, number(s, "horan-grit"))


def in_passing(s: Goblin) -> None:
    s.seen = number(s, "horan-grit")


def looked_at(s: Goblin) -> None:
    s.other = number(s, "horan-grit")


def just_won(s: Goblin) -> None:
    s.won = number(s, "spark")


def pawned_too(s: Goblin) -> None:
    s.pawned[number(s, "spark")] = 1


def one_place_more(s: Goblin) -> None:
    s.put_on(0, DECK, UNKNOWN)


def one_place_less(s: Goblin) -> None:
    s.take_top(0)


def two_lords(s: Goblin) -> None:
    s.decks.put(s.lord)


def twice_in_a_row(s: Goblin) -> None:
    s.rows[1] = s.rows[0]


def hands_swapped(s: Goblin) -> None:
    s.heroes[0].weapon, s.heroes[0].armour = s.heroes[0].armour, s.heroes[0].weapon


def card_worn(s: Goblin) -> None:
    """Puts an action card where the armour should be."""
    gone(s)
    s.heroes[0].armour = number(s, "horan-grit")


CARDS: list[Row] = [
    ("horan-grit lies in 2 places", start, twice_in_hand),
    ("horan-grit lies in 0 places", start, gone),
    ("horan-grit lies in 2 places", start, in_passing),
    ("horan-grit lies in 2 places", start, looked_at),
    ("spark lies in 2 places", start, just_won),
    ("spark lies in 2 places", start, pawned_too),
    ("flaming-sword lies in 0 places", armed, lambda s: setattr(s.heroes[0], "weapon", NONE)),
    ("seat 0: 4 places for 3 starting cards", start, one_place_more),
    ("seat 0: 2 places for 3 starting cards", start, one_place_less),
    ("dragon lies in 2 places", start, two_lords),
]
HEROES: list[Row] = [
    ("potion 0: 3 of 4", start, lambda s: more(s.potions, 0, -1)),
    ("potion 0: 5 of 4", start, lambda s: setattr(s.heroes[1], "potions", 1)),
    ("a hero has 6 hit points", start, lambda s: setattr(s.heroes[1], "hit_points", 6)),
    ("a hero has -1 hit points", start, lambda s: setattr(s.heroes[1], "hit_points", -1)),
    ("a weapon slot holds no weapon", armed, hands_swapped),
    ("an armour slot holds no armour", start, card_worn),
    ("keys 4 out of order", start, lambda s: setattr(s.heroes[0], "keys", 4)),
]


@pytest.mark.rule("GB:1.2", "GB:1.3", "GB:1.4", "GB:5.1", "GB:7.2")
@each_fault(CARDS + HEROES)
def test_a_broken_law_is_noticed(said: str, given: Callable[[], Scene], breaks: Callable[[Goblin], None]) -> None:
    assert_noticed(said, given(), breaks)


@pytest.mark.rule("GB:1.3")
def test_a_monster_in_two_slots_is_noticed() -> None:
    scene = start()
    twice_in_a_row(scene.state)
    assert "lies in" in scene.game.check(scene.state)
