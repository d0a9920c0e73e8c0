"""What can be played, by whom and with whom."""

from karak.api.refused import in_words
from karak.bots import named
from karak.games.shelf import RULESETS, hero_names


def titles() -> list[str]:
    """The games on the shelf."""
    return list(RULESETS)


def heroes(title: str, data: str = "") -> list[str]:
    """The heroes of a title; `data` is a folder with pieces of your own."""
    with in_words():
        return hero_names(title, data)


def bot_names(title: str) -> list[str]:
    """The bots of a title, the best last; `search` takes a budget too, such as `search:200` imagined games."""
    with in_words():
        return named.bot_names(title)
