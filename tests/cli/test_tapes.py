"""karak new, replay, verify-tape, and the command itself."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from karak.cli.main import main
from karak.core.ruleset import Setting
from karak.play.match import new_match
from karak.play.tape import encode
from tests.cli.conftest import each

Run = subprocess.CompletedProcess[str]
Karak = Callable[..., Run]


@pytest.fixture
def tape(karak: Karak, tmp_path: Path) -> Path:
    karak("play", "--seats", "you,random", "--seed", "stone", "--save", "game.json", say=each("2") * 30)
    return tmp_path / "game.json"


def test_a_new_tape_can_be_verified_and_played(karak: Karak) -> None:
    assert karak("new", "fresh.json", "--seats", "you,random", "--heroes", "taia").returncode == 0
    assert karak("verify-tape", "fresh.json").stdout == "ok: 0 actions, not finished\n"
    assert "Taia" in karak("play", "--resume", "fresh.json", "--seed", "s").stdout
    assert karak("new", "fresh.json").returncode == 2


def test_replay_shows_log_and_position(karak: Karak, tape: Path) -> None:
    done = karak("replay", tape.name)
    assert done.returncode == 0 and "sits down at seat 1" in done.stdout and "♥" in done.stdout
    early = karak("replay", tape.name, "--at", "4")
    assert len(early.stdout) < len(done.stdout)
    assert karak("replay", tape.name, "--at", "0").returncode == 0
    assert karak("replay", tape.name, "--at", "99999").returncode == 2
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_replay_step_shows_every_turn(karak: Karak, tape: Path) -> None:
    done = karak("replay", tape.name, "--step")
    assert done.returncode == 0 and done.stdout.count("── Turn ") > 5


def test_replay_as_json(karak: Karak, tape: Path) -> None:
    shown = json.loads(karak("replay", tape.name, "--at", "7", "--json").stdout)
    assert shown["at"] == 7 and shown["position"]["heroes"]


def test_other_players_can_take_over(karak: Karak, tape: Path) -> None:
    assert "random, you" in karak("play", "--resume", tape.name, "--seats", "random,you").stdout
    assert karak("play", "--resume", tape.name, "--seats", "you,you,you").returncode == 2


def test_an_edited_tape_does_not_verify(karak: Karak, tape: Path) -> None:
    whole = json.loads(tape.read_bytes())
    whole["hashes"][20] = "000000000000"
    tape.write_text(json.dumps(whole))
    done = karak("verify-tape", tape.name)
    assert done.returncode == 1 and done.stdout.startswith("not ok: After action 21")


BREAKS: dict[str, Callable[[bytes], bytes]] = {
    "truncated": lambda raw: raw[: len(raw) // 2],
    "empty": lambda raw: b"",
    "no text": lambda raw: b"\xff\xfe\x00",
    "not an object": lambda raw: b"[1, 2]",
    "another format": lambda raw: raw.replace(b'"format": 1', b'"format": 99'),
    "no format": lambda raw: raw.replace(b'"format"', b'"form"'),
    "a wrong type": lambda raw: raw.replace(b'"actions": [', b'"actions": ["x",'),
    "another game": lambda raw: raw.replace(b'"game": "karak"', b'"game": "chess"'),
    "other rules": lambda raw: raw.replace(b'"rules": 2', b'"rules": 7'),
}


@pytest.mark.parametrize("fault", sorted(BREAKS))
def test_a_broken_tape_is_refused_in_words(fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    raw = encode(new_match("karak", Setting(2), ["you", "random"]).tape())
    assert BREAKS[fault](raw) != raw
    file.write_bytes(BREAKS[fault](raw))
    for command in (["replay"], ["verify-tape"], ["play", "--resume"]):
        assert main([*command, str(file)]) in (1, 2)
        said = capsys.readouterr()
        assert said.out + said.err != "" and "Traceback" not in said.out + said.err


@pytest.mark.parametrize("command", ["replay", "verify-tape"])
def test_a_missing_file_or_a_folder_is_refused(karak: Karak, command: str) -> None:
    assert "cannot be read" in karak(command, "nothing.json").stderr
    assert "cannot be read" in karak(command, ".").stderr


def test_help_is_on_stdout_with_a_line_for_each_command(karak: Karak) -> None:
    alone = karak()
    assert alone.returncode == 0 and alone.stderr == ""
    assert karak("--help").stdout == alone.stdout
    for command in ("play", "new", "replay", "verify-tape", "rules"):
        assert f" {command} " in alone.stdout
        assert karak(command, "--help").stdout.startswith("Usage: karak")


def test_an_unknown_command_is_refused(karak: Karak) -> None:
    done = karak("bogus")
    assert done.returncode == 2 and "bogus" in done.stderr and "Traceback" not in done.stderr
