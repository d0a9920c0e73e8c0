"""Lists the outcomes that chance drew from at each draw of a tape, so that anyone can check a draw by hand."""

import msgspec

from karak.core.closing import closes
from karak.core.state import CHANCE
from karak.play.match import Match, opened_as
from karak.play.tape import Tape


class CaseList(msgspec.Struct):
    """Possible outcomes in the order of the rules, each with its weight."""

    texts: list[str]
    weights: list[int]


class DrawShown(msgspec.Struct):
    """The action of the tape that was drawn, counted from 1, and the index of its list of cases."""

    action: int
    cases: int


class Cases(msgspec.Struct):
    """All draws that the rules can follow; `stopped` is the first action that they cannot follow, or 0."""

    lists: list[CaseList]
    draws: list[DrawShown]
    stopped: int


class Lister:
    """Numbers the lists of cases, so that equal lists are sent once."""

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
    """Returns the cases of a tape; it skips quoted actions, because their dice belong to another game."""
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
