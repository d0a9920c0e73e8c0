"""Who sits at the table: people, bots, and which heroes."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from karak.bots.bot import Bot, RandomBot
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import ruleset

PERSON = "you"
SHELF = "karak.bots.shelf"


def bot_of(game: str, player: str) -> Bot[Any]:
    """The bot of that name."""
    if find_spec(SHELF) is not None:
        made: Bot[Any] = import_module(SHELF).make_bot(game, player)
        return made
    if player != "random":
        raise Refusal("unknown-player", player=player, players=f"{PERSON}, random")
    return RandomBot()


def usual_seats(game: str) -> str:
    """You against two bots."""
    known = import_module(SHELF).bot_names(game) if find_spec(SHELF) is not None else []
    return "you,greedy,greedy" if "greedy" in known else "you,random,random"


def listed(text: str) -> list[str]:
    """Parts of a list with commas; nothing gives none."""
    return [part.strip().lower() for part in text.split(",")] if text.strip() else []


def setting_of(game: str, seats: list[str], heroes: str, options: str) -> Setting:
    """Heroes not named are dealt; `-` leaves one open in the middle of the list."""
    named = ["" if hero in ("-", "random") else hero for hero in listed(heroes)]
    named += [""] * (len(seats) - len(named))
    setting = Setting(len(seats), named, listed(options))
    ruleset(game)
    return setting


def players_of(game: str, text: str) -> list[str]:
    players = listed(text or usual_seats(game))
    for player in players:
        if player != PERSON:
            bot_of(game, player)
    return players
