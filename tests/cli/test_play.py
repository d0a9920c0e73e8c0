"""karak play through a pipe: whole games, wrong input, leaving and coming back."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from karak.play.match import replay
from karak.play.tape import load
from tests.cli.conftest import each

Run = subprocess.CompletedProcess[str]
Karak = Callable[..., Run]
TWO = ("play", "--seats", "you,random", "--seed", "stone")


def widest(text: str) -> int:
    return max(len(line) for line in text.splitlines())


def test_a_whole_game_ends_with_winners_seed_and_tape(karak: Karak, tmp_path: Path) -> None:
    game = ("play", "--seats", "you,random,random,random,random", "--seed", "139", "--save", "game.json")
    done = karak(*game, say=each("stop") * 400)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "the game is over" in done.stdout
    assert "The seed of this sitting was 139." in done.stdout
    assert "karak replay game.json" in done.stdout
    assert widest(done.stdout) <= 80
    match = replay(load(tmp_path / "game.json"))
    assert match.is_over
    assert karak("verify-tape", "game.json").stdout.startswith("ok: ")


def test_the_same_seed_and_answers_give_the_same_game(karak: Karak) -> None:
    answers = each("2 3 1") * 10
    assert karak(*TWO, say=answers).stdout.replace("-1", "") == karak(*TWO, say=answers).stdout.replace("-2", "")


def test_a_game_left_and_resumed_goes_on_as_if_never_left(karak: Karak, tmp_path: Path) -> None:
    karak(*TWO, "--save", "whole.json", say=each("2") * 40)
    karak(*TWO, "--save", "part.json", say=each("2") * 17)
    done = karak("play", "--resume", "part.json", "--seed", "stone", say=each("2") * 23)
    assert done.returncode == 0 and "Going on with part.json" in done.stdout
    assert load(tmp_path / "part.json") == load(tmp_path / "whole.json")


def test_the_end_of_input_saves_and_says_how_to_go_on(karak: Karak, tmp_path: Path) -> None:
    done = karak(*TWO)
    assert done.returncode == 0
    assert "karak play --resume karak-1.json" in done.stdout
    assert (tmp_path / "karak-1.json").exists()


def test_quit_saves_and_never_over_another_game(karak: Karak, tmp_path: Path) -> None:
    (tmp_path / "karak-1.json").write_text("something else")
    assert "Saved to karak-2.json" in karak(*TWO, say="quit\n").stdout
    assert (tmp_path / "karak-1.json").read_text() == "something else"
    assert "exists already" in karak(*TWO, say="save karak-2.json\nquit\n").stdout
    assert karak(*TWO, "--save", "karak-1.json").returncode == 2


@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_an_interrupt_saves(tmp_path: Path) -> None:
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(p).resolve()) for p in sys.path if p)}
    asked = [sys.executable, "-m", "karak", *TWO, "--save", "kept.json"]
    with subprocess.Popen(
        asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, env=around
    ) as table:
        until = time.monotonic() + 60
        while not (tmp_path / "kept.json").exists() and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.3)
        table.send_signal(signal.SIGINT)
        assert table.wait(60) == 130
        assert table.stdout is not None and b"Saved to kept.json" in table.stdout.read()
        assert table.stderr is not None and b"Traceback" not in table.stderr.read()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_closing_the_output_does_not_lose_the_game(tmp_path: Path) -> None:
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(p).resolve()) for p in sys.path if p)}
    pipe = f"yes 1 | {sys.executable} -m karak play --seed stone | head -1"
    done = subprocess.run(pipe, shell=True, capture_output=True, cwd=tmp_path, env=around, timeout=100)
    assert b"Traceback" not in done.stderr
    assert load(tmp_path / "karak-1.json").actions


GARBAGE = [
    "", "0", "-1", "99999999999999999999", "²", "step", "step up", "roll 6 6", "fly", "why", "why fly", "rules 99",
    "rules", "lay zz", "undo", "save", "n n n", "\x00\x07\x1b[31m", "é" * 300, "[bold]x[/bold]", "{ $hero }", "use",
]  # fmt: skip


def test_no_input_breaks_the_table(karak: Karak) -> None:
    done = karak(*TWO, say="\n".join(GARBAGE) + "\nquit\n")
    assert done.returncode == 0 and done.stderr == ""
    assert widest(done.stdout) <= 80
    assert "Choose 1 to" in done.stdout and "is no action of this game" in done.stdout


def test_bytes_that_are_not_text_are_garbage_too(karak: Karak) -> None:
    done = karak(*TWO, say=b"\xff\xfe\xc3\n1\nquit\n")
    assert done.returncode == 0 and done.stderr == ""


def test_what_is_not_offered_is_refused_with_its_clause_and_with_what_can_be_done(karak: Karak) -> None:
    done = karak(*TWO, say="heal\nopen\nwhy open\nwhy n\nquit\n")
    assert "nothing to heal. (K1:7.2)" in done.stdout
    assert done.stdout.count("There is no chest on your tile. (K1:6.2)") == 2
    assert "You can: step north" in done.stdout
    assert 'Nothing stands in the way of "step north".' in done.stdout


def test_undo_takes_back_a_step_but_no_draw(karak: Karak, tmp_path: Path) -> None:
    walk = ("play", "--seats", "you,you", "--seed", "c", "--heroes", "horan,taia", "--save", "walked.json")
    done = karak(*walk, say="n\n1\nundo\nn\nundo\nquit\n")
    assert "There is nothing to take back: dice, draws and earlier turns stay" in done.stdout
    assert "Taken back: step north." in done.stdout
    tape = load(tmp_path / "walked.json")
    assert tape.texts.count("step north") == 1 and replay(tape).state


def test_commands_of_the_table(karak: Karak) -> None:
    done = karak(*TWO, say="?\nmap\nlog\nheroes\nrules 2.2\nsave here.json\nquit\n")
    assert "take back, up to the last dice" in done.stdout
    assert "sits down at seat 1" in done.stdout
    assert "K1:2.2 Open sides" in done.stdout
    assert "Saved to here.json" in done.stdout
    assert widest(done.stdout) <= 80


def test_several_people_are_told_whose_turn_it_is(karak: Karak) -> None:
    done = karak("play", "--seats", "you,you", "--heroes", "horan,taia", "--seed", "s", say="stop\n1\nquit\n")
    assert "It is your turn, Horan!" in done.stdout and "It is your turn, Taia!" in done.stdout


def test_odds_can_be_switched_off(karak: Karak) -> None:
    assert "% " in karak(*TWO, say=each("2") * 40).stdout
    assert "%" not in karak(*TWO, "--no-odds", say=each("2") * 40).stdout


def test_a_terminal_without_our_glyphs_gets_ascii(karak: Karak) -> None:
    done = karak(*TWO, say=each("2") * 10 + "map\nlog\n?\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.isascii() and "***" in done.stdout


def test_a_narrow_terminal_gets_the_heroes_below_the_map(karak: Karak) -> None:
    assert widest(karak(*TWO, say=each("2") * 20, COLUMNS="60").stdout) <= 60


VANDAL = """
import shutil

class Vandal:
    def choose(self, game, view, dealer):
        shutil.rmtree("folder", ignore_errors=True)
        return view.options[0]
"""


def test_an_unwritable_file_is_reported_and_the_game_goes_on(karak: Karak, tmp_path: Path) -> None:
    """The folder disappears while the bot thinks."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "vandal.py").write_text(VANDAL, encoding="utf-8")
    game = ("play", "--seats", "./vandal.py,you", "--seed", "stone", "--save", "folder/game.json")
    done = karak(*game, say=each("stop") + "save also/none.json\n" + each("stop") + "quit\n")
    assert done.returncode == 1 and done.stderr == ""
    assert done.stdout.count("cannot be written") == 3
    assert "The game goes on." in done.stdout and "was not saved" in done.stdout


def test_a_custom_monster_is_shown_by_its_id(karak: Karak, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    tokens = (files("karak.games.karak") / "data" / "tokens.toml").read_text(encoding="utf-8")
    (own / "tokens.toml").write_text(re.sub(r'id = "(?!chest)', 'id = "my-', tokens), encoding="utf-8")
    done = karak(*TWO, "--data", "own", say=each("2") * 80 + "map\nlog\n")
    assert done.returncode == 0 and done.stderr == "" and widest(done.stdout) <= 80
    assert "finds: my-" in done.stdout


def test_options_are_shown_as_changed_rules(karak: Karak) -> None:
    done = karak(*TWO, "--options", "no-curse,late-dragon")
    assert "Mummies lay no curse. (K1:11.2)" in done.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "chess"], "no game"),
        (["play", "--seats", "you"], "takes 2 to 5"),
        (["play", "--seats", "you,random,random,random,random,random"], "takes 2 to 5"),
        (["play", "--seats", "you,zorg"], "zorg"),
        (["play", "--heroes", "conan"], "no hero"),
        (["play", "--heroes", "horan,horan"], "one seat only"),
        (["play", "--heroes", "horan,taia,xanros,aderyn"], "4 heroes for 3 seats"),
        (["play", "--options", "easy"], "no option"),
        (["play", "--data", "nowhere"], "no folder"),
        (["play", "--resume", "nothing.json"], "cannot be read"),
        (["play", "--nonsense"], "nonsense"),
    ],
)
def test_an_impossible_table_is_refused_in_one_line(karak: Karak, args: list[str], words: str) -> None:
    done = karak(*args)
    assert done.returncode == 2
    assert words in done.stderr and "Traceback" not in done.stderr
    assert done.stdout == ""
