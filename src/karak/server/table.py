"""Rebuilds a table from its records: seats, game and wishes; it uses neither clock nor protocol."""

from typing import Any

from karak.core.action import RESIGN, first_of, kind_of, second_of
from karak.core.refusal import Refusal
from karak.core.state import CHANCE, NOBODY
from karak.play.match import Match
from karak.play.proof import signed
from karak.play.tape import Sealing, Tape, hash_of
from karak.server import views
from karak.server.lessons.leading import is_known
from karak.server.log import TABLE, Line
from karak.server.people import Person
from karak.server.records import (
    Answered,
    Cause,
    Closed,
    Drew,
    EndAnswered,
    Ended,
    EndOffered,
    Evicted,
    Frozen,
    Heeded,
    LinksRenewed,
    Noted,
    Opened,
    Record,
    Revealed,
    Said,
    Sealed,
    SealsFixed,
    SeatChanged,
    Seated,
    SeatLeft,
    Started,
    TurnEnded,
    UndoAnswered,
    UndoAsked,
    Undone,
    Vacated,
)
from karak.server.seats import Chair, Chairs
from karak.server.shares import Shares, sealing_of
from karak.server.titles import is_current, opened
from karak.server.wishes import Offer, Wish

OPEN, REVEALING, RUNNING, OVER, FROZEN = "open", "revealing", "running", "over", "frozen"
OTHER = "other-version"  # stored by other rules or data: kept but not played on
LAPSED = "end-lapsed"  # the time to answer the offer to end the game is over
UNDO_LAPSED = "undo-lapsed"  # the time to agree to taking back is over
OWNER = ""  # the player of commands that no seat sends
MOVES = (Answered, Drew, Closed, TurnEnded, Started, Ended, Frozen)
EVERY = 64  # actions between two positions that are checked on loading


class Table:
    """`apply` takes the records in order; everything else reads."""

    def __init__(self, opening: Opened, seed: str) -> None:
        self.id = opening.game
        self.title = opening.title
        self.opening = opening
        self.seed = seed
        self.lines: list[Line] = []
        self.chairs = Chairs(opening.seats)
        self.match: Match | None = None
        self.shares = Shares()
        self.salts: list[str] = []
        self.sealing: Sealing | None = None
        self.signed: list[str] = []  # what the seed signs at the end of each line
        self.chat = opening.chat
        is_playable = is_current(opening.title, opening.rules, opening.options, opening.data) and is_known(opening)
        self.status = OPEN if is_playable else OTHER
        self.asides = 0  # records that are not moves
        self.draws = 0  # draws ever made, including those taken back, numbered from 1
        self.moved = 0  # the number of the last record that changed the position
        self.wish: Wish | None = None
        self.offer: Offer | None = None
        self.declined: dict[int, int] = {}  # the turn in which a seat's offer to end the game failed
        self.barred: set[str] = set()  # players whom the owner sent away
        self.left: set[int] = set()  # seats whose players resigned and left a bot to play on
        self.brought: Tape | None = None  # the uploaded file; None for a game that was played here
        self.done: dict[tuple[str, str], Cause] = {}  # commands in the records, by player and id
        self.horizon = 0  # the number that delayed spectators see up to
        self.horizon_state: Any = None
        self.horizon_length = 0
        self.horizon_turn = 0

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
        """Returns the match while it is played, else refuses."""
        if self.status == RUNNING and self.match is not None:
            return self.match
        reasons = {
            OPEN: "table-not-started",
            REVEALING: "table-revealing",
            OVER: "game-is-over",
            FROZEN: "table-frozen",
            OTHER: "table-other-version",
        }
        raise Refusal(reasons[self.status])

    def check_version(self) -> None:
        """Refuses a game that other rules or pieces made, because its position is unknown here."""
        if self.status == OTHER:
            raise Refusal("table-other-version")

    def others(self, seat: int) -> list[int]:
        """Returns the seats of other players, present or not, except those that have resigned."""
        nobody = ("", self.chairs[seat].player)
        return [i for i, c in enumerate(self.chairs) if c.player not in nobody and not self.has_resigned(i)]

    def is_barred(self, person: Person) -> bool:
        """Whether the owner sent this person away."""
        return not self.barred.isdisjoint(person.players)

    def is_free(self, person: Person, seat: int) -> bool:
        """Whether this person may sit down there; in a running game a former player or a newcomer may replace a bot."""
        chair = self.chairs[seat]
        if chair.player or self.is_barred(person) or self.has_resigned(seat):
            return False
        if self.status == OPEN:
            return chair.kind != "bot"
        is_let_in = self.opening.newcomers or (bool(chair.former) and self.chairs.is_for(person, chair.former))
        is_spare = self.status == RUNNING and chair.kind == "bot"
        return is_spare and is_let_in and not self.chairs.held_by(person)

    def has_resigned(self, seat: int) -> bool:
        """Whether the player resigned, with or without a bot that plays on."""
        return seat in self.left or (self.match is not None and bool(self.match.state.resigned >> seat & 1))

    # records

    def apply(self, record: Record) -> None:
        seat = getattr(record, "seat", TABLE)
        name = self.chairs[seat].name if seat != TABLE else ""
        turn = self.lines[-1].turn if self.lines else 0
        events = self.enter(record)
        roles: tuple[int, ...] = ()
        if self.match is not None:
            turn, roles = int(self.match.state.turns), views.roles(self.match)
        self.lines.append(Line(record, seat, tuple(events), self.length, name, turn, roles))
        self.asides += not isinstance(record, MOVES)
        self.keep(record)
        self.look_ahead(record)

    def keep(self, record: Record) -> None:
        """Remembers the command of a record, so that it is done once; older records have no player and no answer."""
        cause = record.cause
        if isinstance(record.command, str) and record.command:
            seat = getattr(record, "seat", TABLE)
            cause = Cause(self.chairs[seat].player if seat != TABLE else OWNER, record.command, "", self.seq)
        if isinstance(cause, Cause):
            self.done[cause.player, cause.id] = cause

    def enter(self, record: Record) -> list[int]:
        """Applies a record and returns the events of the rules that it caused."""
        match record:
            case Answered() | Drew() | Closed():
                return self.move(record)
            case TurnEnded():
                self.release()
            case Undone():
                self.rewind(record)
            case Sealed() | SealsFixed() | Revealed():
                self.share(record)
            case Started():
                self.start(record)
            case Seated() | SeatChanged() | Vacated() | SeatLeft() | Evicted():
                self.sit(record)
            case LinksRenewed():
                self.chairs.issues[self.chairs[record.seat].player] = record.issue
            case UndoAsked() | UndoAnswered():
                self.count(record)
            case EndOffered() | EndAnswered():
                self.count_end(record)
            case Noted():
                self.note(record)
            case Frozen() | Ended():
                self.close(FROZEN if isinstance(record, Frozen) else OVER)
            case Opened() | Said() | Heeded():
                pass
        return []

    def sit(self, record: Seated | SeatChanged | Vacated | SeatLeft | Evicted) -> None:
        if isinstance(record, Vacated):
            self.chairs[record.seat] = Chair()
        else:
            self.chairs[record.seat].apply(record)
        if isinstance(record, Evicted):
            self.barred.add(record.player)
        if not isinstance(record, SeatChanged):
            self.fix()
        self.set_pace()

    def fix(self) -> None:
        """Bars undo of past actions, because other people than before would be asked."""
        self.wish = None
        if self.match is not None:
            self.match.deciders = [int(CHANCE)] * len(self.match.deciders)

    def note(self, record: Noted) -> None:
        if record.key == "salted":
            chair = self.chairs[int(record.args["seat"]) - 1]
            chair.salt, chair.seal = record.args["salt"], ""
        elif record.key in ("chat-on", "chat-off"):
            self.chat = record.key == "chat-on"
        elif record.key == LAPSED:
            self.drop_offer()
        elif record.key == UNDO_LAPSED:
            self.wish = None

    def set_pace(self) -> None:
        """Makes people confirm the end of their turns; turns of bots and resigned players end by themselves."""
        if self.match is None or self.opening.lesson:
            return
        self.match.unhurried = {seat for seat in self.chairs.humans() if not self.has_resigned(seat)}
        if self.match.holder is not None and self.match.holder not in self.match.unhurried:
            self.release()

    def release(self) -> None:
        """Ends a turn that its player had not confirmed."""
        self.moved = self.seq + 1
        if self.match:
            self.match.release()

    def share(self, record: Sealed | SealsFixed | Revealed) -> None:
        """Records what seats add to the dice."""
        if isinstance(record, Sealed):
            self.chairs[record.seat].seal, self.chairs[record.seat].salt = record.seal, ""
            return
        self.shares.apply(record)
        if self.status == OPEN:
            self.status = REVEALING
            self.moved = self.seq + 1

    def start(self, record: Started) -> None:
        self.salts = record.salts
        self.sealing = sealing_of(self.opening, self.shares.fixed, record.beacon)
        self.signed = signed(self.id, self.salts, self.sealing)
        if self.status == OTHER:
            return
        game = opened(self.title, tuple(record.heroes), tuple(self.opening.options))
        self.match = Match(game, [chair.name for chair in self.chairs])
        self.match.rules = self.opening.rules
        self.quote(self.match)
        self.set_pace()
        self.status = RUNNING
        self.moved = self.seq + 1

    def quote(self, match: Match) -> None:
        """Plays the quoted beginning, which players here cannot take back."""
        quoted = self.opening.quoted
        for action in quoted.actions if quoted else []:
            match.redo(action)
        if quoted and quoted.actions:
            match.hashes[-1] = quoted.hash
        match.deciders = [int(CHANCE)] * len(match.actions)

    def heroes(self) -> list[str]:
        """Returns the heroes chosen before the game; empty ones are dealt in it."""
        return self.opening.quoted.heroes if self.opening.quoted else self.chairs.heroes()

    def move(self, record: Answered | Drew | Closed) -> list[int]:
        if self.match is not None and self.match.holder is not None:
            self.lead()  # in older journals the next answer ends the turn
        self.wish = None
        self.moved = self.seq + 1
        self.draws += isinstance(record, Drew)
        if self.match is None:
            return []
        events = self.match.redo(record.action, record.hash)
        if isinstance(record, Closed) and kind_of(record.action) == RESIGN:
            self.resign(int(first_of(record.action)), bool(second_of(record.action)))
        return events

    def resign(self, seat: int, to_a_bot: bool) -> None:
        if to_a_bot:
            self.left.add(seat)
        if self.offer and self.offer.seat == seat:
            self.offer = None
        self.set_pace()

    def rewind(self, record: Undone) -> None:
        self.wish = None
        self.moved = self.seq + 1
        if self.match:
            self.match.rewind(record.length)

    def count(self, record: UndoAsked | UndoAnswered) -> None:
        if isinstance(record, UndoAsked):
            self.wish = Wish(record, self.others(record.seat))
        elif record.yes and self.wish:
            self.wish.agreed.add(record.seat)
        else:
            self.wish = None

    def count_end(self, record: EndOffered | EndAnswered) -> None:
        if isinstance(record, EndOffered):
            self.offer = Offer(record, self.others(record.seat))
        elif record.yes and self.offer:
            self.offer.agreed.add(record.seat)
        else:
            self.drop_offer()

    def drop_offer(self) -> None:
        """Drops the offer; the same player cannot repeat it in this turn."""
        if self.offer and self.match:
            self.declined[self.offer.seat] = int(self.match.state.turns)
        self.offer = None

    def close(self, status: str) -> None:
        self.wish = self.offer = None
        self.moved = self.seq + 1
        if self.status != OTHER:
            self.status = status

    def look_ahead(self, record: Record) -> None:
        """Moves delayed spectators to where a turn began, and to the end when the game is over."""
        match = self.match
        began = match is not None and match.holder is None and int(match.state.turns) > self.horizon_turn
        taken_back = isinstance(record, Undone) and record.length < self.horizon_length
        parted = isinstance(record, (SeatLeft, Evicted, LinksRenewed))  # a former player may become a spectator
        if self.status != RUNNING or began or taken_back or parted or isinstance(record, Started):
            self.lead()

    def lead(self) -> None:
        """Lets delayed spectators see the current position."""
        self.horizon = self.seq
        self.horizon_length = self.length
        if self.match:
            self.horizon_turn = int(self.match.state.turns)
        if self.match and self.opening.spectators == "delayed":
            self.horizon_state = self.match.game.copy(self.match.state)

    # loading

    def fault(self) -> str:
        """Returns what is wrong with the position, by its records and its rules; empty if it is fine."""
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
    """Builds a table from its stored records."""
    opening = records[0]
    if not isinstance(opening, Opened):
        raise ValueError("the first record opens a table")
    table = Table(opening, seed)
    for record in records:
        table.apply(record)
    return table
