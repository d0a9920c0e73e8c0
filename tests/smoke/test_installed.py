"""An installed wheel, with nothing of the repository beside it: what is packed, and whole games of every title.

KARAK_EXPECT says whether its rules should be compiled or interpreted. Pyodide runs this too, so it starts no process.
"""

import os
from importlib.resources import files
from pathlib import Path

import pytest

import karak
from karak.cli.main import is_compiled, version

EXPECT = os.environ.get("KARAK_EXPECT")
installed = pytest.mark.skipif(Path(karak.__file__).parents[1].name == "src", reason="only the wheel carries it")


@pytest.mark.skipif(EXPECT is None, reason="KARAK_EXPECT says neither interpreted nor compiled")
def test_the_rules_are_as_the_wheel_promises() -> None:
    assert is_compiled() == (EXPECT == "compiled"), version()


@pytest.mark.parametrize("title", sorted(karak.titles()))
def test_bots_play_a_whole_game(title: str) -> None:
    match = karak.new(title, seats=2, seed=7)
    match.play("greedy")
    assert match.is_over and match.winners


@installed
def test_the_rulebook_is_packed() -> None:
    assert "1.1" in files("karak").joinpath("rulebook/karak.md").read_text(encoding="utf-8")


@installed
def test_the_browser_client_is_packed() -> None:
    page = files("karak").joinpath("static/index.html").read_text(encoding="utf-8")
    assert "<script" in page
