"""Defines the records of a journal: one for each thing that happened at a table, as one line of JSON."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from karak.play.tape import Beacon

Action = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=(1 << 53) - 1)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Kind = Literal["human", "bot"]
By = Seat | Literal["owner", "clock"]  # who put a bot or another player there
How = Literal["points", "draw"]
ChainName = Literal["", "quicknet", "default"]  # of the beacon, empty for none


class Cause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """The command behind the records up to `seq`; the same command gets the same answer again."""

    player: str  # who gave the command; empty for an owner without a seat
    id: str
    body: str  # a checksum of the command
    seq: Count  # number and arguments of the answer
    args: dict[str, str] = {}


class Happened(msgspec.Struct, tag=True, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all records share: the time in seconds since 1970, and on the first record of a command its cause."""

    at: float
    cause: Cause | msgspec.UnsetType = msgspec.UNSET
    command: str | msgspec.UnsetType = msgspec.UNSET  # in older journals the id of the command


class Quoted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The beginning of another game; a table that quotes it goes on from there with its own dice."""

    game: str
    heroes: list[str]  # by seat, agreed on before the game
    actions: list[Action]
    hash: str  # of the position after the actions


class Opened(Happened, frozen=True):
    """Record 1: the table, the versions it is pinned to, and the hash of the seed of its dice."""

    game: str  # the id
    title: str  # the name of the ruleset
    rules: int
    data: str
    seats: Count
    options: list[str]
    commitment: str
    public: bool = False
    spectators: Literal["allowed", "delayed", "none"] = "allowed"
    absent: Literal["bot", "wait"] = "wait"
    grace: Count = 60  # seconds that a player may be absent
    rematch_of: str = ""
    quoted: Quoted | None = None
    chat: bool = True
    lesson: str = ""  # the version of its script; empty for a game
    newcomers: bool = False  # whether anyone may take over a bot's seat while the game runs
    rematch: Count = 0  # the number of earlier games of this table
    restarts: Count = 0  # how many of those the owner ended after their seals had been fixed
    beacon: ChainName = ""  # the chain whose number the table will wait for


class Seated(Happened, frozen=True):
    seat: Seat
    kind: Kind
    name: str
    player: str  # an id; empty for bots
    bot: str = ""
    hero: str = ""


class Vacated(Happened, frozen=True):
    seat: Seat


class SeatLeft(Happened, frozen=True):
    """A player gives up the seat in a running game and a bot plays on; a link of the seat can take it back."""

    seat: Seat


class Evicted(Happened, frozen=True):
    """The owner sends a player away from this table for good, and the player loses the seat, if they had it."""

    seat: Seat
    player: str


class LinksRenewed(Happened, frozen=True):
    """The links of this seat's player now work only from this issue on."""

    seat: Seat
    issue: Count


class Sealed(Happened, frozen=True):
    """The hash of the salt that a seat will add to the dice."""

    seat: Seat
    seal: str


class SealsFixed(Happened, frozen=True):
    """The owner started: seals, openly given salts, and heroes by seat are now fixed.

    If a beacon is used, its round is named here and published later.
    """

    seals: list[str]
    salts: list[str]
    heroes: list[str]
    beacon: Beacon | None = None


class Revealed(Happened, frozen=True):
    """A seat opens the salt that matches its seal."""

    seat: Seat
    salt: str


class Started(Happened, frozen=True):
    """Salts and heroes by seat; an empty hero is dealt in the game, and an empty salt of a sealed seat was withheld."""

    salts: list[str]
    heroes: list[str]
    beacon: Beacon | None = None  # with its number, once it was published


class Answered(Happened, frozen=True, gc=False):
    """A player's action, and the hash of the position after it."""

    seat: Seat
    action: Action
    hash: str


class Drew(Happened, frozen=True, gc=False):
    """An action of chance, and the number of its draw; each number is used once, even if the draw is taken back."""

    action: Action
    hash: str
    draw: Count


class Closed(Happened, frozen=True):
    """Players or the owner (seat -1) end the game, or a player resigns; the hash is that of the position after it."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=63)]
    action: Action
    hash: str


class TurnEnded(Happened, frozen=True):
    """A player confirms the end of a turn that had ended by itself."""

    seat: Seat


class EndOffered(Happened, frozen=True):
    """A player offers to end the game in this way; it ends if all other people agree."""

    seat: Seat
    how: How


class EndAnswered(Happened, frozen=True):
    """An answer to the offer; a no from the player who made it withdraws it."""

    seat: Seat
    yes: bool


class UndoAsked(Happened, frozen=True):
    """A player asks to return to the position after `length` actions, which needs the others' consent."""

    seat: Seat
    length: Count


class UndoAnswered(Happened, frozen=True):
    seat: Seat
    yes: bool


class Undone(Happened, frozen=True):
    """The game is back at the position after `length` actions, which has this hash."""

    seat: Seat
    length: Count
    hash: str


class SeatChanged(Happened, frozen=True):
    """Another player, human or bot, now plays here; `by` is a seat, the owner or the clock."""

    seat: Seat
    kind: Kind
    name: str
    bot: str = ""
    by: By = "owner"


class Noted(Happened, frozen=True):
    """A sentence for the log, by key and arguments, such as what the owner did."""

    key: str
    args: dict[str, str] = {}


class Heeded(Happened, frozen=True):
    """A command that had nothing to change, such as closing a chat that is closed."""


class Said(Happened, frozen=True):
    seat: Seat
    text: str


class Frozen(Happened, frozen=True):
    """The server found an error in the game and stops it until the operator looks at it."""

    fault: str


class Ended(Happened, frozen=True):
    """The game is over; the record shows the seed, so that every draw can be checked."""

    reason: str
    seed: str


Record: TypeAlias = (
    Opened | Seated | Vacated | SeatLeft | Evicted | LinksRenewed | Sealed | SealsFixed | Revealed | Started
    | Answered | Drew | Closed | TurnEnded
    | EndOffered | EndAnswered | UndoAsked | UndoAnswered | Undone | SeatChanged | Noted | Heeded | Said | Frozen
    | Ended
)  # fmt: skip
encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)


def encode(record: Record) -> bytes:
    return encoder.encode(record)


def decode(line: bytes) -> Record:
    return decoder.decode(line)
