"""Karak II does not know its expansion, and plays without it."""

import subprocess
import sys
from pathlib import Path

import pytest

import karak
from karak.games.karak2 import moves
from tests.rules.imperium import scene as imperium
from tests.rules.karak2 import scene as karak2

SOURCE = Path(__file__).parents[3] / "src" / "karak" / "games" / "karak2"

ALONE = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("karak.games.imperium"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Absent())

from karak.bots.bot import RandomBot
from karak.core.ruleset import Setting
from karak.games.karak2.data import Pieces
from karak.games.karak2.ruleset import open_game
from karak.lab.sitting import play_on
from karak.play.dealer import Shaker

game = open_game(Setting(3, ["taia", "darius", "lorraine"]), Pieces())
s = game.start()
print(play_on(game, s, RandomBot(), Shaker("alone"), 2000) > 1000, game.check(s) == "", len(game.role_names(s)))
print([name for name in sys.modules if "imperium" in name])
"""


def test_karak_two_opens_and_plays_without_the_package_of_the_expansion() -> None:
    root = str(Path(karak.__file__).parents[1])
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {root!r})\n{ALONE}"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert run.stdout.splitlines() == ["True True 3", "[]"], run.stderr


def test_no_file_of_karak_two_names_the_expansion() -> None:
    files = [file for file in SOURCE.rglob("*") if file.suffix in (".py", ".toml")]
    assert len(files) > 15
    assert [file.name for file in files if "imperium" in file.read_text(encoding="utf-8").lower()] == []


MOMENTS = ["AT_SPENDING", "AT_FIREBALLS", "AT_SKULLS", "AT_DEATHS", "AT_DUES", "AT_LEVY"]


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_ability_of_karak_two_listens_at_the_moments_for_expansions(moment: str) -> None:
    game = karak2.Scene("horan", "taia").game
    number = int(getattr(moves, moment))
    assert [a.name for a in game.abilities if number in a.at] == []
    game = imperium.Scene("horan", "taia").game
    assert [a.name for a in game.abilities if number in a.at] != []


def test_the_same_scene_is_played_alike_with_and_without_the_expansion() -> None:
    """Where nothing of the expansion is involved, every question and answer is the same."""
    scenes: list[karak2.Scene] = [kind("horan", "taia") for kind in (karak2.Scene, imperium.Scene)]
    for scene in scenes:
        scene.north("envoys-of-death").glory(4).muster(knight=2, archer=2).give("sword", "fireball")
        scene.do("move northwest").fight("knight 1xs 1x1", "archer 2x1", "hero 1xs")
    one, other = scenes
    assert one.options() == other.options() and one.offers("use war-strategy")
    for scene in scenes:
        scene.do("use war-strategy", "roll knight 2x1", "roll archer 2x1")
    assert (one.held(), one.army(), one.options()) == (other.held(), other.army(), other.options())
