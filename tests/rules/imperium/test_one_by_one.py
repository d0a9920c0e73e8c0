"""Several things chosen one by one under a crown: every result, in any order, and nothing before the last word."""

from typing import Any

import pytest

from tests.rules.imperium.scene import before
from tests.rules.one_by_one import reached


def picked(s: Any) -> tuple[int, ...]:
    return tuple(int(n) for n in s.faces)


@pytest.mark.rule("IM:4.2")
def test_dice_picked_up_for_a_loop() -> None:
    scene = before("envoys-of-death", "taia", "horan").glory(4).muster(knight=1, archer=2, mage=1).lord()
    scene.do("move northwest").fight("knight 1x1", "archer 1xs 1x2", "mage 1xs", "hero 1x1", "lord-of-time 1xloop")
    assert len(reached(scene.do("use time-loop"), ("reroll",), picked)) == 2**5


@pytest.mark.rule("IM:5.5")
def test_archers_rolled_again() -> None:
    scene = before("envoys-of-death", "saigo", "taia").glory(4).muster(archer=3).do("move northwest")
    scene.fight("archer 2xs 1x1", "hero 1x1")
    assert len(reached(scene.do("use strategic-positions"), ("reroll",), picked)) == 3 * 2


@pytest.mark.rule("IM:3.5", "IM:4.1")
def test_skulls_for_shields() -> None:
    scene = before("envoys-of-death", "taia", "horan").crown("taia").glory(2).muster(knight=1, mage=1)
    scene.do("move northwest").fight("knight 1xs", "mage 1xs", "hero 1xs", "guard 1xshield")
    assert len(reached(scene, ("ignore",), lambda s: tuple(int(n) for n in s.skulls))) == 1 + 3


@pytest.mark.rule("IM:5.3")
def test_units_saved_by_hard_skin() -> None:
    scene = before("envoys-of-death", "valduk", "taia").glory(3).muster(knight=2, mage=1).lives(3)
    scene.do("move northwest").fight("knight 2xs", "mage 1xs", "hero 1x1")
    lost = reached(scene, ("use hard-skin",), lambda s: tuple(int(n) for n in s.skulls))
    assert len(lost) == 3 * 2
