"""A title of a few dozen lines, in folders of its name, is played in every room without a change to shared files."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "toy"
PATHS = [str(ROOT / "src"), str(TOY), str(ROOT)]  # interpreted: compiled classes are not extended by others
BESIDE = {**os.environ, "PYTHONPATH": os.pathsep.join(PATHS)}


def run(*command: str, said: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-P", *command], input=said, capture_output=True, text=True, timeout=110, env=BESIDE, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_played_in_every_room() -> None:
    assert run(str(TOY / "everywhere.py")) == "played everywhere\n"


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    game = tmp_path / "pig.json"
    shown = run("-m", "karak", "play", "toy", "--seed", "3", "--save", str(game), said="roll\nwhy face 3\nquit\n")
    assert "Pig: you, random, random" in shown and "pot: 6" in shown and "Hold, or roll once more?" in shown
    assert "Hold or roll first. (TY:1.1)" in shown and game.exists()


def test_its_bots_meet_in_a_tournament(tmp_path: Path) -> None:
    told = run("-m", "karak", "tournament", "toy", "--bots", "bold,random", "--games", "40", "--out", str(tmp_path))
    assert "bold" in told and "random" in told
