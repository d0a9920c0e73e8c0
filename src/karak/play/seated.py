"""One seat's side of a match: its view, its options, where each option leads, and why others are refused."""

from collections.abc import Iterator
from typing import Any

import msgspec

from karak.core.action import RESIGN, first_of, kind_of
from karak.core.closing import closes
from karak.core.notation import Args
from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.match import TURN_ENDS, Match, unknown_number


class Option(msgspec.Struct):
    """One answer that may be given now."""

    text: str  #: what a player types
    verb: str  #: the first part of the text
    args: Args  #: the other parts; each is a list of names
    anchors: list[str]  #: what a screen lights up
    final: bool  #: whether it cannot be taken back freely
    next: str  #: the step of chance that it leads to, if it does
    clause: str  #: the clause of the ability behind it, if there is one

    def __str__(self) -> str:
        return self.text


class Tried(msgspec.Struct):
    """An option, played out on a guess at the whole position; guessed information must not be shown."""

    action: int
    option: Option
    view: Any
    after: Any
    events: list[int]


END = Option(*TURN_ENDS, ["button:done"], True, "", "")


class Seated:
    """A seat of a match; its refusals tell only what the seat may know."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    @property
    def view(self) -> Any:
        return self.match.view(self.seat)

    @property
    def is_asked(self) -> bool:
        return self.match.who == self.seat

    # its options

    def options(self) -> list[Option]:
        """Returns the options of the pending decision, if the seat is asked."""
        if not self.is_asked:
            return []
        return [END] if self.match.holder is not None else [tried.option for tried in self.tried(self.view)]

    def tried(self, view: Any, actions: list[int] | None = None) -> Iterator[Tried]:
        """Plays each option of this view, or each of these actions, up to the next question."""
        match, game, seat, turn = self.match, self.match.game, self.seat, int(view.turns)
        whole = game.guess(view, seat, Shaker("any")) if game.has_secrets() else view
        for action in [int(one) for one in view.options[: int(view.count)]] if actions is None else actions:
            after = game.copy(whole)
            events: list[int] = []
            after.out = events
            game.apply(after, action)
            who = int(after.who)
            passed = who != seat or int(after.turns) != turn
            final = any(map(game.reveals, events)) or (passed and not match.ends_unsaid(seat, turn, action, after))
            text, verb, args = game.notation.phrases[action]
            then = game.step_name(after) if who == CHANCE else ""
            option = Option(text, verb, args, game.anchors(view, action), final, then, game.clause_of_choice(action))
            yield Tried(action, option, view, after, events)

    # its answers

    def chosen(self, given: str | int) -> int:
        """Returns the option that a text or a number means; an answer cannot close the game."""
        refusal = self.not_asked()
        if refusal is not None:
            raise refusal
        action = self.parse(given) if isinstance(given, str) else given
        if closes(action):
            raise self.match.unknown(given, self.offered()) if isinstance(given, str) else unknown_number(action)
        self.check(action)
        return action

    def parse(self, text: str) -> int:
        """Returns the action of a text; the examples in a refusal are options of this seat, or any actions."""
        action = self.match.read(text)
        if action is None:
            raise self.match.unknown(text, self.offered())
        return action

    def offered(self) -> list[int]:
        return self.match.decision().options if self.is_asked else []

    def check(self, action: int) -> None:
        """Refuses an action that the seat may not do now."""
        refusal = self.barred(action)
        if refusal is None and not self.match.is_option(action):
            refusal = self.refusal(action)
        if refusal is not None:
            raise refusal

    def why_not(self, text: str) -> Refusal | None:
        """Explains why an action is refused; while chance is asked, a rule that forbids the action comes first."""
        action = self.parse(text)
        is_option = self.match.is_option(action)
        if is_option or closes(action) or self.match.who >= 0:
            barred = self.barred(action)
            if barred is not None:
                return barred
        return None if is_option else self.refusal(action)

    def barred(self, action: int) -> Refusal | None:
        """Refuses answers of a seat that is not asked, resigning for others, and ending the game alone."""
        if not closes(action):
            return self.not_asked()
        if kind_of(action) != RESIGN:
            return Refusal("end-needs-all")
        return Refusal("resign-not-yours", seat=self.seat + 1) if first_of(action) != self.seat else None

    def not_asked(self) -> Refusal | None:
        who = self.match.who
        if who < 0:
            return Refusal("chance-decides" if who == CHANCE else "game-is-over")
        return None if self.is_asked else Refusal("not-your-decision", seat=who + 1)

    def refusal(self, action: int) -> Refusal:
        """Explains why this is no option now, by the rules and the position as the seat sees it."""
        match = self.match
        if action not in match.game.notation.index or match.holder is not None:
            return match.refusal(action)
        view = self.view
        clause, key = match.game.why_not(view, action)
        return Refusal(f"{match.opened.rules.name}-why-{key}", clause, **match.game.pending(view))

    # taking back

    @property
    def undoable(self) -> int:
        """How many of its last actions the seat may take back freely."""
        return self.match.undoable(self.seat)

    def undo(self) -> None:
        """Takes back the seat's last action, or refuses."""
        self.match.undo(self.seat)
