"""A position played with scripted chance, and what can be asked of it."""

from functools import cache
from typing import ClassVar, Self

from karak.core.ruleset import Setting
from karak.core.state import CHANCE, RUNNING
from karak.games.karak2 import moves
from karak.games.karak2.box import Box
from karak.games.karak2.state import NO_SEAT, Hero, Karak2
from karak.games.shelf import Opened, open_game
from karak.kit.grid import NOWHERE, cell_at, x_of, y_of
from karak.play.dealer import Script
from karak.play.match import Match

Cell = tuple[int, int]
CASTLE: Cell = (0, 0)
FARM: Cell = (-1, 0)
FOREST: Cell = (1, 0)
LETTERS = ["ne", "e", "se", "sw", "w", "nw"]
RESOURCES = ["food", "wood", "stone"]


@cache
def table(name: str, heroes: tuple[str, ...], options: tuple[str, ...], data: str) -> Opened:
    return open_game(name, Setting(len(heroes), list(heroes), list(options)), data)


class Position:
    """The heroes sit in the order given, and the first one's turn begins; no name means that hero."""

    ruleset: ClassVar[str] = "karak2"

    def __init__(self, *heroes: str, options: tuple[str, ...] = (), data: str = "") -> None:
        self.match = Match(table(self.ruleset, heroes, options, data), list(heroes))
        self.game = self.match.game
        self.state: Karak2 = self.match.state
        self.box: Box = self.state.box
        self.told: list[str] = []  # keys of the events of the last `do`
        self.touched = False
        self.strict = True  # count the pieces after each answer
        self.do("roll hero 1x3", *["roll hero 1x1"] * (len(heroes) - 1))

    def touch(self) -> Karak2:
        assert self.state.step == moves.ACTING, "set up before or between moves"
        self.touched = True
        return self.state

    def settle(self) -> None:
        """Ask the pending question anew, and count the pieces."""
        if self.touched:
            self.touched = False
            self.state.who = RUNNING
            self.state.count = 0
            self.game.run(self.state)
            self.check()

    def check(self) -> None:
        assert not self.strict or self.game.check(self.state) == ""

    # playing

    def do(self, *texts: str) -> Self:
        """Each text must be among the options; dice, tiles and tokens too."""
        __tracebackhide__ = True
        self.told = []
        for text in texts:
            refusal = self.refusal(text)
            if refusal is not None:
                offered = ", ".join(self.options())
                raise AssertionError(f'"{text}" is not offered ({refusal[0]} {refusal[1]}); there are: {offered}')
            events = self.match.do(self.match.parse(text))
            self.told += [self.game.tell(event)[0] for event in events]
            self.check()
        return self

    def fight(self, *rolls: str) -> Self:
        """All dice join, and fall like this: `hero 1x2`."""
        while self.mentions("join"):
            self.do(self.options()[-1])
        return self.do(*[f"roll {roll}" for roll in rolls])

    # asking

    def options(self) -> list[str]:
        self.settle()
        return [self.match.spell(action) for action in self.match.decision().options]

    def offers(self, *texts: str) -> bool:
        """All of these are options."""
        return set(texts) <= set(self.options())

    def mentions(self, word: str) -> bool:
        """Some option begins with this word."""
        return any(f"{option} ".startswith(f"{word} ") for option in self.options())

    def listed(self, word: str) -> list[str]:
        """The options that begin with this word, without it."""
        return [option.removeprefix(f"{word} ") for option in self.options() if f"{option} ".startswith(f"{word} ")]

    def chances(self) -> dict[str, int]:
        """What chance may answer, with the weights."""
        self.settle()
        decision = self.match.decision()
        assert decision.who == CHANCE
        return {self.match.spell(action): weight for action, weight in zip(decision.options, decision.weights)}

    def refusal(self, text: str) -> tuple[str, str] | None:
        """Clause and key of what stands in the way."""
        self.settle()
        refusal = self.match.why_not(text)
        return None if refusal is None else (refusal.clause, refusal.key.removeprefix(f"{self.ruleset}-why-"))

    def seat(self, hero: str) -> int:
        return self.match.players.index(hero) if hero else 0

    def hero(self, name: str = "") -> Hero:
        return self.state.heroes[self.seat(name)]

    def life(self, hero: str = "") -> int:
        return int(self.hero(hero).lives)

    def fame(self, hero: str = "") -> int:
        """Glory, all bonuses included."""
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
        first = self.place(at) * int(self.box.items)
        return self.named(self.box.item_names, [int(n) for n in self.state.lying], first)

    def held(self, hero: str = "") -> dict[str, int]:
        first = self.seat(hero) * int(self.box.items)
        return self.named(self.box.item_names, [int(n) for n in self.state.items], first)

    def army(self, hero: str = "") -> dict[str, int]:
        first = self.seat(hero) * int(self.box.dice)
        return self.named(self.box.die_names, [int(n) for n in self.state.army], first)

    def named(self, names: list[str], counts: list[int], first: int = 0) -> dict[str, int]:
        return {name: counts[first + i] for i, name in enumerate(names) if counts[first + i]}

    def goods(self, hero: str = "") -> tuple[int, int, int]:
        """Food, wood, stone."""
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
        """Whose city has the plague."""
        return self.match.players[int(self.state.plague)] if self.state.plague != NO_SEAT else ""

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        self.settle()
        return self.match.players[int(self.state.seat)]

    @property
    def is_acting(self) -> bool:
        """Somebody is asked for a move or an action."""
        self.settle()
        return int(self.state.step) == moves.ACTING


def dealt_as_listed(match: Match) -> bool:
    """Every number the dealer can say, once: each option comes up as often as its weight."""
    decision = match.decision()
    dealt = [int(match.game.draw(match.state, Script(number))) for number in range(sum(decision.weights))]
    return [dealt.count(option) for option in decision.options] == decision.weights
