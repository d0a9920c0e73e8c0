"""The measuring commands: shapes, not speeds."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from karak.cli.main import is_compiled, main
from karak.games.shelf import RULESETS

KEYS = {"decisions_per_s", "games_per_s", "copy_us", "stepped_per_s"}
MAP_KEYS = {"decisions_per_s_small_map", "decisions_per_s_large_map"}
ROOT = Path(__file__).parents[2]


def test_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karak.lab.bench.RUNS", 1)
    assert main(["bench", "--games", "1", "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert out["compiled"] == is_compiled() and set(out["rulesets"]) == set(RULESETS)
    for name, row in out["rulesets"].items():
        assert set(row) >= KEYS | (set() if name == "goblin" else MAP_KEYS)
        assert all(value > 0 for value in row.values())


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "karak", "--depth", "3", "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert [row["positions"] for row in out["counts"]] == [5, 45, 209]
    assert main(["perft", "karak", "--depth", "0"]) == 2


def test_soak() -> None:
    command = [sys.executable, "-m", "tools.faults.soak", "--answers", "10000", "--most", "300"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "answers" in done.stdout, done.stderr
