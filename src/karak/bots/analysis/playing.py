"""Plays imagined games in which each seat knows only what it would know at a table."""

from typing import Any

from karak.bots.search import LONGEST, Search
from karak.core.state import CHANCE, NOBODY


def play_on(search: Search[Any], s: Any) -> None:
    """Plays on as the search does, but shows its policy views: knowing secrets makes honest choices look bad."""
    game, answers = search.game, 0
    while s.who != NOBODY and s.turns < search.until and answers < LONGEST:
        if s.who == CHANCE:
            search.apply(s, game.draw(s, search.luck))
        elif s.count == 1:
            search.apply(s, s.options[0])
        else:
            search.apply(s, search.policy.choose(game, game.observe(s, s.who), search.luck))
        answers += 1
