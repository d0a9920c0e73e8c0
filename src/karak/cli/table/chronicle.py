"""The log of a match, turn by turn."""

from typing import Any

from karak.cli.table.face import Face
from karak.cli.table.telling import Turn
from karak.words import say


class Chronicle:
    """The log beside a match, with one entry for each action; undo shortens both."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.match = face.match
        self.before: list[Any] = []
        state = self.match.game.start()
        for action in self.match.actions:
            self.before.append(face.remember(state))
            self.match.game.apply(state, action)

    def note(self) -> None:
        """Notes the position before an action; call it first."""
        self.before.append(self.face.remember(self.match.state))

    def cut(self) -> None:
        del self.before[len(self.match.actions) :]

    def turns(self, seat: int | None, first: int = 0, last: int | None = None) -> list[Turn]:
        """Tells actions first to last as a seat may know them; None may know all."""
        told = self.face.telling(self.before, seat)
        for number in range(first, len(self.match.actions) if last is None else last):
            told.tell(number)
        told.flush()
        idle = say(f"{told.game}-idle")
        ended = [Turn(turn.number, turn.hero, turn.parts or [idle]) for turn in told.turns[:-1]]
        return ended + [turn for turn in told.turns[-1:] if turn.parts]
