"""The commands of the engine, one JSON object per line; seats are counted from 0."""

from typing import Annotated

import msgspec

from karak.core.refusal import Refusal
from karak.games.shelf import FIRST
from karak.words.unread import unread

LONGEST_LINE = 1 << 20
MOST_ACTIONS = 100_000
LONGEST_QUOTE = 60

Whole = Annotated[int, msgspec.Meta(ge=-(1 << 63), le=(1 << 63) - 1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=255)]
Answer = str | Whole  # an action, as text or number
Id = str | Whole | None


class Command(msgspec.Struct, tag_field="cmd", forbid_unknown_fields=True, kw_only=True):
    """A command; its answer carries the same id, if there is one."""

    id: Id = None


class New(Command, tag="new"):
    """Opens a game; with a seed, chance answers by itself unless `auto` is false; bots answer for the seats named."""

    game: str = FIRST
    seats: SeatNumber | None = None
    heroes: list[str] = []
    options: list[str] = []
    players: list[str] = []
    data: str = ""
    seed: str | Whole | None = None
    auto: bool = True
    bots: list[str] = []


class Load(Command, tag="load"):
    """Continues where a tape ends; one too long for a line is read from a file."""

    tape: msgspec.Raw = msgspec.Raw(b"null")
    file: str = ""
    data: str = ""
    seed: str | Whole | None = None
    auto: bool = True
    bots: list[str] = []


class Do(Command, tag="do", kw_only=True):
    """Answers for a seat once, or several times in order, all or none; without `seat`, for the one that is asked."""

    seat: SeatNumber | None = None
    action: Answer | Annotated[list[Answer], msgspec.Meta(max_length=MOST_ACTIONS)]


class Draw(Command, tag="draw"):
    """Lets the engine answer for chance."""


class Options(Command, tag="options"): ...


class Undo(Command, tag="undo"):
    """Takes back as the rules of the table allow; with `force`, any number of actions including dice and draws."""

    seat: SeatNumber | None = None
    force: Count | None = None


class State(Command, tag="state"): ...


class View(Command, tag="view"):
    seat: SeatNumber


class WhyNot(Command, tag="why_not"):
    action: str
    seat: SeatNumber | None = None


class TapeOf(Command, tag="tape"):
    """Returns the tape in the answer, or writes it to a file."""

    file: str = ""


class Rules(Command, tag="rules"):
    game: str = FIRST
    data: str = ""


class Quit(Command, tag="quit"): ...


Request = New | Load | Do | Draw | Options | Undo | State | View | WhyNot | TapeOf | Rules | Quit
NAMES = ("new", "load", "do", "draw", "options", "undo", "state", "view", "why_not", "tape", "rules", "quit")


class Envelope(msgspec.Struct):
    """The fields that can be read even from an invalid command."""

    id: object = None
    cmd: object = None


def read(line: bytes) -> Request:
    """Reads one command, or refuses the line and says what is wrong with it."""
    if len(line) > LONGEST_LINE:
        raise Refusal("line-too-long", most=str(LONGEST_LINE))
    try:
        request: Request = msgspec.json.decode(line, type=Request)
        return request
    except msgspec.ValidationError as fault:
        command = envelope(line).cmd
        if isinstance(command, str) and command not in NAMES:
            quoted = command[:LONGEST_QUOTE]
            raise Refusal("unknown-command", command=quoted, commands=", ".join(NAMES)) from fault
        raise Refusal("line-not-command", fault=unread(fault)) from fault
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Refusal("line-not-json", fault=unread(fault)) from fault


def envelope(line: bytes) -> Envelope:
    try:
        return msgspec.json.decode(line, type=Envelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Envelope()


def id_of(line: bytes) -> Id:
    """Reads the id of a refused command, which the answer repeats."""
    try:
        given: Id = msgspec.convert(envelope(line).id, Id)
        return given
    except msgspec.ValidationError:
        return None
