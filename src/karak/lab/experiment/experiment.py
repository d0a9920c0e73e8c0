"""The games of an experiment: game i is number i // n of variant i % n, so that all variants grow evenly."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from karak.bots.outside import any_bot
from karak.core.refusal import Refusal
from karak.lab.bot_table import BotTable, Played, Terms
from karak.words.plain import is_plain

FILE_NAME = re.compile(r"[^\W_][\w .,+-]{0,79}")


@dataclass
class Variant:
    """A variant of the game, and the bots that take its seats in turn."""

    name: str
    terms: Terms
    bots: list[str]

    def seated(self, index: int) -> list[str]:
        """Seats the bots so that each has each seat equally often."""
        return [self.bots[(seat + index) % len(self.bots)] for seat in range(self.terms.seats)]

    def check(self) -> None:
        self.terms.open()
        if not 1 <= len(self.bots) <= self.terms.seats:
            raise Refusal("experiment-bots", variant=self.name, bots=len(self.bots), seats=self.terms.seats)
        for bot in self.bots:
            any_bot(self.terms.game, bot)


@dataclass
class Experiment:
    name: str
    each: int  # games of every variant
    seed: str
    variants: list[Variant]

    @property
    def games(self) -> int:
        return self.each * len(self.variants)

    def check(self) -> None:
        if self.each < 1:
            raise Refusal("games-out-of-range", games=self.each)
        if not FILE_NAME.fullmatch(self.name):
            raise Refusal("experiment-name", name=self.name)
        names = [variant.name for variant in self.variants]
        for name in names:
            if names.count(name) > 1 or not name or not is_plain(name):
                raise Refusal("experiment-names", name=name)
        for variant in self.variants:
            variant.check()

    def place(self, number: int) -> tuple[Variant, int]:
        index, which = divmod(number, len(self.variants))
        return self.variants[which], index

    def seed_of(self, number: int) -> str:
        variant, index = self.place(number)
        return f"{self.seed}/{variant.name}/{index}"

    def heading(self) -> dict[str, object]:
        return {
            "experiment": self.name,
            "seed": self.seed,
            "variants": [[one.name, one.terms, one.bots, one.terms.edition()] for one in self.variants],
        }

    def open(self) -> Callable[[int], Played]:
        tables = {variant.name: BotTable(variant.terms) for variant in self.variants}

        def play(number: int) -> Played:
            variant, index = self.place(number)
            return tables[variant.name].play(variant.seated(index), self.seed_of(number))

        return play
