"""A position set up by hand and played with scripted chance, so that a test reads like the rule."""

from functools import cache
from typing import Self

from mypy_extensions import u8

from karak.core.ruleset import Setting
from karak.core.state import CHANCE, RUNNING
from karak.games.karak2 import moves
from karak.games.karak2.box import AN_AMULET, SIDES, Box, is_open, opposite
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
def table(heroes: tuple[str, ...], options: tuple[str, ...], data: str) -> Opened:
    return open_game("karak2", Setting(len(heroes), list(heroes), list(options)), data)


class Scene:
    """The heroes sit in the order given, and the first one's turn begins; no name means that hero."""

    def __init__(self, *heroes: str, options: tuple[str, ...] = (), data: str = "") -> None:
        self.match = Match(table(heroes, options, data), list(heroes))
        self.game = self.match.game
        self.state: Karak2 = self.match.state
        self.box: Box = self.state.box
        self.told: list[str] = []  # keys of the events of the last `do`
        self.touched = False
        self.strict = True  # count the pieces after each answer
        self.do("roll hero 1x3", *["roll hero 1x1"] * (len(heroes) - 1))

    # setting up: every piece comes out of the stack, the bag or the supply

    def lay(self, tile: str, at: Cell, chasms: str = "", tokens: tuple[str, ...] = ()) -> Self:
        """A tile, turned so that these sides have chasms; without tokens, its monsters are gone already."""
        s = self.touch()
        kind = self.box.tile_names.index(tile)
        mask = sum(1 << LETTERS.index(side) for side in chasms.split())
        assert mask in self.rotations(tile), f"{tile} cannot lie like that"
        pile = s.near if self.box.tier[kind] == 1 else s.far
        assert pile.counts[kind] > 0
        pile.take(kind)
        place = s.grid.lay(cell_at(*at))
        s.lay(place, self.box.land[kind], mask)
        if self.box.land[kind] == self.box.abyss:
            s.general = place
        return self.haunt(at, *tokens)

    def rotations(self, tile: str) -> list[int]:
        first = self.box.tile_names.index(tile) * int(SIDES)
        return [int(self.box.rotations[i]) for i in range(first, first + int(SIDES))]

    def haunt(self, at: Cell, *tokens: str) -> Self:
        """Monsters from the bag lie on a tile."""
        s = self.touch()
        for name in tokens:
            token = self.box.token_names.index(name)
            assert s.bag.counts[token] > 0
            s.bag.take(token)
            s.put_monster(token, self.place(at))
        return self

    def give(self, *items: str, to: str = "") -> Self:
        s = self.touch()
        for item in items:
            number = self.win(item)
            s.items[self.seat(to) * int(self.box.items) + number] += 1
            if number == self.box.of_titan:
                self.enlist("titan", 1, self.seat(to))
        return self

    def drop(self, *items: str, at: Cell) -> Self:
        """Items lie on a tile."""
        s = self.touch()
        for item in items:
            spot = self.place(at) * int(self.box.items) + self.win(item)
            s.lying[spot] = u8(int(s.lying[spot]) + 1)
        return self

    def win(self, item: str) -> int:
        """Its monster leaves the bag."""
        s = self.state
        number = self.box.item_names.index(item)
        kinds = range(1, len(self.box.token_names))
        if self.box.amulets[number]:
            token = next(i for i in kinds if self.box.reward_kind[i] == AN_AMULET)
            s.amulets.take(number)
        else:
            token = next(i for i in kinds if self.box.reward_kind[i] == 0 and self.box.reward[i] == number)
        assert s.bag.counts[token] > 0
        s.bag.take(token)
        return number

    def own(self, to: str = "", **resources: int) -> Self:
        for name, count in resources.items():
            self.touch().resources[self.seat(to) * 3 + RESOURCES.index(name)] = count
        return self

    def muster(self, to: str = "", **dice: int) -> Self:
        self.touch()
        for name, count in dice.items():
            self.enlist(name, count, self.seat(to))
        return self

    def enlist(self, name: str, count: int, seat: int) -> None:
        die = self.box.die_names.index(name)
        self.state.army[seat * int(self.box.dice) + die] += count
        self.state.supply[die] -= count

    def glory(self, beaten: int, of: str = "") -> Self:
        self.touch()
        self.hero(of).glory = beaten
        return self

    def lives(self, count: int, of: str = "") -> Self:
        self.touch()
        self.hero(of).lives = count
        return self

    def fell(self, hero: str, lives: int = 0) -> Self:
        self.touch()
        self.hero(hero).fallen = True
        self.hero(hero).lives = lives
        return self

    def stand(self, hero: str, at: Cell) -> Self:
        self.touch()
        self.hero(hero).place = self.place(at)
        return self

    def found(self, at: Cell, *buildings: str, of: str = "") -> Self:
        """A city with some buildings."""
        self.touch()
        self.hero(of).city = self.place(at)
        for name in buildings:
            self.hero(of).built |= 1 << self.box.building_names.index(name)
        return self

    def plague(self, hero: str) -> Self:
        self.touch().plague = self.seat(hero)
        return self

    def stones(self, small: int = 0, large: int = 0, to: str = "") -> Self:
        s = self.touch()
        for token, count, points in (("skeleton-riders", small, 2), ("envoys-of-death", large, 4)):
            for _ in range(count):
                s.bag.take(self.box.token_names.index(token))
                self.hero(to).points += points
        self.hero(to).large_stones += large
        return self

    def leave(self, *tiles: str) -> Self:
        """Nothing but these is left in the stack; the rest lies in the south, without monsters."""
        s = self.touch()
        for kind, name in enumerate(self.box.tile_names):
            if name not in tiles and s.near.counts[kind] + s.far.counts[kind] > 0:
                self.grow(name)
        return self

    def grow(self, tile: str) -> None:
        """On the southern spot, and so turned, that leaves the most ways on."""
        s = self.state
        spots: list[tuple[int, int, int, int]] = []
        for place in range(int(s.grid.count)):
            for side in range(int(SIDES)):
                cell = int(s.grid.cell_beside(place, side))
                if is_open(int(s.chasms[place]), side) and s.grid.at(cell) == NOWHERE and y_of(cell) > 0:
                    for mask in self.rotations(tile):
                        if mask >= 0 and is_open(mask, opposite(side)):
                            spots.append((self.ways_on(cell, mask), int(y_of(cell)), int(x_of(cell)), mask))
        _, y, x, mask = max(spots)
        self.lay(tile, (x, y), " ".join(LETTERS[i] for i in range(6) if mask >> i & 1))

    def ways_on(self, cell: int, mask: int) -> int:
        grid = self.state.grid
        around = [grid.at(cell + int(grid.deltas[side])) for side in range(6)]
        return sum(not mask >> side & 1 and around[side] == NOWHERE for side in range(6))

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
        return None if refusal is None else (refusal.clause, refusal.key)

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


NORTH: Cell = (0, -2)  # where `before` puts the monsters
DOOR: Cell = (0, -1)  # where the first hero waits


def before(monsters: str | tuple[str, ...], *heroes: str) -> Scene:
    """Monsters in a forest of the north; the first hero stands on a farm before it and goes `move northwest`."""
    tokens = (monsters,) if isinstance(monsters, str) else monsters
    scene = Scene(*heroes).lay("farm-1-open", at=DOOR).lay("forest-1-open", at=NORTH, tokens=tokens)
    return scene.stand(heroes[0], DOOR)


def at_abyss(*heroes: str) -> Scene:
    """The general stands in the abyss north-west of the first hero's farm."""
    scene = Scene(*heroes).lay("farm-1-open", at=DOOR).lay("abyss-2-024", at=NORTH, chasms="e sw nw")
    return scene.stand(heroes[0], DOOR)


def dealt_as_listed(match: Match) -> bool:
    """Every number the dealer can say, once: each option comes up as often as its weight."""
    decision = match.decision()
    dealt = [int(match.game.draw(match.state, Script(number))) for number in range(sum(decision.weights))]
    return [dealt.count(option) for option in decision.options] == decision.weights
