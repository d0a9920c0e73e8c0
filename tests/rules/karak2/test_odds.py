"""The odds of a battle, compared with all outcomes of the engine and with many battles."""

from itertools import product
from math import sqrt
from typing import Any

import pytest

from karak.core.action import kind_of
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.karak2 import moves
from karak.games.karak2.odds import Odds, odds_against, odds_if_joined, odds_now, whole_army
from karak.games.shelf import open_game
from karak.play.dealer import Shaker

WEST = 1  # the place west of the castle
Values = tuple[float, float, float, float, float]


class Scene:
    """Seat 1 has this hero, army and items, and enemies wait in the west."""

    def __init__(self, hero: str, army: dict[str, int], items: dict[str, int], enemy: list[str] | int) -> None:
        other = "taia" if hero != "taia" else "darius"
        self.game: Any = open_game("karak2", Setting(2, [hero, other])).game
        self.s: Any = self.game.start()
        for text in ("roll hero 1x3", "roll hero 1x1"):
            self.do(text)
        box = self.s.box
        for die, count in army.items():
            self.s.enlist(box.die_names.index(die), count)
        for item, count in items.items():
            self.s.items[box.item_names.index(item)] = count
        if isinstance(enemy, int):
            self.s.general = WEST
            self.s.praetorians = enemy
        else:
            for name in enemy:
                self.s.put_monster(box.token_names.index(name), WEST)

    def do(self, *texts: str) -> "Scene":
        for text in texts:
            action = self.game.notation.parse(text)
            assert self.game.is_option(self.s, action), [self.game.notation.spell(a) for a in self.options()]
            self.game.apply(self.s, action)
        return self

    def options(self) -> list[int]:
        self.game.look(self.s)
        return [int(a) for a in self.s.options[: self.s.count]]

    def attack(self) -> "Scene":
        """Attacks with the whole army."""
        self.do("move west")
        while self.s.step == moves.MUSTERING:
            self.game.apply(self.s, self.options()[-1])
        return self

    def before(self) -> Odds:
        strength = self.s.box.general + self.s.praetorians if self.s.general == WEST else self.s.strength_at(WEST)
        return odds_against(self.game, self.s, strength, self.s.general == WEST, whole_army(self.s))


def values(odds: Odds) -> Values:
    return odds.win, odds.praetorian, -odds.lives_lost, -odds.units_lost, -odds.fireballs


def result(start: Any, s: Any) -> Values:
    """The result of a battle between two positions."""
    before, after = start.heroes[0], s.heroes[0]
    won = s.is_general_beaten or (start.general != WEST and not s.has_monsters(WEST))
    lives = int(before.lives - after.lives)
    units = sum(int(start.army[die] - s.army[die]) for die in range(start.box.dice))
    spells = int(s.gone[s.box.fireball] - start.gone[s.box.fireball])
    return float(won), float(start.praetorians - s.praetorians), -float(lives), -float(units), -float(spells)


def is_over(s: Any) -> bool:
    return s.who == NOBODY or not moves.MUSTERING <= s.step <= moves.SHIELDING


def enumerated(game: Any, start: Any, s: Any) -> Values:
    """The best of all ways to play on, over all rolls of the dice."""
    if is_over(s):
        return result(start, s)
    game.look(s)
    outcomes = []
    for i in range(s.count):
        after = s.copy()
        game.apply(after, s.options[i])
        outcomes.append(enumerated(game, start, after))
    if s.who != CHANCE:
        return max(outcomes, key=lambda row: tuple(round(value, 11) for value in row))
    shares = [int(s.weights[i]) / int(s.total) for i in range(s.count)]
    win, praetorian, lives, units, spells = (
        sum(share * row[i] for share, row in zip(shares, outcomes, strict=True)) for i in range(5)
    )
    return win, praetorian, lives, units, spells


HEROES = ["elspeth", "horan", "taia"]
SHIELD = {"amulet-of-protection": 1}
ARMIES: list[dict[str, int]] = [{}, {"knight": 1, "mage": 1}, {"archer": 2}, {"skeleton": 1, "titan": 1}]
PAIR = ["dark-dryads", "skeletal-hulks"]


@pytest.mark.rule("K2:4.2 to K2:4.4", "K2:4.6", "K2:7.2", "K2:7.5", "K2:10.1", "K2:10.5")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize(("fireballs", "shielded"), list(product([0, 1, 2], [False, True])))
def test_against_all_outcomes(hero: str, fireballs: int, shielded: bool) -> None:
    items = {"fireball": fireballs, "sword": 1, **(SHIELD if shielded else {})}
    for army in ARMIES:
        scene = Scene(hero, army, items, PAIR if army else ["dark-dryads"])
        before = scene.before()
        start = scene.s.copy()
        scene.attack()
        found = enumerated(scene.game, start, scene.s)
        assert values(before) == pytest.approx(found, abs=1e-9)
        assert values(odds_now(scene.game, scene.s)) == pytest.approx(found, abs=1e-9)


@pytest.mark.rule("K2:4.8")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize(("fireballs", "shielded"), list(product([0, 1, 2], [False, True])))
def test_the_general_against_all_outcomes(hero: str, fireballs: int, shielded: bool) -> None:
    items = {"fireball": fireballs, "warhammer": 2, "sword": 1, **(SHIELD if shielded else {})}
    for lives, praetorians in ((5, 1), (1, 2)):
        scene = Scene(hero, {"mage": 2, "titan": 1}, items, praetorians)
        scene.s.heroes[0].lives = lives
        before = scene.before()
        assert before.win > 0.0 and before.praetorian > 0.0
        start = scene.s.copy()
        scene.attack()
        assert values(before) == pytest.approx(enumerated(scene.game, start, scene.s), abs=1e-9)


@pytest.mark.rule("K2:4.10")
@pytest.mark.parametrize("hero", HEROES)
def test_every_position_of_a_battle(hero: str) -> None:
    """This includes positions while dice fall, lie and are rolled again, and while skulls are ignored."""
    for seed in range(8):
        scene = Scene(hero, {"knight": 2, "mage": 1}, {"fireball": 1, **SHIELD}, PAIR if seed % 2 else 1)
        scene.s.items[scene.s.box.item_names.index("warhammer")] = 2
        start = scene.s.copy()
        scene.attack()
        dealer = Shaker(str(seed))
        while not is_over(scene.s):
            found = enumerated(scene.game, start, scene.s)
            win, praetorian, lives, units, spells = values(odds_now(scene.game, scene.s))
            spells += result(start, scene.s)[4]
            assert (win, praetorian, lives, units) == pytest.approx(found[:4], abs=1e-9)
            assert spells == pytest.approx(found[4], abs=1e-9)
            scene.game.apply(scene.s, step(scene, dealer))


def step(scene: Scene, dealer: Shaker) -> int:
    """Chance answers by its odds; the player chooses by the odds that follow."""
    s = scene.s
    if s.who == CHANCE:
        return int(scene.game.draw(s, dealer))
    options = scene.options()
    if s.step == moves.ROLLED:
        return options[-1] if rolls_again(scene, options[-1]) else options[0]
    if s.step == moves.SPENDING:
        odds = odds_now(scene.game, s)
        return options[-1] if odds.fireballs > 0 else options[0]
    if s.step == moves.SHIELDING and len(options) > 1:
        return max(options[1:], key=lambda action: values(shielded_odds(scene, action >> 32 & 0xFFFF)))
    return options[0]


def rolls_again(scene: Scene, action: int) -> bool:
    kept = scene.s.copy()
    kept.rerolled = -1  # every reroll is spent
    again = scene.s.copy()
    scene.game.apply(again, action)
    return bool(odds_now(scene.game, again).is_better(odds_now(scene.game, kept)))


def shielded_odds(scene: Scene, die: int) -> Odds:
    after = scene.s.copy()
    after.skulls[die] -= 1
    after.shields -= 1
    return odds_now(scene.game, after)


BATTLES: list[tuple[str, dict[str, int], dict[str, int], list[str] | int]] = [
    ("horan", {"knight": 3, "archer": 3, "mage": 2}, {"fireball": 2, "sword": 2}, 4),
    ("elspeth", {"archer": 4, "mage": 2, "titan": 1}, {"fireball": 1, "sword": 1}, 3),
    ("taia", {"knight": 2, "mage": 2}, {"fireball": 1, **SHIELD}, ["envoys-of-death", "skeleton-riders"]),
    ("elspeth", {"knight": 1}, {"fireball": 2, **SHIELD}, ["skeleton-riders"]),
    ("horan", {"archer": 2, "skeleton": 2}, {"sword": 1}, ["dark-dryads", "skeleton-riders"]),
]


def fought(scene: Scene, start: Any, dealer: Shaker) -> Values:
    scene.s = start.copy()
    scene.attack()
    while not is_over(scene.s):
        scene.game.apply(scene.s, step(scene, dealer))
    return result(start, scene.s)


def check_by_battles(battle: int, count: int, sigmas: float) -> list[float]:
    """By how many standard errors each mean is off."""
    scene = Scene(*BATTLES[battle])
    start = scene.s.copy()
    wanted = values(scene.before())
    dealer = Shaker(f"battle {battle}")
    rows = [fought(scene, start, dealer) for _ in range(count)]
    off = []
    for i, want in enumerate(wanted):
        mean = sum(row[i] for row in rows) / count
        spread = sqrt(sum((row[i] - mean) ** 2 for row in rows) / count) / sqrt(count)
        assert abs(mean - want) <= sigmas * spread + 1e-9, (battle, i, mean, want, spread)
        off.append((mean - want) / spread if spread else 0.0)
    return off


@pytest.mark.parametrize("battle", range(len(BATTLES)))
def test_against_many_battles(battle: int) -> None:
    check_by_battles(battle, 100, 4.0)


@pytest.mark.rule("K2:4.1")
def test_odds_of_each_choice_of_dice() -> None:
    scene = Scene("taia", {"knight": 2, "mage": 1}, {}, PAIR).do("move west")
    found = [odds_if_joined(scene.game, scene.s, action) for action in scene.options()]
    assert len(found) == 3 and all(kind_of(action) == moves.JOIN for action in scene.options())
    assert found[0].win < found[1].win < found[2].win
    assert found[2].win == pytest.approx(odds_now(scene.game, scene.s).win)
    scene.do("join knight 1")
    assert odds_now(scene.game, scene.s).win == pytest.approx(found[1].win)


@pytest.mark.rule("K2:4.4")
def test_a_bare_hero_by_hand() -> None:
    """Faces 1 1 2 3 s ss against strength 3: one face wins, two skulls cost 3 lives in six rolls."""
    odds = Scene("taia", {}, {}, ["dark-dryads"]).before()
    assert (odds.win, odds.lives_lost, odds.units_lost) == pytest.approx((1 / 6, 1 / 2, 0.0))


@pytest.mark.rule("K2:10.5")
def test_a_screen_shows_them() -> None:
    scene = Scene("elspeth", {"knight": 1}, {}, PAIR)
    assert scene.game.describe(scene.s).battle is None
    told = scene.do("move west").game.describe(scene.s).battle
    odds = odds_now(scene.game, scene.s)
    assert (told.win, told.lives_lost, told.units_lost) == (odds.win, odds.lives_lost, odds.units_lost)
