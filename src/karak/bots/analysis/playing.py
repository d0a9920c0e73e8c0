"""Imagined games in which nobody knows more than at a table."""

from typing import Any

from karak.bots.search import LONGEST, Search
from karak.core.state import CHANCE, NOBODY


def play_on(search: Search[Any], s: Any) -> None:
    """As the search does, but its policy is shown views: one that sees the truth makes every honest choice look bad."""
    game, answers = search.game, 0
    while s.who != NOBODY and s.turns < search.until and answers < LONGEST:
        if s.who == CHANCE:
            search.apply(s, game.draw(s, search.luck))
        elif s.count == 1:
            search.apply(s, s.options[0])
        else:
            search.apply(s, search.policy.choose(game, game.observe(s, s.who), search.luck))
        answers += 1
