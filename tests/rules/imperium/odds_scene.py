"""A battle under Imperium, for its odds."""

from typing import Any

from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.imperium import moves
from karak.games.imperium.hands import whole_army
from karak.games.imperium.odds import odds_against
from karak.games.karak2 import moves as base
from karak.games.karak2.odds import Odds
from karak.games.shelf import open_game

WEST = 1  # the place west of the castle
IN_BATTLE = (moves.BETRAYING, moves.CHOOSING_DICE, base.DEATHS)
Values = tuple[float, float, float, float, float]
Army = dict[str, int]


class Scene:
    """Seat 1 has this hero, army and items, and enemies wait in the west."""

    def __init__(self, hero: str, army: Army, items: Army, enemy: list[str] | int, other: str = "darius") -> None:
        self.game: Any = open_game("imperium", Setting(2, [hero, other])).game
        self.s: Any = self.game.start()
        self.s.orderly = True  # fewer ways to the same results
        self.do("roll hero 1x3", "roll hero 1x1")
        box = self.s.box
        self.arm(0, army, items)
        if isinstance(enemy, int):
            self.s.general = WEST
            self.s.praetorians = enemy
        else:
            for name in enemy:
                self.s.put_monster(box.token_names.index(name), WEST)

    def arm(self, seat: int, army: Army, items: Army) -> "Scene":
        box = self.s.box
        for die, count in army.items():
            self.s.enlist_for(seat, box.die_names.index(die), count)
        for item, count in items.items():
            self.s.items[seat * int(box.items) + box.item_names.index(item)] = count
        if "guard" in army:
            self.s.crown = seat
        return self

    def do(self, *texts: str) -> "Scene":
        for text in texts:
            action = self.game.notation.parse(text)
            assert self.game.is_option(self.s, action), [self.game.notation.spell(a) for a in self.options()]
            self.game.apply(self.s, action)
        return self

    def options(self) -> list[int]:
        return options_of(self.game, self.s)

    def attack(self) -> "Scene":
        """Attacks with the whole army."""
        return self.do("move west").muster()

    def challenge(self) -> "Scene":
        """Challenges the other hero, who is emperor here."""
        self.s.crown = 1
        self.s.count = 0
        self.game.steps[base.ACTING].enter(self.game, self.s)
        return self.do("challenge")

    def muster(self) -> "Scene":
        while self.s.step == base.MUSTERING:
            self.game.apply(self.s, self.options()[-1])
        return self

    def before(self) -> Odds:
        strength = self.s.box.general + self.s.praetorians if self.s.general == WEST else self.s.strength_at(WEST)
        return odds_against(self.game, self.s, strength, self.s.general == WEST, whole_army(self.s))


def options_of(game: Any, s: Any) -> list[int]:
    game.look(s)
    return [int(a) for a in s.options[: s.count]]


def values(odds: Odds) -> Values:
    return odds.win, odds.praetorian, -odds.lives_lost, -odds.units_lost, -odds.fireballs


def result(start: Any, s: Any) -> Values:
    """The result of a battle between two positions; a lord who has left does not count as lost."""
    before, after = start.heroes[0], s.heroes[0]
    won = s.is_general_beaten or (start.general != WEST and not s.has_monsters(WEST))
    lives = int(before.lives - after.lives)
    kept = (s.realm.lord, s.box.hero_die)
    units = sum(int(start.army[die] - s.army[die]) for die in range(start.box.dice) if die not in kept)
    spells = int(s.gone[s.box.fireball] - start.gone[s.box.fireball])
    return float(won), float(start.praetorians - s.praetorians), -float(lives), -float(units), -float(spells)


def is_over(s: Any) -> bool:
    return s.who == NOBODY or not (base.MUSTERING <= s.step <= base.SHIELDING or s.step in IN_BATTLE)


def enumerated(game: Any, start: Any, s: Any, known: dict[tuple[int, ...], Values]) -> Values:
    """The best of all ways to play on, over all rolls of the dice; no unit is saved by hard skin."""
    if is_over(s):
        return result(start, s)
    key = tuple(s.numbers())
    if key not in known:
        options = options_of(game, s)
        shares = [int(s.weights[i]) / int(s.total) for i in range(s.count)] if s.who == CHANCE else []
        rows = [
            enumerated(game, start, played(game, s, a), known) for a in options[: 1 if s.step == base.DEATHS else 99]
        ]
        known[key] = mean(shares, rows) if shares else best(rows)
    return known[key]


def played(game: Any, s: Any, action: int) -> Any:
    after = s.copy()
    game.apply(after, action)
    return after


def best(rows: list[Values]) -> Values:
    return max(rows, key=lambda row: tuple(round(value, 11) for value in row))


def mean(shares: list[float], rows: list[Values]) -> Values:
    a, b, c, d, e = (sum(share * row[i] for share, row in zip(shares, rows, strict=True)) for i in range(5))
    return a, b, c, d, e


GUARD: Army = {"guard": 1}
LORD: Army = {"lord-of-time": 1}
