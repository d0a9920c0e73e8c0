"""A position played with scripted chance, and queries about it."""

from functools import cache
from typing import Self, cast

from karak.core.ruleset import Setting
from karak.games.karak2 import moves
from karak.games.karak2.box import Box
from karak.games.karak2.fields import Hero
from karak.games.karak2.state import NO_SEAT, Karak2
from karak.games.karak2.view import Battle, View
from karak.games.shelf import Opened, open_game
from karak.kit.grid import NOWHERE, cell_at, x_of, y_of
from karak.play.match import Match
from tests.rules.played import Played

Cell = tuple[int, int]
CASTLE: Cell = (0, 0)
FARM: Cell = (-1, 0)
FOREST: Cell = (1, 0)
LETTERS = ["ne", "e", "se", "sw", "w", "nw"]
RESOURCES = ["food", "wood", "stone"]


@cache
def table(name: str, heroes: tuple[str, ...], options: tuple[str, ...], data: str) -> Opened:
    return open_game(name, Setting(len(heroes), list(heroes), list(options)), data)


class Position(Played[Karak2]):
    ruleset = "karak2"
    between = int(moves.ACTING)

    def __init__(self, *heroes: str, options: tuple[str, ...] = (), data: str = "") -> None:
        match = Match(table(self.ruleset, heroes, options, data), list(heroes))
        super().__init__(match, match.state)
        self.box: Box = self.state.box
        self.do("roll hero 1x3", *["roll hero 1x1"] * (len(heroes) - 1))

    def fight(self, *rolls: str) -> Self:
        """All dice join the battle, and the dice show these faces, such as `hero 1x2`."""
        while self.mentions("join"):
            self.do(f"join {self.listed('join')[-1]}")
        if self.state.step == moves.MUSTERING and self.offers("done"):
            self.do("done")
        return self.do(*[f"roll {roll}" for roll in rolls])

    def do(self, *texts: str) -> Self:
        """Does these answers; where nothing is left to choose, it gives the closing answer by itself."""
        __tracebackhide__ = True
        told: list[str] = []
        events: list[int] = []
        is_settled = False
        for text in texts:
            for word in [] if text == "done" and is_settled else [text]:
                told += self.say(word).told
                events += self.events
            is_settled = bool(self.state.weighing) and self.options() == ["done"]
            if is_settled:
                told += self.say("done").told
                events += self.events
        self.told, self.events = told, events
        return self

    def say(self, *texts: str) -> Self:
        """Does exactly these answers."""
        __tracebackhide__ = True
        return super().do(*texts)

    # asking

    def view(self, seat: int = -1) -> View:
        """What is shown to a seat, or to all."""
        self.settle()
        return cast(View, self.game.describe(self.match.view(seat)))

    def battle(self) -> Battle:
        battle = self.view().battle
        assert battle is not None
        return battle

    def anchors(self, text: str) -> list[str]:
        """The anchors that a screen lights up for an option."""
        assert self.offers(text)
        return self.game.anchors(self.state, self.match.parse(text))

    def hero(self, name: str = "") -> Hero:
        return self.state.heroes[self.seat(name)]

    def life(self, hero: str = "") -> int:
        return int(self.hero(hero).lives)

    def fame(self, hero: str = "") -> int:
        """A hero's glory, all bonuses included."""
        return int(self.state.glory(self.seat(hero)))

    def place(self, at: Cell) -> int:
        place = int(self.state.grid.at(cell_at(*at)))
        assert place != NOWHERE, f"nothing lies at {at}"
        return place

    def at(self, hero: str = "") -> Cell:
        cell = self.state.grid.cells[self.hero(hero).place]
        return int(x_of(cell)), int(y_of(cell))

    def monsters(self, at: Cell) -> list[str]:
        tokens = [int(self.state.monster_at(self.place(at), i)) for i in range(2)]
        return [self.box.token_names[token] for token in tokens if token]

    def lying(self, at: Cell) -> dict[str, int]:
        place = self.place(at)
        kinds = range(len(self.box.item_names))
        return self.named(self.box.item_names, [int(self.state.lies_at(place, item)) for item in kinds])

    def held(self, hero: str = "") -> dict[str, int]:
        first = self.seat(hero) * int(self.box.items)
        return self.named(self.box.item_names, [int(n) for n in self.state.items], first)

    def army(self, hero: str = "") -> dict[str, int]:
        first = self.seat(hero) * int(self.box.dice)
        return self.named(self.box.die_names, [int(n) for n in self.state.army], first)

    def named(self, names: list[str], counts: list[int], first: int = 0) -> dict[str, int]:
        return {name: counts[first + i] for i, name in enumerate(names) if counts[first + i]}

    def goods(self, hero: str = "") -> tuple[int, int, int]:
        """A hero's food, wood and stone."""
        food, wood, stone = (int(self.state.owned(self.seat(hero), i)) for i in range(3))
        return food, wood, stone

    def supply(self, die: str) -> int:
        return int(self.state.supply[self.box.die_names.index(die)])

    def gone(self, item: str) -> int:
        """How many of these are out of the game."""
        return int(self.state.gone[self.box.item_names.index(item)])

    def built(self, hero: str = "") -> list[str]:
        return [name for i, name in enumerate(self.box.building_names) if int(self.hero(hero).built) >> i & 1]

    def bag(self) -> dict[str, int]:
        return {name: int(self.state.bag.counts[i]) for i, name in enumerate(self.box.token_names) if i}

    def stack(self) -> dict[str, int]:
        s = self.state
        return {name: int(s.near.counts[i] + s.far.counts[i]) for i, name in enumerate(self.box.tile_names)}

    @property
    def plagued(self) -> str:
        """The hero whose city has the plague."""
        return self.match.players[int(self.state.plague)] if self.state.plague != NO_SEAT else ""

    @property
    def is_acting(self) -> bool:
        """Whether a player is asked for a move or an action."""
        self.settle()
        return int(self.state.step) == moves.ACTING
