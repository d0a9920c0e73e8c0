"""A dead end of the expansion: a rift drew all heroes into a pocket."""

import pytest

from karak.core.state import NOBODY
from tests.rules.imperium.scene import DOOR, NORTH, Cell, Scene

POCKET: Cell = (0, -3)


def trapped(*heroes: str) -> Scene:
    """The rift's only exit leads through monsters of strength 10, and no tile is left to lay."""
    scene = Scene(*heroes).lay("farm-1-open", at=DOOR)
    scene.lay("big-farm-2-0", at=NORTH, chasms="e", tokens=("envoys-of-death", "envoys-of-death"))
    scene.lay("rift-1-open", at=POCKET).leave().crown(heroes[0])
    for hero in heroes:
        scene.stand(hero, POCKET)
    return scene


@pytest.mark.rule("K2:8.2", "IM:2.2")
def test_heroes_in_a_pocket_behind_monsters_too_strong_end_the_game_after_thirty_quiet_rounds() -> None:
    scene = trapped("taia", "horan")
    scene.hero("horan").points = 6
    scene.strict = False  # no stones were won for them
    for _ in range(30):
        scene.do("move southeast").fight("hero 1x3", "guard 1x2")
        assert "lost" in scene.told and scene.at("taia") == POCKET and scene.turn == "horan"
        scene.do("done")
    result = scene.match.result()
    assert scene.match.who == NOBODY and result is not None
    assert (result.ending, result.winners) == ("stuck", [1])
