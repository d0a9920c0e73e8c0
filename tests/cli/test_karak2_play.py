"""karak play karak2 through a pipe: bounded games, wrong input, taking back, replaying."""

import re
import subprocess
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from karak.play.match import replay
from karak.play.tape import load
from tests.cli.conftest import each

Run = subprocess.CompletedProcess[str]
Karak = Callable[..., Run]
TWO = ("play", "karak2", "--seats", "you,random", "--seed", "stone")


def widest(text: str) -> int:
    return max(len(line) for line in text.splitlines())


def test_a_bounded_game_is_shown_saved_and_replayed(karak: Karak, tmp_path: Path) -> None:
    done = karak(*TWO, "--save", "game.json", say=each("2 4 1 3") * 15)
    assert done.returncode == 0 and done.stderr == ""
    assert "Karak II: you, random." in done.stdout and "Battle!" in done.stdout and "discovers" in done.stdout
    assert widest(done.stdout) <= 80
    assert replay(load(tmp_path / "game.json")).actions
    assert karak("verify-tape", "game.json").stdout.startswith("ok: ")
    shown = karak("replay", "game.json")
    assert shown.returncode == 0 and "discovers" in shown.stdout and "glory" in shown.stdout
    assert widest(shown.stdout) <= 80
    assert karak("replay", "game.json", "--at", "0").returncode == 0
    steps = karak("replay", "game.json", "--step").stdout
    assert steps.count("── Turn ") > 3 and len(set(re.findall(r"turn \d+, tiles", steps))) > 3


def test_the_same_seed_and_answers_give_the_same_game(karak: Karak, tmp_path: Path) -> None:
    for file in ("one.json", "two.json"):
        karak(*TWO, "--save", file, say=each("2 3 1") * 8)
    assert load(tmp_path / "one.json") == load(tmp_path / "two.json")


def test_a_game_left_and_resumed_goes_on_as_if_never_left(karak: Karak, tmp_path: Path) -> None:
    karak(*TWO, "--save", "whole.json", say=each("2") * 20)
    karak(*TWO, "--save", "part.json", say=each("2") * 9)
    done = karak("play", "--resume", "part.json", "--seed", "stone", say=each("2") * 11)
    assert done.returncode == 0 and "Going on with part.json" in done.stdout
    assert load(tmp_path / "part.json") == load(tmp_path / "whole.json")


def test_you_play_against_two_bots_by_default(karak: Karak) -> None:
    done = karak("play", "karak2", "--seed", "s", say="quit\n")
    assert done.returncode == 0 and "Saved to karak2-1.json" in done.stdout


GARBAGE = [
    "", "0", "-1", "99999999999999999999", "²", "move", "move up", "roll hero 1x3", "fly", "why", "why fly", "rules 99",
    "rules", "lay zz", "undo", "save", "ne ne", "\x00\x07\x1b[31m", "é" * 300, "[bold]x[/bold]", "{ $hero }", "use",
    "build", "join knight 99", "portal 999", "attach 0 up",
]  # fmt: skip


def test_no_input_breaks_the_table(karak: Karak) -> None:
    done = karak(*TWO, say="\n".join(GARBAGE) + "\nquit\n")
    assert done.returncode == 0 and done.stderr == ""
    assert widest(done.stdout) <= 80
    assert "Choose 1 to" in done.stdout and "is no action of this game" in done.stdout


def test_what_is_not_offered_is_refused_with_its_clause(karak: Karak) -> None:
    done = karak(*TWO, say="heal\nwhy gather\nwhy portal 1\nwhy build stable\nwhy e\nquit\n")
    assert "You have all your lives. (K2:5.1)" in done.stdout
    assert "You can: move northeast" in done.stdout
    assert "This land gives nothing. (K2:5.2)" in done.stdout
    assert "Your city has no portal. (K2:6.2)" in done.stdout
    assert "You are not in your city. (K2:5.4)" in done.stdout
    assert 'Nothing stands in the way of "move east".' in done.stdout


def test_undo_takes_back_a_move_but_no_draw(karak: Karak, tmp_path: Path) -> None:
    walk = ("play", "karak2", "--seats", "you,you", "--seed", "c", "--heroes", "horan,taia", "--save", "walked.json")
    done = karak(*walk, say="e\nundo\nw\ngather\nundo\nundo\nundo\nquit\n")
    assert "Taken back: move east." in done.stdout and "Taken back: gather." in done.stdout
    assert "There is nothing to take back: dice, draws and earlier turns stay" in done.stdout
    assert not any(text.startswith("move") for text in load(tmp_path / "walked.json").texts)


def test_commands_of_the_table(karak: Karak) -> None:
    done = karak(*TWO, "--heroes", "darius", say="?\nmap\nlog\nheroes\nsave here.json\nquit\n")
    assert "ne, e, se, sw, w, nw are moves" in done.stdout and "▓▓ is a chasm" in done.stdout
    assert "In the bag: " in done.stdout and "Dice in the supply: " in done.stdout
    assert "Claws and fangs: One token of strength 1" in done.stdout
    assert "Saved to here.json" in done.stdout
    assert widest(done.stdout) <= 80


def test_a_terminal_without_our_glyphs_gets_ascii(karak: Karak) -> None:
    done = karak(*TWO, say=each("2") * 12 + "map\nlog\n?\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.isascii() and "## is a chasm" in done.stdout


def test_a_narrow_terminal_gets_the_heroes_below_the_map(karak: Karak) -> None:
    assert widest(karak(*TWO, say=each("2") * 15 + "map\n?\n", COLUMNS="50").stdout) <= 50


def test_options_are_shown_as_changed_rules(karak: Karak) -> None:
    done = karak(*TWO, "--options", "no-plague,choose-heroes", say="1\n")
    assert "Two skulls bring no plague and misery. (K2:11.2)" in done.stdout
    assert "Choose your hero." in done.stdout and "Play " in done.stdout


def test_custom_monsters_and_lands_are_shown_by_their_ids(karak: Karak, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    for file in ("tokens.toml", "tiles.toml"):
        text = (files("karak.games.karak2") / "data" / file).read_text(encoding="utf-8")
        (own / file).write_text(re.sub(r'^id = "', 'id = "my-', text, flags=re.MULTILINE), encoding="utf-8")
    done = karak(*TWO, "--data", "own", say=each("2") * 30 + "map\nlog\n")
    assert done.returncode == 0 and done.stderr == "" and widest(done.stdout) <= 80
    assert "there: my-" in done.stdout
