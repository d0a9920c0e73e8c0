"""karak play goblin: whole games in a pipe, hidden hands, the table as it is drawn."""

import re
import subprocess
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console
from syrupy.assertion import SnapshotAssertion

from karak.cli.table.canvas import Screen
from karak.cli.table.choices import choices_of
from karak.cli.table.face import Choice
from karak.cli.table.faces import face_of
from karak.cli.table.sitting import Sitting
from karak.cli.table.tabletop import Tabletop
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.goblin.view import View
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match, replay
from karak.play.tape import load
from karak.words import name

Run = subprocess.CompletedProcess[str]
Karak = Callable[..., Run]
TWO = ("play", "goblin", "--seats", "you,random", "--heroes", "horan,taia", "--seed", "cave")


def widest(text: str) -> int:
    return max(len(line) for line in text.splitlines())


def starting_cards(hero: str) -> list[str]:
    box: Any = new_match("goblin", Setting(2), ["you"] * 2).game
    return [card for card in box.box.card_names if card.startswith(f"{hero}-")]


# in a pipe


def test_a_long_game_in_a_pipe_is_kept_and_verifies(karak: Karak, tmp_path: Path) -> None:
    done = karak(*TWO, "--save", "game.json", say="2\n1\n3\nd\n" * 30)
    assert done.returncode == 0 and done.stderr == ""
    assert widest(done.stdout) <= 80
    match = replay(load(tmp_path / "game.json"))
    assert len(match.actions) > 100
    assert karak("verify-tape", "game.json").stdout.startswith("ok: ")
    shown = karak("replay", "game.json")
    assert shown.returncode == 0 and widest(shown.stdout) <= 80
    assert "fights " in shown.stdout and "Lord: " in shown.stdout


def test_a_whole_game_ends_with_a_champion_the_seed_and_the_tape(karak: Karak, tmp_path: Path) -> None:
    done = karak("play", "goblin", "--seats", "you,greedy", "--seed", "7", "--save", "game.json", say="1\nd\n" * 150)
    assert done.returncode == 0 and done.stderr == ""
    assert "is beaten: the game is over" in done.stdout and "The winner is " in done.stdout
    assert "The seed of this sitting was 7." in done.stdout and "karak replay game.json" in done.stdout
    assert widest(done.stdout) <= 80 and replay(load(tmp_path / "game.json")).is_over
    assert "lord beaten" in karak("verify-tape", "game.json").stdout


def test_a_new_game_can_be_written_and_resumed(karak: Karak) -> None:
    assert karak("new", "fresh.json", "goblin", "--seats", "you,random").returncode == 0
    done = karak("play", "--resume", "fresh.json", "--seed", "a", say="hero horan\nquit\n")
    assert done.returncode == 0 and "sits down at seat 1" in done.stdout


def test_without_named_players_you_play_against_bots(karak: Karak) -> None:
    done = karak("play", "goblin", "--seed", "a", say="quit\n")
    assert done.returncode == 0 and done.stdout.startswith("Goblin: you, ")


GARBAGE = [
    "", "0", "-1", "99", "²", "play", "play nothing", "fly", "why", "why fly", "rules 99", "rules 3.2", "stack", "undo",
    "d", "m", "reveal dragon", "\x00\x07\x1b[31m", "é" * 300, "[bold]x[/bold]", "{ $hero }", "use", "map", "log",
    "heroes", "?",
]  # fmt: skip


def test_no_input_breaks_the_table(karak: Karak) -> None:
    done = karak(*TWO, say="\n".join(GARBAGE * 2) + "\nquit\n")
    assert done.returncode == 0 and done.stderr == ""
    assert widest(done.stdout) <= 80
    assert "Choose 1 to" in done.stdout and "is no action of this game" in done.stdout


@pytest.mark.parametrize("columns", ["40", "60", "100"])
def test_no_line_is_wider_than_the_terminal(karak: Karak, columns: str) -> None:
    done = karak(*TWO, say="1\n2\nd\n" * 15 + "map\nlog\nheroes\n?\n", COLUMNS=columns)
    assert done.stderr == "" and widest(done.stdout) <= int(columns)


def test_a_terminal_without_our_glyphs_gets_ascii(karak: Karak) -> None:
    done = karak(*TWO, say="1\n2\n2\nmap\nlog\n?\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.isascii()


def test_undo_takes_back_a_card_but_no_draw(karak: Karak) -> None:
    done = karak(*TWO, say="1\n2\nundo\nundo\nundo\nquit\n")
    assert re.search(r"Taken back: play .*Taken back: fight .*nothing to take back", done.stdout, re.DOTALL)


def test_why_names_the_clause(karak: Karak) -> None:
    done = karak(*TWO, say="why play taia-vision\nwhy fight dragon\nbuy potion healing\nquit\n")
    assert "Cards are played in a battle. Choose a monster to fight first. (GB:3.2)" in done.stdout
    assert "(GB:3.1)" in done.stdout or "(GB:1.2)" in done.stdout
    assert "Things are bought at the merchant." in done.stdout


def test_options_are_shown_as_changed_rules(karak: Karak) -> None:
    done = karak(*TWO, "--options", "abilities,show-rewards", say="heroes\nquit\n")
    assert "Each hero has an ability. (GB:9.1)" in done.stdout
    assert "Double attack: Once a battle, +1 attack" in done.stdout


# hidden hands


@pytest.mark.rule("GB:6.4")
def test_what_another_seat_draws_is_never_shown(karak: Karak, tmp_path: Path) -> None:
    """What the bot drew but never played or discarded openly stays unknown to the only human player."""
    done = karak(*TWO, "--save", "game.json", say="1\n2\nd\nmap\nlog\n" * 12)
    tape = load(tmp_path / "game.json")
    drawn = {text.removeprefix("draw ") for text in tape.texts if text.startswith("draw taia-")}
    shown = {card for card in starting_cards("taia") if name(card, "goblin") in done.stdout}
    played = {text.partition(" ")[2] for text in tape.texts if text.startswith(("play taia-", "discard taia-"))}
    assert drawn and shown <= played


@pytest.mark.rule("GB:6.4")
def test_no_drawn_card_is_shown_before_it_is_played() -> None:
    match = dealt(["horan", "taia"], "cave")
    text = screens(match, reader=0, answers=150)
    for number, page in enumerate(text):
        open_now = {a for action in match.actions[: page[0]] if (a := match.spell(action)).startswith("play taia-")}
        for card in starting_cards("taia"):
            assert name(card, "goblin") not in page[1] or f"play {card}" in open_now, (number, card)


def test_two_people_hand_the_keyboard_over(karak: Karak) -> None:
    seats = ("play", "goblin", "--seats", "you,you", "--seed", "s")
    done = karak(*seats, say="hero horan\nhero taia\n\n1\nd\n\n1\nd\n\nquit\n", LINES="30")
    assert "Pass the keyboard to Taia, seat 2, then press Enter." in done.stdout
    assert "Pass the keyboard to Horan, seat 1, then press Enter." in done.stdout
    before = done.stdout.partition("Pass the keyboard")[0]
    assert "Your hand" not in before and before.endswith("\n" * 30)
    for part in done.stdout.split("Pass the keyboard to ")[1:]:
        shown = part.partition("Pass the")[0]
        mine = [card for card in starting_cards("horan") if f"play {card}" in shown]
        others = [card for card in starting_cards("taia") if f"play {card}" in shown]
        assert not (mine and others)


def test_a_lone_player_is_never_told_to_hand_over(karak: Karak) -> None:
    assert "Pass the keyboard" not in karak(*TWO, say="1\nd\n" * 5).stdout


# what is drawn


def dealt(heroes: list[str], seed: str, options: list[str] | None = None) -> Match:
    match = new_match("goblin", Setting(len(heroes), heroes, options), ["you"] + ["random"] * (len(heroes) - 1))
    match.deal(Shaker(seed))
    return match


def page(match: Match, sitting: Sitting | None = None) -> str:
    written = StringIO()
    console = Console(file=written, width=80, height=40, highlight=False, markup=False, emoji=False)
    sitting = sitting or Sitting(match, "seed", None, with_odds=True)
    sitting.seen = [len(match.actions)] * len(match.players)
    Tabletop(sitting, Screen(console, fallback=False)).show()
    return "\n".join(line.rstrip() for line in written.getvalue().splitlines())


def asked(match: Match) -> list[Choice]:
    return choices_of(face_of(match, with_odds=True), match.view(match.who))


def screens(match: Match, reader: int, answers: int) -> list[tuple[int, str]]:
    """The screens of one seat while one dealer plays for all, each with the number of actions before it."""
    dealer = Shaker("screens")
    shown: list[tuple[int, str]] = []
    while not match.is_over and len(match.actions) < answers:
        if match.who == reader:
            shown.append((len(match.actions), page(match)))
        options = match.decision().options
        if match.who == CHANCE:
            match.do(int(match.game.draw(match.state, dealer)))
        else:
            match.do(options[int(dealer.below(len(options)))])
    return shown


def until_asked(match: Match, seat: int) -> Match:
    dealer = Shaker("until")
    while match.who != seat:
        match.do(int(match.game.draw(match.state, dealer)) if match.who == CHANCE else match.decision().options[0])
    return match


def test_the_caverns(snapshot: SnapshotAssertion) -> None:
    assert page(until_asked(dealt(["horan", "taia", "xanros"], "cave"), 0)) == snapshot


def test_a_battle(snapshot: SnapshotAssertion) -> None:
    match = until_asked(dealt(["horan", "taia", "xanros"], "cave"), 0)
    match.do(next(choice.action for choice in asked(match) if choice.option.text.startswith("fight")))
    match.do(next(c.action for c in asked(match) if c.option.verb == "play" and not c.option.final))
    assert page(match) == snapshot


def test_later_news_of_the_same_turn_name_the_hero_again() -> None:
    match = until_asked(dealt(["horan", "taia"], "cave"), 0)
    screens(match, reader=0, answers=200)
    chronicle = Sitting(match, "seed", None, with_odds=True).chronicle
    assert all(turn.hero for first in range(30, 190) for turn in chronicle.turns(0, first, first + 9))


def test_monsters_are_numbered_as_they_lie() -> None:
    match = until_asked(dealt(["horan", "taia"], "cave"), 0)
    rows = cast(View, match.game.describe(match.view(0))).rows
    lying = [foe and foe.monster for foe in [*rows[0].monsters, rows[0].gatekeeper]]
    fights = [choice.option.args for choice in asked(match) if choice.option.verb == "fight"]
    assert fights == [((monster,),) for monster in lying]


@pytest.mark.parametrize("options", [[], ["abilities", "late-revive"], ["show-rewards", "deal-heroes"]])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_every_question_of_a_game_can_be_asked_and_told(options: list[str], seed: str) -> None:
    match = new_match("goblin", Setting(4, None, options), ["you"] * 4)
    sitting = Sitting(match, seed, None, with_odds=True)
    dealer = Shaker(seed)
    while not match.is_over and len(match.actions) < 300:
        if match.who == CHANCE:
            sitting.draw()
            continue
        assert widest(page(match, sitting)) <= 80
        choices = asked(match)
        sitting.do(choices[-1 - int(dealer.below(max(1, len(choices) - 1)))].action)
    assert all(turn.parts for turn in sitting.chronicle.turns(0)[:-1])
