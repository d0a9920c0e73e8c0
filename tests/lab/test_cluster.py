"""One process, two processes and Ray write the same file, byte by byte."""

import subprocess
import sys
from pathlib import Path

import pytest

RECIPE = """
game = "karak"
bots = ["greedy", "explorer"]
seats = 2
games = 5
heroes = ["taia", "horan"]

[[variant]]
name = "as printed"

[[variant]]
name = "weak dragon"
changes.tokens.monster.dragon.strength = 10
"""


@pytest.mark.timeout(400)  # Ray starts slowly on a busy machine
def test_every_crew_writes_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "crews.toml").write_text(RECIPE)
    files: list[bytes] = []
    for crew in (["--workers", "1"], ["--workers", "2"], ["--workers", "2", "--cluster"]):
        command = [sys.executable, "-m", "karak", "lab", "crews.toml", "--out", f"run{len(files)}", *crew]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        files.append((tmp_path / f"run{len(files)}" / "crews.parquet").read_bytes())
    assert files[0] == files[1] == files[2]
