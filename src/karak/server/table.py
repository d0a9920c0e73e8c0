"""A table is its records: what they make of seats, game and wishes; nothing here asks a clock or a wire."""

from typing import Any

from karak.core.refusal import Refusal
from karak.core.state import CHANCE, NOBODY
from karak.play.match import Match
from karak.play.tape import Tape, hash_of
from karak.server.lessons.leading import is_known
from karak.server.log import TABLE, Line
from karak.server.people import Person
from karak.server.records import (
    Answered,
    Drew,
    Ended,
    Frozen,
    Noted,
    Opened,
    Record,
    Said,
    SeatChanged,
    Seated,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
    Vacated,
)
from karak.server.seats import Chair, Chairs
from karak.server.titles import is_current, opened

OPEN, RUNNING, OVER, FROZEN = "open", "running", "over", "frozen"
OTHER = "other-version"  # stored by other rules or data: kept, not played on
EVERY = 64  # actions between two positions that are checked when a table is loaded


class Wish:
    """Somebody wants to take back more than is free; every other player has to agree."""

    def __init__(self, record: UndoAsked, voters: list[int]) -> None:
        self.seat = record.seat
        self.length = record.length
        self.command = record.command
        self.at = record.at
        self.voters = voters
        self.agreed: set[int] = set()


class Table:
    """Records go in by `apply`, in order; everything else is read."""

    def __init__(self, opening: Opened, seed: str) -> None:
        self.id = opening.game
        self.title = opening.title
        self.opening = opening
        self.seed = seed
        self.lines: list[Line] = []
        self.chairs = Chairs(Chair() for _ in range(opening.seats))
        self.match: Match | None = None
        self.salts: list[str] = []
        self.chat = opening.chat
        is_playable = is_current(opening.title, opening.rules, opening.options, opening.data) and is_known(opening)
        self.status = OPEN if is_playable else OTHER
        self.draws = 0  # ever made, those taken back included; they are numbered from 1
        self.moved = 0  # the number of the last record that changed the position
        self.wish: Wish | None = None
        self.brought: Tape | None = None  # the file it was read from, if it was not played here
        self.done: dict[tuple[str, str], int] = {}  # commands that are in the records: by player and id
        self.horizon = 0  # where a delayed spectator is
        self.horizon_state: Any = None
        self.horizon_length = 0

    @property
    def seq(self) -> int:
        return len(self.lines)

    @property
    def length(self) -> int:
        return len(self.match.actions) if self.match else 0

    @property
    def who(self) -> int:
        """The seat that is asked, or -1."""
        return self.match.who if self.match and self.status == RUNNING else -1

    def playing(self) -> Match:
        """The match, if it is being played."""
        if self.status == RUNNING and self.match is not None:
            return self.match
        reasons = {
            OPEN: "table-not-started",
            OVER: "game-is-over",
            FROZEN: "table-frozen",
            OTHER: "table-other-version",
        }
        raise Refusal(reasons[self.status])

    def others(self, seat: int) -> list[int]:
        """Human seats of other players."""
        return [i for i in self.chairs.humans() if self.chairs[i].player != self.chairs[seat].player]

    # records

    def apply(self, record: Record) -> None:
        seat = getattr(record, "seat", TABLE)
        name = self.chairs[seat].name if seat != TABLE else ""
        turn = self.lines[-1].turn if self.lines else 0
        events = self.enter(record)
        if self.match is not None:
            turn = int(self.match.state.turns)
        self.lines.append(Line(record, seat, tuple(events), self.length, name, turn))
        command = getattr(record, "command", "")
        if command:
            self.done[self.chairs[seat].player, command] = self.seq
        self.look_ahead(record)

    def enter(self, record: Record) -> list[int]:
        """The events of the rules that it brought about."""
        match record:
            case Answered() | Drew():
                return self.move(record)
            case Undone():
                self.rewind(record)
            case Started():
                self.start(record)
            case Seated() | SeatChanged():
                self.chairs[record.seat].apply(record)
            case Vacated():
                self.chairs[record.seat] = Chair()
            case UndoAsked():
                self.wish = Wish(record, self.others(record.seat))
            case UndoAnswered():
                self.count(record)
            case Noted(key="salted"):
                self.chairs[int(record.args["seat"]) - 1].salt = record.args["salt"]
            case Noted(key="chat-on" | "chat-off"):
                self.chat = record.key == "chat-on"
            case Frozen() | Ended():
                self.close(FROZEN if isinstance(record, Frozen) else OVER)
            case Opened() | Noted() | Said():
                pass
        return []

    def start(self, record: Started) -> None:
        self.salts = record.salts
        if self.status == OTHER:
            return
        game = opened(self.title, tuple(record.heroes), tuple(self.opening.options))
        self.match = Match(game, [chair.name for chair in self.chairs])
        self.quote(self.match)
        self.status = RUNNING
        self.moved = self.seq + 1

    def quote(self, match: Match) -> None:
        """What was decided at another table is for nobody here to take back."""
        quoted = self.opening.quoted
        for action in quoted.actions if quoted else []:
            match.redo(action)
        if quoted and quoted.actions:
            match.hashes[-1] = quoted.hash
        match.deciders = [int(CHANCE)] * len(match.actions)

    def heroes(self) -> list[str]:
        """Agreed on before the game; empty ones are dealt in it."""
        return self.opening.quoted.heroes if self.opening.quoted else self.chairs.heroes()

    def move(self, record: Answered | Drew) -> list[int]:
        self.wish = None
        self.moved = self.seq + 1
        self.draws += isinstance(record, Drew)
        return self.match.redo(record.action, record.hash) if self.match else []

    def rewind(self, record: Undone) -> None:
        self.wish = None
        self.moved = self.seq + 1
        if self.match:
            self.match.rewind(record.length)

    def count(self, record: UndoAnswered) -> None:
        if record.yes and self.wish:
            self.wish.agreed.add(record.seat)
        else:
            self.wish = None

    def close(self, status: str) -> None:
        self.wish = None
        self.moved = self.seq + 1
        if self.status != OTHER:
            self.status = status

    def look_ahead(self, record: Record) -> None:
        """A delayed spectator is led to where a turn began, and at the end to the end."""
        lines = self.lines
        began = len(lines) > 1 and lines[-1].turn > lines[-2].turn
        taken_back = isinstance(record, Undone) and record.length < self.horizon_length
        if self.status != RUNNING or began or taken_back or isinstance(record, Started):
            self.horizon = self.seq
            self.horizon_length = self.length
            if self.match and self.opening.spectators == "delayed":
                self.horizon_state = self.match.game.copy(self.match.state)

    # for whoever loads it

    def fault(self) -> str:
        """What is wrong with the position, seen from its records and its rules; nothing if all is well."""
        match = self.match
        if match is None or not match.hashes:
            return ""
        if hash_of(match.state) != match.hashes[-1]:
            return f"the position after {self.length} actions is not the one that was stored"
        if match.who == NOBODY and self.status == RUNNING:
            return "the game is over and nobody said so"
        return match.game.check(match.state)

    def seats_of(self, person: Person) -> list[int]:
        return self.chairs.held_by(person)


def loaded(records: list[Record], seed: str) -> Table:
    """A table from what is stored of it."""
    opening = records[0]
    if not isinstance(opening, Opened):
        raise ValueError("the first record opens a table")
    table = Table(opening, seed)
    for record in records:
        table.apply(record)
    return table
