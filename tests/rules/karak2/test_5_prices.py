"""Prices of units: each resource is asked for and paid."""

from pathlib import Path

import pytest

from tests.rules.karak2.scene import FARM, Scene

PRICES = Path(__file__).parents[3] / "src" / "karak" / "games" / "karak2" / "data" / "prices.toml"


def recruiter(folder: Path, food: int, wood: int, stone: int) -> Scene:
    """At a table where a mage costs one food, two wood and three stone."""
    text = PRICES.read_text(encoding="utf-8")
    printed = 'id = "mage"\nfood = 0\nwood = 0\nstone = 1'
    assert text.count(printed) == 1
    text = text.replace(printed, 'id = "mage"\nfood = 1\nwood = 2\nstone = 3')
    (folder / "prices.toml").write_text(text, encoding="utf-8")
    scene = Scene("horan", "taia", data=str(folder)).found(FARM, "wizard-tower").stand("horan", FARM)
    return scene.glory(1).own(food=food, wood=wood, stone=stone)


@pytest.mark.rule("K2:5.5")
def test_a_unit_that_costs_several_resources(tmp_path: Path) -> None:
    assert recruiter(tmp_path, 1, 2, 3).do("recruit mage").goods() == (0, 0, 0)


@pytest.mark.rule("K2:5.5")
@pytest.mark.parametrize("owned", [(0, 2, 3), (1, 1, 3), (1, 2, 2)])
def test_with_one_resource_missing_it_is_not_offered(tmp_path: Path, owned: tuple[int, int, int]) -> None:
    assert not recruiter(tmp_path, *owned).mentions("recruit")
