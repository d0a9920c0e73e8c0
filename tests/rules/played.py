"""What the scenes of all games share: a match with scripted chance, and queries about its position."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from karak.core.state import CHANCE, RUNNING, State
from karak.play.dealer import Script
from karak.play.match import Match

S = TypeVar("S", bound=State)
GAMES = Path(__file__).parents[2] / "src" / "karak" / "games"


class Played(Generic[S]):
    """The heroes sit in the order given, and the first one's turn begins; no name, or `""`, means the first hero."""

    ruleset: ClassVar[str]
    between: ClassVar[int]  # the step at which pieces may be set up

    def __init__(self, match: Match, state: S) -> None:
        self.match = match
        self.game = match.game
        self.state = state
        self.events: list[int] = []  # of the last `do`
        self.told: list[str] = []  # the same, in the notation of tests
        self.touched = False
        self.strict = True  # count the pieces after each answer

    # setting up

    def touch(self) -> S:
        assert self.state.step == self.between, "set up before or between moves"
        self.touched = True
        return self.state

    def settle(self) -> None:
        """Asks the pending question again, and counts the pieces."""
        if self.touched:
            self.touched = False
            self.state.who = RUNNING
            self.state.count = 0
            self.game.run(self.state)
            self.check()

    def check(self) -> None:
        assert not self.strict or self.game.check(self.state) == ""

    # playing

    def do(self, *texts: str) -> Self:
        """Does each text, which must be among the options, those of chance included."""
        __tracebackhide__ = True
        self.events, self.told = [], []
        for text in texts:
            refusal = self.refusal(text)
            if refusal is not None:
                offered = ", ".join(self.options())
                raise AssertionError(f'"{text}" is not offered ({refusal[0]} {refusal[1]}); there are: {offered}')
            events = self.match.do(self.match.parse(self.long(text)))
            self.events += events
            self.told += [self.tell(event) for event in events]
            self.check()
        return self

    # asking

    def options(self) -> list[str]:
        self.settle()
        return [self.short(self.match.spell(action)) for action in self.match.decision().options]

    def offers(self, *texts: str) -> bool:
        """Whether all of these are options."""
        return set(texts) <= set(self.options())

    def mentions(self, word: str) -> bool:
        """Whether some option begins with this word."""
        return any(f"{option} ".startswith(f"{word} ") for option in self.options())

    def listed(self, word: str) -> list[str]:
        """The rest of each option that begins with this word."""
        return [option.removeprefix(f"{word} ") for option in self.options() if f"{option} ".startswith(f"{word} ")]

    def chances(self) -> dict[str, int]:
        """The possible answers of chance, with their weights."""
        self.settle()
        decision = self.match.decision()
        assert decision.who == CHANCE
        return {self.short(self.match.spell(a)): weight for a, weight in zip(decision.options, decision.weights)}

    def refusal(self, text: str) -> tuple[str, str] | None:
        """Clause and key of the reason why this is not possible."""
        self.settle()
        return reason(self.match, self.long(text))

    def tell(self, event: int) -> str:
        return self.game.tell(event)[0]

    @property
    def said(self) -> list[str]:
        """Every event of the last `do` with its hero and all its arguments: "won horan giant-rat 8"."""
        told = [self.game.tell(event) for event in self.events]
        return [" ".join([key, *filter(None, args.values())]) for key, args in told]

    def long(self, text: str) -> str:
        """The notation of the game for what a test writes."""
        return text

    def short(self, text: str) -> str:
        """The notation of tests for what the game spells."""
        return text

    def seat(self, hero: str) -> int:
        return self.match.players.index(hero) if hero else 0

    @property
    def turn(self) -> str:
        """The hero whose turn it is."""
        self.settle()
        return self.match.players[int(self.state.seat)]


def reason(match: Match, text: str) -> tuple[str, str] | None:
    refusal = match.why_not(text)
    return None if refusal is None else (refusal.clause, refusal.key.split("-why-")[-1])


def dealt_as_listed(match: Match) -> bool:
    """Tries every number of the dealer once: each option comes up as often as its weight, and no other is asked for."""
    decision = match.decision()
    scripts = [Script(number) for number in range(sum(decision.weights))]
    dealt = [int(match.game.draw(match.state, script)) for script in scripts]
    asked = {int(script.asked) for script in scripts}
    return [dealt.count(option) for option in decision.options] == decision.weights and asked == {len(scripts)}


# reasons why an action is not possible

Case = tuple[str, str, str, Callable[[], Played[Any] | Match]]  # key, clause, the text tried, the scene


def each_reason(cases: Sequence[Case]) -> pytest.MarkDecorator:
    rows = [pytest.param(*case, id=f"{case[0]}-{case[2]}", marks=pytest.mark.rule(case[1])) for case in cases]
    return pytest.mark.parametrize(("key", "clause", "text", "given"), rows)


def refused(position: Played[Any] | Match, text: str) -> tuple[str, str] | None:
    return position.refusal(text) if isinstance(position, Played) else reason(position, text)


def reasons_of(game: str, known: str = "") -> set[str]:
    """Every reason that the game's why-not names; `known` are those of a single word."""
    words = rf'"([a-z]+(?:-[a-z]+)+{known and f"|{known}"})"'
    return set(re.findall(words, (GAMES / game / "whynot.py").read_text(encoding="utf-8")))
