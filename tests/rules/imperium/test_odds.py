"""The odds of a battle under Imperium against all outcomes of the engine, and against many battles."""

from math import sqrt
from typing import Any

import pytest

from karak.core import game as rules
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY, RUNNING
from karak.games.imperium import moves
from karak.games.imperium.hands import whole_army
from karak.games.imperium.odds import odds_against, odds_if_joined, odds_now
from karak.games.imperium.state import DEFENCE, NONE
from karak.games.imperium.steps.contest import open_rift
from karak.games.karak2 import moves as base
from karak.games.karak2.odds import Odds
from karak.games.karak2.state import NO_SEAT
from karak.games.shelf import open_game
from karak.play.dealer import Shaker

WEST = 1  # the place west of the castle
IN_BATTLE = (moves.BETRAYING, moves.CHOOSING_DICE, base.DEATHS)
Values = tuple[float, float, float, float, float]
Army = dict[str, int]


class Scene:
    """Seat 1 has this hero, this army and these items, and enemies wait in the west."""

    def __init__(self, hero: str, army: Army, items: Army, enemy: list[str] | int, other: str = "darius") -> None:
        self.game: Any = open_game("imperium", Setting(2, [hero, other])).game
        self.s: Any = self.game.start()
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
        """With everybody."""
        return self.do("move west").muster()

    def challenge(self) -> "Scene":
        """The other is emperor, here."""
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
    """How the battle that began in one position has ended in another; a lord who left is not lost in it."""
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
    """The best of all ways to play on, over all ways the dice can fall; no unit is saved by hard skin."""
    if is_over(s):
        return result(start, s)
    key = tuple(s.words())
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


def check(scene: Scene) -> None:
    before = values(scene.before())
    start = scene.s.copy()
    scene.attack()
    found = enumerated(scene.game, start, scene.s, {})
    assert before == pytest.approx(found, abs=1e-9)
    assert values(odds_now(scene.game, scene.s)) == pytest.approx(found, abs=1e-9)


GUARD: Army = {"guard": 1}
LORD: Army = {"lord-of-time": 1}
SHIELD: Army = {"amulet-of-protection": 1}
DRYADS = ["dark-dryads"]
PAIR = ["dark-dryads", "skeletal-hulks"]
SMALL: list[tuple[str, Army, Army, list[str] | int]] = [
    ("taia", {"mage": 1, **GUARD}, {}, DRYADS),
    ("taia", {"knight": 1, "archer": 1, **GUARD}, SHIELD, PAIR),
    ("horan", {"knight": 1, "mage": 1, **GUARD}, {}, PAIR),
    ("elspeth", {"archer": 1, **GUARD}, {"fireball": 1}, PAIR),
    ("valduk", {"knight": 1}, {}, DRYADS),
    ("valduk", {"mage": 2, **GUARD}, {"warhammer": 1, "fireball": 1}, PAIR),
    ("valduk", {"mage": 2}, {"warhammer": 2}, 1),
    ("argentus", {"knight": 1}, {"fireball": 1}, DRYADS),
    ("argentus", {"knight": 1, **GUARD}, {"fireball": 3}, PAIR),
    ("argentus", {"mage": 2}, {"fireball": 2, "warhammer": 2}, 1),
    ("kirima", {"archer": 1}, {"fireball": 1}, DRYADS),
    ("saigo", {"archer": 2}, {}, DRYADS),
    ("saigo", {"archer": 3, "knight": 1}, {"fireball": 1}, PAIR),
    ("saigo", {"archer": 2, **GUARD}, SHIELD, PAIR),
    ("saigo", {"archer": 3}, {"warhammer": 2, "fireball": 1}, 1),
]
LOOPS: list[tuple[str, Army, Army, list[str] | int]] = [
    ("taia", {**LORD}, {}, DRYADS),
    ("taia", {"archer": 2, **LORD}, {}, PAIR),
    ("taia", {"knight": 1, "mage": 1, **GUARD, **LORD}, {}, PAIR),
    ("taia", {"archer": 1, "titan": 1, **LORD}, {"fireball": 1, **SHIELD}, PAIR),
    ("taia", {"mage": 2, **LORD}, {"warhammer": 2, "sword": 1}, 1),
    ("valduk", {"archer": 1, **LORD}, {}, DRYADS),
    ("argentus", {"archer": 1, **LORD}, {"fireball": 1}, PAIR),
    ("horan", {"archer": 1, **LORD}, {}, DRYADS),
    ("horan", {"mage": 1, "knight": 1, **LORD}, {"fireball": 1}, PAIR),
    ("elspeth", {"archer": 1, **LORD}, {}, PAIR),
    ("elspeth", {"mage": 1, **GUARD, **LORD}, {}, PAIR),
    ("saigo", {"archer": 1, **LORD}, {}, DRYADS),
    ("saigo", {"archer": 2, **LORD}, {}, PAIR),
]


@pytest.mark.rule("IM:3.5", "IM:5.2 to IM:5.5")
@pytest.mark.parametrize("number", range(len(SMALL)))
def test_against_all_outcomes(number: int) -> None:
    check(Scene(*SMALL[number]))


@pytest.mark.rule("IM:4.2", "IM:6.1")
@pytest.mark.parametrize("number", range(len(LOOPS)))
def test_a_time_loop_against_all_outcomes(number: int) -> None:
    check(Scene(*LOOPS[number]))


# every position of a battle


def step(scene: Scene, dealer: Shaker) -> int:
    """Chance by its odds; the player by the odds that follow, dice picked up included."""
    s = scene.s
    if s.who == CHANCE:
        return int(scene.game.draw(s, dealer))
    options = scene.options()
    if s.step in (base.DEATHS, moves.BETRAYING, base.PLAGUING) or len(options) == 1:
        return options[0]
    return max(options, key=lambda action: ahead(scene.game, played(scene.game, s, action), s))


def ahead(game: Any, s: Any, before: Any) -> tuple[float, ...]:
    """What is to be expected of a position, fireballs already gone included."""
    if is_over(s) or s.step == base.DEATHS:
        fell = float(before.praetorians - s.praetorians)
        lives = float(before.heroes[0].lives - s.heroes[0].lives)
        return rounded((float(is_won(before, s)), fell, -lives, -lost(s), 0.0))
    if s.step == moves.CHOOSING_DICE:
        return max(ahead(game, played(game, s, action), before) for action in options_of(game, s))
    if s.step == moves.BETRAYING:
        return ahead(game, played(game, s, options_of(game, s)[0]), before)
    win, praetorian, lives, units, spells = values(odds_now(game, s))
    return rounded((win, praetorian, lives, units, spells - int(s.gone[s.box.fireball] - before.gone[s.box.fireball])))


def rounded(row: Values) -> tuple[float, ...]:
    return tuple(round(value, 10) for value in row)


def is_won(before: Any, s: Any) -> bool:
    return bool(s.is_general_beaten or (before.general != WEST and not s.has_monsters(WEST)) or s.has_won)


def lost(s: Any) -> float:
    """Dice about to be lost."""
    return float(sum(int(s.skulls[die]) for die in range(s.box.dice)) if s.step == base.DEATHS else 0)


@pytest.mark.rule("IM:6.1", "K2:4.10")
@pytest.mark.parametrize("number", range(len(LOOPS)))
def test_every_position_of_a_battle(number: int) -> None:
    """While the dice fall, lie and are rolled again, and while skulls are ignored."""
    scene = Scene(*LOOPS[number])
    start = scene.s.copy()
    scene.do("move west")
    dealer = Shaker(str(number))
    known: dict[tuple[int, ...], Values] = {}
    while not is_over(scene.s) and scene.s.step != base.DEATHS:
        if base.ROLLED <= scene.s.step <= base.SHIELDING:
            found = enumerated(scene.game, start, scene.s, known)
            win, praetorian, lives, units, spells = values(odds_now(scene.game, scene.s))
            spells += result(start, scene.s)[4]
            assert (win, praetorian, lives, units, spells) == pytest.approx(found, abs=1e-9)
        scene.game.apply(scene.s, step(scene, dealer))


# many battles

COMPILED = not rules.__file__.endswith(".py")
BATTLES: list[tuple[str, Army, Army, list[str] | int]] = [
    ("saigo", {"archer": 3, "mage": 1}, {"sword": 1, "fireball": 1}, ["envoys-of-death", "skeleton-riders"]),
    ("valduk", {"knight": 2, "mage": 1, **GUARD}, {"sword": 1}, ["skeleton-riders", "dark-dryads"]),
    ("elspeth", {"archer": 1, "mage": 1, **LORD}, {"sword": 1}, ["skeleton-riders", "dark-dryads"]),
    ("argentus", {"knight": 1, "mage": 2, **LORD}, {"fireball": 2, "warhammer": 2}, 2),
]


class Habit:
    """Decides as the odds say, each position once."""

    def __init__(self, battle: int) -> None:
        self.scene = Scene(*BATTLES[battle])
        self.start = self.scene.s.copy()
        self.dealer = Shaker(f"battle {battle}")
        self.known: dict[tuple[int, ...], int] = {}

    def fight(self) -> Values:
        scene = self.scene
        scene.s = self.start.copy()
        scene.attack()
        while not is_over(scene.s):
            scene.game.apply(scene.s, self.answer())
        return result(self.start, scene.s)

    def answer(self) -> int:
        if self.scene.s.who == CHANCE:
            return int(self.scene.game.draw(self.scene.s, self.dealer))
        key = tuple(self.scene.s.words())
        if key not in self.known:
            self.known[key] = step(self.scene, self.dealer)
        return self.known[key]


def check_by_battles(battle: int, count: int, sigmas: float) -> list[float]:
    """How many standard errors each mean is off."""
    habit = Habit(battle)
    wanted = values(habit.scene.before())
    rows = [habit.fight() for _ in range(count)]
    off = []
    for i, want in enumerate(wanted):
        average = sum(row[i] for row in rows) / count
        spread = sqrt(sum((row[i] - average) ** 2 for row in rows) / count) / sqrt(count)
        assert abs(average - want) <= sigmas * spread + 1e-9, (battle, i, average, want, spread)
        off.append((average - want) / spread if spread else 0.0)
    return off


@pytest.mark.parametrize("battle", range(len(BATTLES)))
def test_against_many_battles(battle: int) -> None:
    check_by_battles(battle, 5000 if COMPILED else 200, 4.5)


# against heroes


def crowned(game: Any, s: Any, known: dict[tuple[int, ...], float]) -> float:
    """The chance that the first seat is crowned, if everybody plays for it; those who tie share it."""
    if s.step == moves.TYING and s.who == CHANCE:
        return 1 / int(s.rollers).bit_count() if int(s.rollers) & 1 else 0.0
    if s.victor != NO_SEAT or s.contest == NONE:
        return float((s.victor if s.contest != NONE else s.crown) == 0)
    key = tuple(s.words())
    if key not in known:
        rows = [crowned(game, played(game, s, action), known) for action in options_of(game, s)]
        if s.who == CHANCE:
            known[key] = sum(int(s.weights[i]) * row for i, row in enumerate(rows)) / int(s.total)
        else:
            known[key] = max(rows) if s.seat == 0 else min(rows)
    return known[key]


FOES: list[tuple[str, Army, Army, str, Army]] = [
    ("taia", {"mage": 1}, {}, "darius", {"knight": 1, **GUARD}),
    ("saigo", {"archer": 2}, {}, "valduk", {"mage": 1, **GUARD}),
    ("elspeth", {"knight": 1}, {"fireball": 1}, "horan", {"archer": 1, **GUARD}),
    ("argentus", {}, {"fireball": 2}, "elspeth", {"mage": 1, **GUARD}),
]


@pytest.mark.rule("IM:3.6")
@pytest.mark.parametrize("number", range(len(FOES)))
def test_a_challenge_against_all_outcomes(number: int) -> None:
    hero, army, items, other, others = FOES[number]
    scene = Scene(hero, army, items, [], other).arm(1, others, {}).challenge().muster()
    scene.s.box.plague_on = False
    dealer = Shaker(str(number))
    known: dict[tuple[int, ...], float] = {}
    while scene.s.victor == NO_SEAT and scene.s.contest != NONE:
        if base.MUSTERING <= scene.s.step < base.SHIELDING:
            found = crowned(scene.game, scene.s, known)
            told = odds_now(scene.game, scene.s).win
            assert (told if scene.s.seat == 0 else 1 - told) == pytest.approx(found, abs=1e-9)
        answer = scene.game.draw(scene.s, dealer) if scene.s.who == CHANCE else scene.options()[-1]
        if scene.s.step == moves.CHOOSING_DICE:
            answer = scene.options()[0]
        scene.game.apply(scene.s, answer)


def seated(*heroes: str) -> Scene:
    scene = Scene(heroes[0], {}, {}, [], heroes[1])
    scene.game = open_game("imperium", Setting(len(heroes), list(heroes))).game
    scene.s = scene.game.start()
    return scene.do("roll hero 1x3", *["roll hero 1x1"] * (len(heroes) - 1))


def open_here(scene: Scene) -> Scene:
    """A rift, as if the first hero had just revealed it where all are."""
    scene.s.target = 0
    scene.s.count = 0
    scene.s.who = RUNNING
    open_rift(scene.s)
    scene.game.run(scene.s)
    return scene


@pytest.mark.rule("IM:2.2")
@pytest.mark.parametrize("hero", ["taia", "elspeth", "saigo", "valduk"])
def test_a_rift_against_all_outcomes(hero: str) -> None:
    """Of three heroes, the others without anything to decide."""
    scene = open_here(
        seated(hero, "darius", "kirima").arm(0, {"archer": 1, "knight": 1}, {"sword": 1}).arm(2, {"mage": 1}, {})
    )
    scene.muster()
    found = crowned(scene.game, scene.s, {})
    assert odds_now(scene.game, scene.s).win == pytest.approx(found, abs=1e-9)


@pytest.mark.rule("IM:2.2")
def test_equal_heroes_have_equal_chances() -> None:
    scene = open_here(seated("taia", "darius", "kirima"))
    assert odds_now(scene.game, scene.s).win == pytest.approx(1 / 3)


# the screen


@pytest.mark.rule("IM:2.2", "IM:3.6")
def test_a_screen_tells_them() -> None:
    scene = Scene("taia", {"knight": 1}, {}, [], "darius").arm(1, {"mage": 1, **GUARD}, {}).challenge()
    told = scene.game.describe(scene.s)["battle"]
    assert told["strength"] is None and told["win"] == odds_now(scene.game, scene.s).win
    scene.do("join knight 1", "roll knight 1x1", "roll hero 1x3")
    assert scene.s.contest == DEFENCE
    told = scene.game.describe(scene.s)["battle"]
    assert told["strength"] == 5 and told["win"] == odds_now(scene.game, scene.s).win
    found = [odds_if_joined(scene.game, scene.s, action).win for action in scene.options()]
    assert found[0] < found[1] == told["win"]
