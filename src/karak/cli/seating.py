"""Seats people and bots, and assigns heroes."""

from typing import Any

from karak.bots.bot import Bot
from karak.bots.named import usual_bot
from karak.bots.outside import any_bot, is_outside
from karak.core.ruleset import Setting
from karak.games.shelf import ruleset

PERSON = "you"


def bot_of(game: str, player: str) -> Bot[Any]:
    """Makes the bot of that name, or from a file of the user's own."""
    return any_bot(game, player)


def usual_seats(game: str) -> str:
    """Returns the default seats: the user against two bots."""
    return ",".join([PERSON, usual_bot(game), usual_bot(game)])


def listed(text: str) -> list[str]:
    """Splits a comma-separated list; an empty text has no parts."""
    parts = [part.strip() for part in text.split(",")] if text.strip() else []
    return [part if is_outside(part) else part.lower() for part in parts]


def setting_of(game: str, seats: list[str], heroes: str, options: str) -> Setting:
    """Splits a list of heroes; heroes not named are dealt, and `-` leaves one open in the middle."""
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
