"""Every action that is ever offered has a number, and the number gives the action back."""

from typing import Any

import pytest

from tests.env.arenas import GAMES, positions, tables


@pytest.mark.parametrize("name", GAMES)
def test_numbers_and_actions_are_each_others_inverse(name: str) -> None:
    for table in tables(name):
        catalogue = [int(action) for action in table.game.notation.catalogue]
        assert [int(table.actions.number_of(action)) for action in catalogue] == list(range(len(catalogue)))
        assert [int(table.actions.action(i)) for i in range(len(catalogue))] == catalogue
        assert int(table.actions.number_of(max(catalogue) + 1)) == -1


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_offered_has_a_number(name: str) -> None:
    kinds: set[Any] = set()
    for table, s in positions(name, games=6, most=3000):
        if s.who == -2:
            continue
        options = table.options(s)
        assert options and len(set(options)) == len(options) and min(options) >= 0
        assert [int(table.actions.action(i)) for i in options] == [int(s.options[k]) for k in range(int(s.count))]
        kinds.update(table.game.notation.spell(int(s.options[k])).split()[0] for k in range(int(s.count)))
    assert len(kinds) > 15
