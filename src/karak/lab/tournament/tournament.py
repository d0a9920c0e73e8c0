"""The pairings of a tournament: in every round, each line-up plays every rotation of its seats with the same deal."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from karak.bots.outside import any_bot
from karak.core.refusal import Refusal
from karak.games.shelf import ruleset
from karak.lab.bot_table import BotTable, Played, Terms
from karak.play.dealer import Shaker

DEALT = "deal-heroes"  # the option that deals heroes in games where players choose them


@dataclass
class Tournament:
    """With more bots than seats, every choice of bots is a line-up; with fewer, bots take several seats in turn."""

    terms: Terms
    bots: list[str]
    seed: str

    def check(self) -> None:
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise Refusal("tournament-bots", bots=", ".join(self.bots))
        self.terms.open()
        for bot in self.bots:
            any_bot(self.terms.game, bot)

    def lineups(self) -> list[tuple[str, ...]]:
        return list(combinations(self.bots, min(self.terms.seats, len(self.bots))))

    def round_size(self) -> int:
        return len(self.lineups()) * len(self.lineups()[0])

    def whole(self, games: int) -> int:
        """Returns the number of games, rounded up to whole rounds."""
        return -(-games // self.round_size()) * self.round_size()

    def seated(self, number: int) -> list[str]:
        """Seats the bots: neighbours change from round to round; within one, each bot has each seat once."""
        turn, place = divmod(number, self.round_size())
        lineups = self.lineups()
        which, shift = divmod(place, len(lineups[0]))
        order = shuffled(lineups[which], Shaker(f"{self.seed}/neighbours/{turn}/{which}"))
        return [order[(seat + shift) % len(order)] for seat in range(self.terms.seats)]

    def seed_of(self, number: int) -> str:
        """Returns the seed of a round, so that a seat has the same hero in all its games."""
        return f"{self.seed}/{number // self.round_size()}"

    def heading(self) -> dict[str, object]:
        return {"tournament": self.terms, "bots": self.bots, "seed": self.seed, "edition": self.terms.edition()}

    def open(self) -> Callable[[int], Played]:
        table = BotTable(self.terms)
        return lambda number: table.play(self.seated(number), self.seed_of(number))


def tournament(game: str, bots: list[str], seats: int, options: list[str], seed: str) -> Tournament:
    """Makes a tournament in which heroes are always dealt."""
    dealt = [DEALT] if DEALT in ruleset(game).options else []
    made = Tournament(Terms(game, seats, sorted({*options, *dealt})), bots, seed)
    made.check()
    return made


def shuffled(names: tuple[str, ...], luck: Shaker) -> list[str]:
    left, out = list(names), []
    while left:
        out.append(left.pop(int(luck.below(len(left)))))
    return out
