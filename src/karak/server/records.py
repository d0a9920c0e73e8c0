"""What a journal holds: one record for each thing that happened at a table, as one line of JSON."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from karak.play.tape import Beacon

Action = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=(1 << 53) - 1)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Kind = Literal["human", "bot"]
By = Seat | Literal["owner", "clock"]  # who let somebody else play
How = Literal["points", "draw"]
ChainName = Literal["", "quicknet", "default"]  # of the beacon, or none


class Cause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """The command behind the records up to `seq`, so that the same command gets the same answer again."""

    player: str  # whose command it is; empty for an owner who never sat down
    id: str
    body: str  # a checksum of what was asked
    seq: Count  # the number and the arguments of the answer
    args: dict[str, str] = {}


class Happened(msgspec.Struct, tag=True, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all records share: when, in seconds since 1970, and for the first record of a command what caused it."""

    at: float
    cause: Cause | msgspec.UnsetType = msgspec.UNSET
    command: str | msgspec.UnsetType = msgspec.UNSET  # older journals have the id of the command here


class Quoted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How another game began; a table that quotes it goes on from there, with dice of its own."""

    game: str
    heroes: list[str]  # agreed on before it began, by seat
    actions: list[Action]
    hash: str  # of the position after them


class Opened(Happened, frozen=True):
    """Record 1: the table, the versions it is pinned to, and the hash of the seed its dice will come from."""

    game: str  # the id of this game
    title: str  # of the ruleset
    rules: int
    data: str
    seats: Count
    options: list[str]
    commitment: str
    public: bool = False
    spectators: Literal["allowed", "delayed", "none"] = "allowed"
    absent: Literal["bot", "wait"] = "wait"
    grace: Count = 60  # seconds a player may be gone
    rematch_of: str = ""
    quoted: Quoted | None = None
    chat: bool = True
    lesson: str = ""  # the version of the script that leads it; nothing where a game is played
    newcomers: bool = False  # whether anybody may take over from a bot while the game runs
    rematch: Count = 0  # so many games of this table came before
    restarts: Count = 0  # and so many of them were ended by the owner after their seals had been fixed
    beacon: ChainName = ""  # the chain that will be asked for a number


class Seated(Happened, frozen=True):
    seat: Seat
    kind: Kind
    name: str
    player: str  # an id; bots have none
    bot: str = ""
    hero: str = ""


class Vacated(Happened, frozen=True):
    seat: Seat


class SeatLeft(Happened, frozen=True):
    """In a running game the player gives the seat up, and a bot plays on; a link of the seat can take it again."""

    seat: Seat


class Evicted(Happened, frozen=True):
    """The owner sends a player away from this table for good; the seat is theirs no more, if they had it."""

    seat: Seat
    player: str


class LinksRenewed(Happened, frozen=True):
    """Of the links that open the seats of this seat's player, only those of this issue and later ones still do."""

    seat: Seat
    issue: Count


class Sealed(Happened, frozen=True):
    """The hash of the salt that a seat will add to the dice."""

    seat: Seat
    seal: str


class SealsFixed(Happened, frozen=True):
    """The owner started: seals, salts that were given openly, and heroes by seat cannot change any more.

    A beacon is named here by its round, which is published later.
    """

    seals: list[str]
    salts: list[str]
    heroes: list[str]
    beacon: Beacon | None = None


class Revealed(Happened, frozen=True):
    """A seat opens its salt, which fits its seal."""

    seat: Seat
    salt: str


class Started(Happened, frozen=True):
    """Salts and heroes by seat; an empty hero is dealt in the game. Sealed and empty is withheld."""

    salts: list[str]
    heroes: list[str]
    beacon: Beacon | None = None  # once it has spoken


class Answered(Happened, frozen=True, gc=False):
    """A player's action, and the hash of the position after it."""

    seat: Seat
    action: Action
    hash: str


class Drew(Happened, frozen=True, gc=False):
    """An action of chance, and the number of its draw: each is used once, even if it is taken back."""

    action: Action
    hash: str
    draw: Count


class Closed(Happened, frozen=True):
    """Players or the owner (seat -1) end the game, or a player resigns; the hash is of the position after it."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=63)]
    action: Action
    hash: str


class TurnEnded(Happened, frozen=True):
    """A player says that a turn is over that ended by itself."""

    seat: Seat


class EndOffered(Happened, frozen=True):
    """The game ends in this way if all other people agree."""

    seat: Seat
    how: How


class EndAnswered(Happened, frozen=True):
    """An answer to the offer; a no of the player who made it withdraws it."""

    seat: Seat
    yes: bool


class UndoAsked(Happened, frozen=True):
    """Back to the position after `length` actions, if the others agree."""

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
    """Somebody else, human or bot, plays on here; by a seat, the owner or the clock."""

    seat: Seat
    kind: Kind
    name: str
    bot: str = ""
    by: By = "owner"


class Noted(Happened, frozen=True):
    """A sentence for the log, by key and arguments: what the owner did, and the like."""

    key: str
    args: dict[str, str] = {}


class Heeded(Happened, frozen=True):
    """A command that had nothing to change, such as closing a chat that is closed."""


class Said(Happened, frozen=True):
    seat: Seat
    text: str


class Frozen(Happened, frozen=True):
    """A fault of ours was found; nothing is played here until somebody looks."""

    fault: str


class Ended(Happened, frozen=True):
    """The seed is shown, so that every draw can be checked."""

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
