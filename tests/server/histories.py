"""Histories: what clients asked and saw, and what happened to their server, as one line of JSON for each event."""

import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

Body = dict[str, Any]


class Entry(NamedTuple):
    """A line of the game log as the client showed it, with its sentences by key and arguments."""

    seq: int
    at: float
    seat: int
    told: str


class Line(msgspec.Struct, tag_field="line", tag=str.lower, kw_only=True):
    """An event of a history; `t` is in seconds, on a clock that only goes forward."""

    t: float = 0.0


class Heard(Line):
    """What a client saw; each `connection` has its own number, and `player` is the client's name for its user."""

    client: str
    connection: int
    player: str
    table: str


class Knocked(Heard):
    """The client starts to open a connection."""


class Invoked(Heard):
    """The client sends a command; `known` is the number of the last event that it has."""

    id: str
    body: Body
    known: int


class Ok(Heard):
    id: str
    seq: int
    args: dict[str, Any] = {}


class Refused(Heard):
    id: str
    key: str
    again: bool = False


class Unknown(Heard):
    id: str


class Synced(Heard):
    id: str
    seq: int


class Shown(Heard):
    """A snapshot, or an event if it has `after`; `is_right` means that the client computed the same hash."""

    seq: int
    viewpoint: int
    hash: str
    is_right: bool
    entries: list[Entry]
    after: int | None = None
    whole: bool = True


class Welcomed(Heard):
    seats: list[int]
    owner: bool


class Bye(Heard):
    reason: str


class Left(Heard):
    """One of the two sides closes the connection."""


class Server(Line):
    """`did` is started, killed, told-to-stop, ended (with its status), died, or the name of another fault."""

    did: str
    status: int = 0


Outcome = Ok | Refused | Unknown | Synced
Happening = Knocked | Invoked | Ok | Refused | Unknown | Synced | Shown | Welcomed | Bye | Left | Server
decoder: msgspec.json.Decoder[Happening] = msgspec.json.Decoder(Happening)


class History:
    """A history in the order of its lines; they also go to a file, if one is given."""

    def __init__(self, file: Path | None = None) -> None:
        self.lines: list[Happening] = []
        self.file = file.open("wb") if file else None

    def add(self, line: Happening) -> None:
        line.t = line.t or time.monotonic()
        self.lines.append(line)
        if self.file:
            self.file.write(msgspec.json.encode(line) + b"\n")

    def close(self) -> None:
        if self.file:
            self.file.close()


def read(file: Path) -> list[Happening]:
    return [decoder.decode(line) for line in file.read_bytes().splitlines()]
