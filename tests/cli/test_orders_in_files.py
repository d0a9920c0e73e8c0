"""A file from elsewhere cannot control the terminal: it neither clears the screen nor writes a line there."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.match import new_match
from karak.play.tape import Fair, Tape, decode, encode, with_fair
from karak.words import say
from karak.words.plain import plain

Karak = Callable[..., subprocess.CompletedProcess[str]]
ORDERS = "\x1b[2J\x1b[Hok\r\n\x9b31m\u202eko"
READERS = ["analyse", "hint", "replay", "verify", "verify-tape"]


@pytest.fixture(scope="module")
def tape(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    match = new_match("karak", Setting(2, ["horan", "taia"]), ["Ann", "Bo"])
    made: dict[str, object] = json.loads(encode(match.tape()))
    fair = {"id": "x", "commitment": "0" * 64, "salts": ["", ""], "draws": [], "seed": "1"}
    return made | {"format": 2, "fair": fair}


def spoiled(tape: dict[str, object], key: str) -> dict[str, object]:
    if key == "player":
        return tape | {"seats": [{"player": ORDERS}, {"player": "Bo"}]}
    if key == "seed":
        return tape | {"fair": tape["fair"] | {"seed": ORDERS}}  # type: ignore[operator]
    return tape | {key: ORDERS} if isinstance(tape.get(key, ""), str) else tape | {key: [ORDERS]}


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("key", ["player", ORDERS])
def test_no_control_character_in_a_tape_reaches_the_terminal(
    karak: Karak, tape: dict[str, object], tmp_path: Path, command: str, key: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(spoiled(tape, key)), encoding="utf-8")
    done = karak(command, str(file))
    assert done.returncode != 0 and done.stderr
    for letter in "\x1b\x9b\r\u202e":
        assert letter not in done.stdout + done.stderr
    assert not any(line.startswith("ok") for line in (done.stdout + done.stderr).splitlines())


@pytest.mark.parametrize("letter", ["\x00", "\x07", "\x1b", "\n", "\x7f", "\x9b", "\u2028", "\u202e"])
def test_a_tape_with_a_control_character_is_refused_wherever_it_is_read(tape: dict[str, object], letter: str) -> None:
    spoilt = tape | {"seats": [{"player": f"An{letter}n"}, {"player": "Bo"}]}
    with pytest.raises(Refusal, match="tape-orders"):
        decode(json.dumps(spoilt).encode(), "game.json")


@pytest.mark.parametrize("key", ["data", "game", "hashes", "options", "player", "seed", "texts"])
def test_no_text_of_a_tape_may_hold_control_characters(tape: dict[str, object], key: str) -> None:
    with pytest.raises(Refusal, match="tape-orders"):
        decode(json.dumps(spoiled(tape, key)).encode(), "game.json")


@pytest.mark.parametrize("name", ["Žofie", "Łukasz", "O’Neill", "李", "👩\u200d🚀", "a\u00a0b"])
def test_names_of_people_are_left_alone(tape: dict[str, object], name: str) -> None:
    decode(json.dumps(tape | {"seats": [{"player": name}, {"player": "Bo"}]}).encode(), "game.json")
    assert plain(name) == name


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_arguments_of_sentences_cannot_control_the_terminal(language: str) -> None:
    text = say("tape-broken", language, file=ORDERS, fault="line one\nok")
    assert plain(text) == text


@pytest.mark.parametrize("name", ["../escaped", "a/b", "a\\b", "..", ".hidden", "", " ", "x\x1b[2J", "a" * 81, "C:x"])
def test_an_experiment_whose_name_leaves_its_folder_is_refused(karak: Karak, tmp_path: Path, name: str) -> None:
    file = tmp_path / "experiment.toml"
    lines = [f"name = {json.dumps(name)}", 'game = "karak"', 'bots = ["random"]', "games = 1"]
    file.write_text("\n".join(lines), encoding="utf-8")
    done = karak("lab", str(file), "--out", str(tmp_path / "out"))
    if name == "":  # not given, so the file's own name counts
        assert done.returncode == 0
        return
    assert done.returncode == 2 and "\x1b" not in done.stderr
    assert not (tmp_path / "out").exists() and not list(tmp_path.parent.glob("escaped*"))


def test_a_variant_cannot_control_the_terminal(karak: Karak, tmp_path: Path) -> None:
    file = tmp_path / "experiment.toml"
    lines = ['game = "karak"', 'bots = ["random"]', "games = 1", "[[variant]]", f"name = {json.dumps(ORDERS)}"]
    file.write_text("\n".join(lines), encoding="utf-8")
    done = karak("lab", str(file), "--out", str(tmp_path / "out"))
    assert done.returncode == 2 and "\x1b" not in done.stderr


def test_a_name_is_not_read_as_markup(karak: Karak, tmp_path: Path) -> None:
    """At a table where heroes are still to be chosen, people go by their names."""
    match = new_match("karak", Setting(2, ["", ""]), ["[/b]", "[link=https://x.example]Bo[/link]"])
    file = tmp_path / "game.json"
    file.write_bytes(encode(match.tape()))
    done = karak("analyse", str(file), "--worlds", "2")
    assert done.returncode == 0 and "[/b]" in done.stdout and "[link=" in done.stdout


def test_a_seed_that_a_shell_would_obey_is_not_printed_as_a_command(
    karak: Karak, tape: dict[str, object], tmp_path: Path
) -> None:
    tape = json.loads(encode(drawn()))
    tape["fair"]["seed"] = "1; touch gotcha"  # type: ignore[index]  # JSON
    file = tmp_path / "game.json"
    file.write_text(json.dumps(tape), encoding="utf-8")
    done = karak("verify", str(file), "--draw", "1")
    assert done.returncode == 2 and "touch" not in done.stdout and "openssl" not in done.stdout


def drawn() -> Tape:
    """A game up to its first draw and one more answer."""
    match, luck = new_match("karak", Setting(2, ["horan", "taia"]), ["Ann", "Bo"]), Shaker("x")
    while match.who != CHANCE:
        match.do(match.decision().options[0])
    match.do(int(match.game.draw(match.state, luck)))
    return with_fair(match.tape(), Fair("x", "0" * 64, ["", ""], [1], "1"))
