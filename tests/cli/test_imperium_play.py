"""karak play imperium through a pipe: bounded games, wrong input, taking back, replaying."""

import subprocess
from collections.abc import Callable
from pathlib import Path

from karak.play.match import replay
from karak.play.tape import load
from tests.cli.conftest import each

Run = subprocess.CompletedProcess[str]
Karak = Callable[..., Run]
TWO = ("play", "imperium", "--seats", "you,random", "--seed", "b")


def widest(text: str) -> int:
    return max(len(line) for line in text.splitlines())


def test_a_bounded_game_is_shown_saved_and_replayed(karak: Karak, tmp_path: Path) -> None:
    done = karak(*TWO, "--save", "game.json", say=each("1 3 done 2") * 15)
    assert done.returncode == 0 and done.stderr == ""
    assert "Imperium: you, random." in done.stdout and "♔ emperor, +2 at the end" in done.stdout
    assert "The rift! The highest total wins the crown." in done.stdout and "for the crown" in done.stdout
    assert widest(done.stdout) <= 80
    assert replay(load(tmp_path / "game.json")).actions
    assert karak("verify-tape", "game.json").stdout.startswith("ok: ")
    shown = karak("replay", "game.json")
    assert shown.returncode == 0 and "a rift opens on " in shown.stdout and "wins the crown" in shown.stdout
    assert widest(shown.stdout) <= 80


def test_five_at_one_keyboard_choose_heroes_and_meet_at_a_rift(karak: Karak) -> None:
    five = ("play", "imperium", "--seats", "you,you,you,you,you", "--seed", "b", "--options", "choose-heroes")
    done = karak(*five, say="11\n10\n9\n7\n1\n" + each("2 3 4 1") * 12)
    assert done.returncode == 0 and done.stderr == "" and widest(done.stdout) <= 80
    assert "Play Valduk" in done.stdout and "The rift!" in done.stdout and "♔ emperor" in done.stdout


def test_a_game_left_and_resumed_goes_on_as_if_never_left(karak: Karak, tmp_path: Path) -> None:
    karak(*TWO, "--save", "whole.json", say=each("2") * 20)
    karak(*TWO, "--save", "part.json", say=each("2") * 9)
    done = karak("play", "--resume", "part.json", "--seed", "stone", say=each("2") * 11)
    assert done.returncode == 0 and "Going on with part.json" in done.stdout
    assert load(tmp_path / "part.json") == load(tmp_path / "whole.json")


def test_you_play_against_two_bots_by_default(karak: Karak) -> None:
    done = karak("play", "imperium", "--seed", "s", say="quit\n")
    assert done.returncode == 0 and "Saved to imperium-1.json" in done.stdout


GARBAGE = [
    "", "0", "99999999999999999999", "challenge me", "bless", "bless hero", "reroll", "reroll hero 9", "pay gold",
    "pay", "give", "grant saigo", "grant saigo hero", "drive", "drive 999", "betray to", "fight club", "why",
    "why bless mage", "rules 99", "undo", "save", "use time-loop", "use king-of-the-wilds 3 general",
    "\x1b[31m", "é" * 99,
]  # fmt: skip


def test_no_input_breaks_the_table(karak: Karak) -> None:
    done = karak(*TWO, say="\n".join(GARBAGE) + "\nquit\n")
    assert done.returncode == 0 and done.stderr == ""
    assert widest(done.stdout) <= 80
    assert "Choose 1 to" in done.stdout and "is no action of this game" in done.stdout


def test_what_is_not_offered_is_refused_with_its_clause(karak: Karak) -> None:
    wishes = ("challenge", "why bless mage", "why pay food", "why drive 1", "why grant saigo mage", "why fight", "quit")
    done = karak(*TWO, "--heroes", "horan", say="\n".join(wishes))
    assert "There is no emperor yet. The first rift makes one. (IM:3.6)" in done.stdout
    assert "You can: move northeast" in done.stdout
    assert "You have no blessing. Ghosts have them. (IM:4.1)" in done.stdout
    assert "No tax is due. Vassals pay when they found, build or recruit. (IM:3.4)" in done.stdout
    assert "No monsters are being driven. Argentus does that, once a turn. (IM:5.2)" in done.stdout
    assert "There is no unit to grant. The emperor grants one after recruiting. (IM:3.3)" in done.stdout
    assert "Your hero does not have that ability. (IM:5.1)" in done.stdout


def test_undo_takes_back_a_move_but_no_draw(karak: Karak, tmp_path: Path) -> None:
    walk = ("play", "imperium", "--seats", "you,you", "--seed", "c", "--heroes", "saigo,kirima")
    done = karak(*walk, "--save", "walked.json", say="e\nundo\nw\ngather\nundo\nundo\nundo\nquit\n")
    assert "Taken back: move east." in done.stdout and "Taken back: gather." in done.stdout
    assert "There is nothing to take back: dice, draws and earlier turns stay" in done.stdout
    assert not any(text.startswith("move") for text in load(tmp_path / "walked.json").texts)


def test_commands_of_the_table(karak: Karak) -> None:
    done = karak(*TWO, "--heroes", "argentus", say="?\nmap\nlog\nheroes\nsave here.json\nquit\n")
    assert "♔ the" in done.stdout and "Challenge: On the emperor's tile, free" in done.stdout
    assert "Nobody wears the crown yet." in done.stdout and "1 emperor's guard" in done.stdout
    assert "Magical affinity: Once a battle, with a fireball in hand" in done.stdout
    assert "Saved to here.json" in done.stdout
    assert widest(done.stdout) <= 80


def test_a_terminal_without_our_glyphs_gets_ascii(karak: Karak) -> None:
    crown = (*TWO[:-1], "crown")
    done = karak(*crown, say=each("2 4 1 3") * 8 + "map\nlog\n?\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.isascii() and "& emperor" in done.stdout


def test_a_narrow_terminal_gets_the_heroes_below_the_map(karak: Karak) -> None:
    assert widest(karak(*TWO, say=each("2 4 1 3") * 8 + "map\n?\n", COLUMNS="50").stdout) <= 50


def test_options_are_shown_as_changed_rules(karak: Karak) -> None:
    done = karak(*TWO, "--options", "bare-crown", say="quit\n")
    assert "The crown is fought for, but gives nothing" in done.stdout and "(IM:7.1)" in done.stdout
