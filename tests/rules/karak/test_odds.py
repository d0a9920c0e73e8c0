"""The exact chances of a fight, compared with best play found by trying everything in the engine."""

import pytest

from karak.core.action import kind_of
from karak.core.state import CHANCE
from karak.games.karak import moves
from karak.games.karak.odds import forecast
from karak.games.karak.state import Karak
from tests.rules.karak.scene import Scene

HEROES = ["argentus", "horan", "xanros", "aderyn", "victorius", "taia"]
WEAPONS: list[list[str]] = [[], ["daggers"], ["sword", "axe"], ["axe", "axe"]]
MONSTERS = [
    "giant-rat", "giant-spider", "mummy", "skeleton-turnkey", "skeleton-swordsman", "skeleton-king", "fallen", "dragon",
]  # fmt: skip
Ends = tuple[float, float]
ENDS = (int(moves.WON), int(moves.TIED), int(moves.LOST))


class Fight:
    """Expectimax over copies of the state; positions that differ only in dice already thrown away count as one."""

    def __init__(self, scene: Scene, monster: str) -> None:
        self.game = scene.game
        self.monster = scene.box.token_names.index(monster)
        self.known: dict[tuple[int, ...], Ends] = {}

    def chance_to_win(self, s: Karak) -> float:
        return self.chances(s)[0]

    def chances(self, s: Karak) -> Ends:
        """The chances to win, and to win or tie; at every point of the fight the forecast agrees."""
        dice = int(s.die1 + s.die2) if s.step == moves.ROLLED else 0
        key = (int(s.step), dice, int(s.bonus), int(s.kept), int(s.used), int(s.me().lives))
        if key not in self.known:
            self.known[key] = self.best(s)
            odds = forecast(self.game, s, self.monster)
            assert (odds.win, odds.win + odds.tie) == pytest.approx(self.known[key], abs=1e-12)
        return self.known[key]

    def best(self, s: Karak) -> Ends:
        """The values of the option with the best chance to win and, among equals, the best chance not to lose."""
        self.game.look(s)
        values = [self.after(s, int(s.options[i])) for i in range(int(s.count))]
        if s.who == CHANCE:
            weights = [int(weight) for weight in s.weights[: int(s.count)]]
            win, unbeaten = (sum(w * value[i] for w, value in zip(weights, values, strict=True)) for i in (0, 1))
            return win / sum(weights), unbeaten / sum(weights)
        return max(values, key=lambda value: (round(value[0], 12), value[1]))

    def after(self, s: Karak, action: int) -> Ends:
        child: Karak = self.game.copy(s)
        events: list[int] = []
        child.out = events
        self.game.apply(child, action)
        child.out = None
        ended = [int(kind_of(event)) for event in events if kind_of(event) in ENDS]
        return (float(ended[0] == moves.WON), float(ended[0] != moves.LOST)) if ended else self.chances(child)


def met(scene: Scene, monster: str) -> Scene:
    """A fight that has begun, before any roll."""
    scene.lay("room-cross", at=(0, -1), token=monster).do("step north")
    return scene.do("fight") if scene.offers("fight") else scene


@pytest.mark.rule("K1:4.1", "K1:4.2", "K1:9.1 to K1:9.6")
@pytest.mark.parametrize("bolts", range(4))
@pytest.mark.parametrize("hero", HEROES)
def test_the_forecast_is_the_chance_of_best_play(hero: str, bolts: int) -> None:
    for weapons in WEAPONS:
        for monster in MONSTERS:
            scene = met(
                Scene(hero, "taia" if hero != "taia" else "horan").give(*weapons, *["magic-bolt"] * bolts), monster
            )
            Fight(scene, monster).chance_to_win(scene.state)


@pytest.mark.rule("K1:8.2")
@pytest.mark.parametrize("hero", HEROES)
def test_the_forecast_knows_the_curse(hero: str) -> None:
    scene = met(Scene(hero, "taia" if hero != "taia" else "horan").curse(hero).give("magic-bolt"), "skeleton-turnkey")
    assert Fight(scene, "skeleton-turnkey").chance_to_win(scene.state) == pytest.approx(15 / 36, abs=1e-12)


@pytest.mark.rule("K1:9.6")
def test_the_forecast_knows_which_step_of_taia_it_is() -> None:
    later = met(Scene("taia", "horan").steps(3), "mummy")
    assert Fight(later, "mummy").chance_to_win(later.state) == pytest.approx(15 / 36, abs=1e-12)
    first = met(Scene("taia", "horan"), "mummy")
    assert Fight(first, "mummy").chance_to_win(first.state) == pytest.approx(21 / 36, abs=1e-12)


@pytest.mark.rule("K1:9.6")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_the_forecast_before_the_step_is_the_one_after_it(steps: int) -> None:
    scene = Scene("taia", "horan").lay("room-cross", at=(0, -1), token="mummy").steps(steps)
    monster = scene.box.token_names.index("mummy")
    before = forecast(scene.game, scene.state, monster).win
    assert before == forecast(scene.game, scene.do("step north").state, monster).win


@pytest.mark.rule("K1:9.6")
def test_the_forecast_helps_taia_to_pick_a_token() -> None:
    scene = Scene("taia", "horan").do("step north", "tile room-cross", "token mummy", "token dragon")
    monster = scene.box.token_names.index("mummy")
    before = forecast(scene.game, scene.state, monster).win
    assert before == forecast(scene.game, scene.do("place mummy").state, monster).win == 21 / 36


@pytest.mark.rule("K1:9.2", "K1:4.4")
def test_horan_who_cannot_win_keeps_a_tie() -> None:
    scene = met(Scene("horan", "taia"), "fallen")
    odds = forecast(scene.game, scene.state, scene.box.token_names.index("fallen"))
    assert (odds.win, odds.tie) == pytest.approx((0, 1 / 36 + 35 / 36 * 1 / 36), abs=1e-12)
    odds = forecast(scene.game, scene.do("roll 6 6").state, scene.box.token_names.index("fallen"))
    assert (odds.win, odds.tie, odds.lose) == (0, 1, 0)


@pytest.mark.rule("K1:9.2")
def test_horan_who_can_win_rolls_a_tie_again() -> None:
    scene = met(Scene("horan", "taia"), "mummy").do("roll 3 4")
    odds = forecast(scene.game, scene.state, scene.box.token_names.index("mummy"))
    assert (odds.win, odds.tie, odds.lose) == pytest.approx((15 / 36, 6 / 36, 15 / 36), abs=1e-12)


@pytest.mark.rule("K1:9.3")
def test_the_forecast_counts_xanros_last_life() -> None:
    scene = met(Scene("xanros", "taia").lives(1), "mummy")
    assert Fight(scene, "mummy").chance_to_win(scene.state) == pytest.approx(21 / 36, abs=1e-12)


@pytest.mark.rule("K1:4.1")
@pytest.mark.parametrize("hero", HEROES)
def test_win_tie_and_loss_add_up_to_one(hero: str) -> None:
    scene = met(Scene(hero, "taia" if hero != "taia" else "horan").give("sword", "magic-bolt"), "skeleton-king")
    odds = forecast(scene.game, scene.state, scene.box.token_names.index("skeleton-king"))
    assert odds.win + odds.tie + odds.lose == pytest.approx(1, abs=1e-12)
    assert min(odds.win, odds.tie, odds.lose) >= 0


@pytest.mark.rule("K1:4.3 to K1:4.5")
def test_tie_and_loss_of_a_hero_without_items_or_abilities() -> None:
    scene = met(Scene("victorius", "taia").curse("victorius"), "mummy")
    odds = forecast(scene.game, scene.state, scene.box.token_names.index("mummy"))
    assert (odds.win, odds.tie, odds.lose) == pytest.approx((15 / 36, 6 / 36, 15 / 36), abs=1e-12)
