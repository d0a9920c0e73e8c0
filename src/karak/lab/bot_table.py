"""A game that a process opens once to play many sittings."""

from dataclasses import dataclass, field
from typing import Any

import msgspec
from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.bots.outside import any_bot
from karak.core.game import Dealer, Game
from karak.core.ruleset import Setting
from karak.core.state import NOBODY
from karak.games.shelf import Opened, open_game
from karak.kit.changes import Changes
from karak.lab.sitting import sit
from karak.play.dealer import Shaker

MOST_TURNS = 20_000
UNFINISHED = "unfinished"


@dataclass
class Terms:
    """The terms of a game: everything except seating and seed."""

    game: str
    seats: int
    options: list[str] = field(default_factory=list)
    heroes: list[str] = field(default_factory=list)
    data: str = ""
    changes: Changes = field(default_factory=dict)
    most_turns: int = MOST_TURNS

    def open(self) -> Opened:
        return open_game(self.game, Setting(self.seats, self.heroes, self.options), self.data, self.changes)

    def edition(self) -> list[str | int]:
        """Identifies rules and data; games of different editions are not comparable."""
        opened = self.open()
        return [opened.rules.version, opened.data]


class Played(msgspec.Struct, array_like=True):
    """A game that ended or was cut off; lists are by seat."""

    ending: str
    turns: int
    last: int  # the seat that had the last turn
    winners: list[int]
    heroes: list[str]
    points: list[float]
    decisions: list[int]

    def won(self, seat: int) -> float:
        """A win shared by k counts 1/k for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Counted(Bot[Any]):
    """Wraps a bot and counts how often it is asked."""

    def __init__(self, mind: Bot[Any]) -> None:
        self.mind = mind
        self.answers = 0

    def choose(self, game: Game[Any], view: Any, dealer: Dealer) -> i64:
        self.answers += 1
        return self.mind.choose(game, view, dealer)


class BotTable:
    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.game = terms.open().game

    def play(self, bots: list[str], seed: str) -> Played:
        """Plays one game with fresh bots, so that only the seed and the bots determine it."""
        game, most = self.game, self.terms.most_turns
        minds = [Counted(any_bot(self.terms.game, bot)) for bot in bots]
        lucks = [Shaker(f"{seed}/{seat}") for seat in range(len(bots))]
        s = sit(game, [*minds], [*lucks], Shaker(seed), most)
        over = int(s.who) == NOBODY
        return Played(
            ending=game.ending(s) if over else UNFINISHED,
            turns=min(int(s.turns), most),
            last=int(s.seat),
            winners=game.winners(s) if over else [],
            heroes=game.role_names(s),
            points=game.score(s),
            decisions=[mind.answers for mind in minds],
        )
