"""Matches for tests."""

from pathlib import Path

from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match
from karak.play.tape import Tape, decode, encode

OPENING = ["roll 6 6", "roll 1 1"]  # the first seat begins


def sit_down(heroes: list[str] | None = None, options: list[str] | None = None, data: Path | None = None) -> Match:
    seated = heroes or ["horan", "taia"]
    setting = Setting(len(seated), seated, options)
    return new_match("karak", setting, [f"player {i}" for i in range(len(seated))], str(data or ""))


def say(match: Match, *texts: str) -> Match:
    for text in texts:
        match.do(match.parse(text))
    return match


def begun(heroes: list[str] | None = None) -> Match:
    return say(sit_down(heroes), *OPENING)


def play_on(match: Match, seed: str, most: int = 100_000) -> Match:
    """Plays at random until the end, or up to this many answers."""
    dealer = Shaker(seed)
    while not match.is_over and len(match.actions) < most:
        if match.who == CHANCE:
            match.do(int(match.game.draw(match.state, dealer)))
        else:
            options = match.decision().options
            match.do(options[int(dealer.below(len(options)))])
    return match


def finished(seed: str = "27") -> Match:
    """A short game."""
    return play_on(sit_down(), seed)


def copy_of(tape: Tape) -> Tape:
    return decode(encode(tape), "copy")
