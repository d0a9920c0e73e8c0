"""Commands refuse alike, before any work is lost, and in plain words."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from karak.cli.bench import figure
from karak.cli.engine import Engine
from karak.cli.main import main
from karak.cli.table.choices import choices_of
from karak.cli.table.faces import face_of
from karak.core.ruleset import Setting
from karak.games.shelf import RULESETS
from karak.play.dealer import Shaker
from karak.play.match import new_match
from karak.words import LANGUAGES, say, speak
from tests.cli.conftest import Run

Karak = Callable[..., Run]
RAW = re.compile(r"Expected|`|JSON is malformed|Input data|Object (missing|contains)|Invalid value")  # msgspec's texts
RECIPE = 'game = "karak"\nbots = ["random"]\ngames = 2\n'
TAPE = (Path(__file__).parents[1] / "tapes" / "karak-1.json").read_text(encoding="utf-8")


def test_every_command_refuses_an_unknown_game_alike(capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for words in (["play", "chess"], ["rules", "chess"], ["rules", "chess", "4"], ["perft", "chess"]):
        assert main(words) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        said.add(shown.err)
    assert len(said) == 1


def test_an_unknown_clause_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "karak", "4.99"]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and "K1:4.1" in shown.err


def test_a_game_that_cannot_be_saved_does_not_begin(karak: Karak) -> None:
    done = karak("play", "--save", "no/such/folder.json", say="quit\n")
    assert (done.returncode, done.stdout) == (2, "") and "no/such/folder.json cannot be written" in done.stderr


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0.00123, "0.00123"), (0.04, "0.0400"), (0.4567, "0.457"), (7.891, "7.89"), (45.67, "45.7"), (1234.5, "1,234")],
)
def test_a_short_time_is_not_zero(value: float, shown: str) -> None:
    assert figure(value) == shown


@pytest.mark.parametrize("game", sorted(RULESETS))
def test_ending_the_turn_is_the_last_choice(game: str) -> None:
    match, luck, found = new_match(game, Setting(2), ["you", "you"], ""), Shaker("any"), 0
    face = face_of(match, with_odds=False)
    while found < 3 and not match.is_over:
        match.deal(luck)
        choices = choices_of(face, match.view(match.who))
        ends = [choice.option.verb in ("stop", "done") for choice in choices]
        assert sorted(ends) == ends and [choice.number for choice in choices] == list(range(1, len(ends) + 1))
        found += any(ends) and len(ends) > 1
        match.do(choices[int(luck.below(len(choices)))].action)
    assert found == 3


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize(
    "content",
    [
        TAPE.replace('"format": ', '"format": "x", "x": '),
        TAPE[:900],
        "{}",
        "[1]",
        "nonsense",
        re.sub(r'"actions": \[', '"actions": ["x", ', TAPE),
    ],
    ids=["format", "cut", "empty", "list", "nonsense", "text"],
)
def test_a_broken_tape_is_refused_in_plain_words(
    content: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.json").write_text(content, encoding="utf-8")
    assert main(["replay", str(tmp_path / "game.json"), "--language", language]) == 2
    speak("en")
    shown = capsys.readouterr().err
    assert shown.count("\n") == 1 and not RAW.search(shown)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("games = 2", ' = { The field "games" is missing.'),
        ('bots = ["random"]', ' = { The field "bots" is missing.'),
        ('"karak"', '"game" must be text, not a whole number.'),
    ],
)
def test_an_experiment_is_refused_in_plain_words(
    change: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("polars")
    file = tmp_path / "one.toml"
    file.write_text(RECIPE.replace(change, "" if "=" in change else "7"), encoding="utf-8")
    assert main(["lab", str(file)]) == 2
    shown = capsys.readouterr().err
    assert said.removeprefix(" = { ") in shown and "one.toml" in shown and not RAW.search(shown)


@pytest.mark.parametrize(
    "line",
    ['{"cmd": "new", "seats": "two"}', '{"cmd": "view"}', '{"cmd": "new", "colour": 1}', "{", "[]", "x", '{"cmd": NaN}',
     '{"cmd": "undo", "force": -1}', '{"cmd": "load", "tape": {"format": 1}}', '{"cmd": "do", "action": 1.5}', "{}",
     '{"cmd": 5}', '"\\ud800', '{"cmd": "load", "tape": 7}', '{"id": [], "cmd": "rules"}'],
)  # fmt: skip
def test_the_engine_refuses_in_plain_words(line: str) -> None:
    said = json.loads(Engine().answer(line.encode()))["error"]["text"]
    assert said and not RAW.search(said)


def test_some_faults_of_json_have_no_byte() -> None:
    assert say("json-deep") and say("json-cut")
