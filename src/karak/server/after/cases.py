"""What chance chose from at each draw of a tape: with it, the seed and a calculator anybody can draw again."""

import msgspec

from karak.core.closing import closes
from karak.core.state import CHANCE
from karak.play.match import Match, opened_as
from karak.play.tape import Tape


class CaseList(msgspec.Struct):
    """Outcomes in the order of the rules, each with its weight."""

    texts: list[str]
    weights: list[int]


class DrawShown(msgspec.Struct):
    """Which action of the tape it is, counted from 1, and which list it is drawn from."""

    action: int
    cases: int


class Cases(msgspec.Struct):
    """Draw by draw, as far as the rules can follow the tape; `stopped` is the action where they cannot, or 0."""

    lists: list[CaseList]
    draws: list[DrawShown]
    stopped: int


class Lister:
    """Alike lists are given once."""

    def __init__(self) -> None:
        self.lists: list[CaseList] = []
        self.known: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}

    def number(self, match: Match) -> int:
        asked = match.decision()
        key = (tuple(asked.options), tuple(asked.weights))
        if key not in self.known:
            self.known[key] = len(self.lists)
            self.lists.append(CaseList([match.spell(action) for action in asked.options], asked.weights))
        return self.known[key]


def cases_of(tape: Tape) -> Cases:
    """The dice of quoted actions belong to another game."""
    match, lister = opened_as(tape), Lister()
    quoted = 0 if tape.fair is msgspec.UNSET or tape.fair.quoted is msgspec.UNSET else tape.fair.quoted
    draws: list[DrawShown] = []
    for number, action in enumerate(tape.actions):
        if match.who == CHANCE and number >= quoted and not closes(action):
            draws.append(DrawShown(number + 1, lister.number(match)))
        if not match.is_option(action) or match.spell(action) != tape.texts[number]:
            return Cases(lister.lists, draws, number + 1)
        match.do(action)
        if match.hashes[-1] != tape.hashes[number]:
            return Cases(lister.lists, draws, number + 1)
    return Cases(lister.lists, draws, 0)
