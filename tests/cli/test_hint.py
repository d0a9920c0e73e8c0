"""karak hint: what a bot would do in a saved game."""

import json
from pathlib import Path

import pytest

from karak.cli.main import main
from karak.core.ruleset import Setting
from karak.play.dealer import Shaker
from karak.play.match import new_match
from karak.play.tape import save

SEARCH = ["--bot", "search:12"]


@pytest.fixture(params=["karak", "goblin", "karak2", "imperium"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A game that has just begun."""
    match = new_match(request.param, Setting(2), ["you", "you"])
    match.deal(Shaker("hint"))
    save(match.tape(), tmp_path / "game.json")
    return str(tmp_path / "game.json")


def test_in_words(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "fr", "pl"):
        assert main(["hint", file, *SEARCH, "--language", language]) == 0
        told = capsys.readouterr().out
        assert "\n1. " in told and "%" in told


def test_as_json_and_the_same_again(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", file, *SEARCH, "--json"]) == 0
    first = capsys.readouterr().out
    told = json.loads(first)
    assert told["bot"] == "search:12" and 1 <= len(told["choices"]) <= 3
    assert {"action", "number", "chance", "worlds"} == set(told["choices"][0])
    assert main(["hint", file, *SEARCH, "--json"]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_every_bot_can_say_why(file: str, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", file, "--bot", bot, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["why"] in ("habit", "only") and told["text"]


def test_refusals(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = json.loads(said(capsys, file, "--json"))["seat"]
    assert main(["hint", file, *SEARCH, "--seat", str(2 - asked)]) == 2
    assert str(asked + 1) in capsys.readouterr().err
    assert main(["hint", file, "--bot", "search:soon"]) == 2
    assert "search:" in capsys.readouterr().err
    assert main(["hint", file, "--bot", "genius"]) == 2
    assert "normal" in capsys.readouterr().err


def said(capsys: pytest.CaptureFixture[str], file: str, *more: str) -> str:
    assert main(["hint", file, *SEARCH, *more]) == 0
    return capsys.readouterr().out
