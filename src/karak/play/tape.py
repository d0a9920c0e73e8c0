"""The tape of a game: versioned JSON that any program can read, replay and check."""

import hashlib
import os
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec

from karak.core.refusal import Refusal
from karak.core.state import State
from karak.words.plain import is_plain
from karak.words.unread import unread

FORMAT = 1
FAIR_FORMAT = 2  # the same, with the data to check the dice
QUOTING_FORMAT = 3  # the same, of a game that continues from a position of another one
LESSON_FORMAT = 4  # format 1 of a lesson: chance and the others followed its script
SEALED_FORMAT = 5  # format 2 or 3 of a game whose salts were sealed before any was shown
Number = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]  # what fits a native int


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """The player and the hero of a seat; the game deals an empty hero."""

    player: str
    hero: str = ""


class Result(msgspec.Struct, forbid_unknown_fields=True):
    ending: str
    points: list[float]
    winners: list[int]


class Beacon(msgspec.Struct, forbid_unknown_fields=True):
    """A round of a public beacon, with the hash of its chain; the other fields are empty until it is published."""

    chain: str
    round: Number
    randomness: str = ""
    signature: str = ""

    def parts(self) -> list[str]:
        return [self.chain, str(self.round), self.randomness]


class Sealing(msgspec.Struct, forbid_unknown_fields=True):
    """The seals by seat, and when they were fixed, in seconds since 1970; which game of its table this is.

    Of the `rematch` games before it, `restarts` were ended by the owner after their seals had been fixed.
    """

    seals: list[str]
    fixed: Number
    rematch: Number = 0
    restarts: Number = 0
    beacon: Beacon | None = None


class Fair(msgspec.Struct, forbid_unknown_fields=True):
    """Where the dice came from: draws[i] is the number of the i-th draw; the seed is empty until it is shown.

    The first `quoted` actions come from another game, and so do their dice.
    """

    id: str
    commitment: str
    salts: list[str]
    draws: list[Number]
    seed: str = ""
    quoted: Number | msgspec.UnsetType = msgspec.UNSET
    sealing: Sealing | msgspec.UnsetType = msgspec.UNSET


class Tape(msgspec.Struct, forbid_unknown_fields=True):
    """Actions are numbers, `texts` says the same in words; hashes[i] is the position after actions[i]."""

    format: int
    game: str
    rules: int
    data: str
    seats: list[Seat]
    options: list[str]
    start: str
    actions: list[Number]
    texts: list[str]
    hashes: list[str]
    result: Result | None = None
    fair: Fair | msgspec.UnsetType = msgspec.UNSET
    lesson: str | msgspec.UnsetType = msgspec.UNSET  # the version of its script


class FormatOnly(msgspec.Struct):
    format: int


def hash_of(state: State) -> str:
    """Returns a short digest of the position's numbers, the same on every machine."""
    numbers = state.numbers()
    return hashlib.blake2b(struct.pack(f"<{len(numbers)}q", *numbers), digest_size=6).hexdigest()


def with_fair(tape: Tape, fair: Fair) -> Tape:
    """Returns the tape with the data to check its dice."""
    return named(msgspec.structs.replace(tape, fair=fair))


def named(tape: Tape) -> Tape:
    return msgspec.structs.replace(tape, format=format_of(tape))


def format_of(tape: Tape) -> int:
    """Returns the format that a tape must name; a lesson has no dice to check, so no format has both."""
    if tape.fair is msgspec.UNSET:
        return FORMAT if tape.lesson is msgspec.UNSET else LESSON_FORMAT
    if tape.lesson is not msgspec.UNSET:
        return 0
    if tape.fair.sealing is not msgspec.UNSET:
        return SEALED_FORMAT
    return FAIR_FORMAT if tape.fair.quoted is msgspec.UNSET else QUOTING_FORMAT


def as_lesson(tape: Tape, version: str) -> Tape:
    """Returns the tape of a lesson, whose chance follows a script."""
    return named(msgspec.structs.replace(tape, lesson=version))


def encode(tape: Tape) -> bytes:
    return msgspec.json.format(msgspec.json.encode(tape), indent=1) + b"\n"


def decode(raw: bytes, name: str) -> Tape:
    """Reads a tape; refuses it if it is broken, truncated or of another version."""
    try:
        version = msgspec.json.decode(raw, type=FormatOnly).format
        if not FORMAT <= version <= SEALED_FORMAT:
            raise Refusal("tape-other-format", file=name, found=version, oldest=FORMAT, newest=SEALED_FORMAT)
        tape = msgspec.json.decode(raw, type=Tape)
        if format_of(tape) != version:
            raise Refusal("tape-mixed", file=name, found=version)
        if not all(map(is_plain, texts_in(msgspec.to_builtins(tape)))):
            raise Refusal("tape-orders", file=name)
        return tape
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Refusal("tape-broken", file=name, fault=unread(fault)) from fault


def texts_in(value: object) -> Iterator[str]:
    """Yields every text of a tape at any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts_in(part)


def load(path: Path) -> Tape:
    try:
        return decode(path.read_bytes(), str(path))
    except (OSError, ValueError) as fault:
        raise Refusal("file-unreadable", file=str(path), fault=reason_of(fault)) from fault


def save(tape: Tape, path: Path) -> None:
    """Writes a temporary file and moves it into place, so that a full disk or a crash leaves the old file intact."""
    try:
        if path.exists() and not path.is_file():  # a pipe or a device has no content to lose
            path.write_bytes(encode(tape))
        else:
            replace(path, encode(tape))
    except (OSError, ValueError) as fault:
        raise Refusal("file-unwritable", file=str(path), fault=reason_of(fault)) from fault


def replace(path: Path, content: bytes) -> None:
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def reason_of(fault: Exception) -> str:
    return str(getattr(fault, "strerror", None) or fault)
