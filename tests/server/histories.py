"""What clients asked of a server and saw of it, and what was done to that server: one line of JSON for each thing."""

import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

Body = dict[str, Any]


class Entry(NamedTuple):
    """A line of the log as it was shown, with its sentences by key and arguments."""

    seq: int
    at: float
    seat: int
    told: str


class Line(msgspec.Struct, tag_field="line", tag=str.lower, kw_only=True):
    """`t` is in seconds, of a clock that only goes forward."""

    t: float = 0.0


class Heard(Line):
    """`connection` is a number, each used once; `player` is what the client calls the one who asks."""

    client: str
    connection: int
    player: str
    table: str


class Knocked(Heard):
    """The client begins to open a connection."""


class Invoked(Heard):
    """A command goes out; `known` is the number of the last event that the client has."""

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
    """A snapshot, or an event if it has `after`; `is_right` if the client found the same hash."""

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
    """The connection is closed, by whichever side."""


class Server(Line):
    """`did` is started, killed, told-to-stop, ended (with its status), died, or the name of another fault."""

    did: str
    status: int = 0


Outcome = Ok | Refused | Unknown | Synced
Happening = Knocked | Invoked | Ok | Refused | Unknown | Synced | Shown | Welcomed | Bye | Left | Server
decoder: msgspec.json.Decoder[Happening] = msgspec.json.Decoder(Happening)


class History:
    """Lines in the order in which they came; also in a file, if there is one."""

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
