"""What goes over a socket, as types: commands come in, messages go out, one JSON object each."""

from typing import Annotated, Any, Literal

import msgspec

from karak.core.refusal import Refusal
from karak.play.seated import Option
from karak.play.viewpoint import Onlooker, Viewpoint

VERSION = 3
VERSIONS = (1, 2, 3)  # of clients that are understood: the first does not know `unknown`
NO_SEAT = -1  # the viewpoint of a spectator
OLD_NO_SEAT = 99  # what it was up to version 2: a page that was open says so once more
LONGEST_MESSAGE = 1 << 16
EMOTES = ("hello", "good-luck", "well-done", "thanks", "oops", "wow", "thinking")

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Plain = Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Action = Annotated[str, msgspec.Meta(max_length=100)] | Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]


class In(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """From a client. Nobody says who they are: the session knows."""


class Hello(In):
    """The first message, and again whenever a number is missing: what followed number `after`, seen from the same
    viewpoint as before, or else a snapshot."""

    version: int = VERSION
    after: Seq | None = None
    viewpoint: Annotated[int, msgspec.Meta(ge=NO_SEAT, le=OLD_NO_SEAT)] | None = None


class Ping(In): ...


class Command(In):
    """Answered once; the same id gets the same answer again, and is done only once."""

    id: Id


class Placed(Command):
    """Meant for the position that the sender saw: the number of the last event it got."""

    expected: Seq


class Act(Placed):
    """The answer to the pending decision, in words or as a number."""

    action: Action


class Undo(Placed):
    """Take back my last answer: at once if that is free, else the others are asked."""


class ResetTurn(Placed):
    """Take back all of this turn that is free to be taken back."""


class UndoVote(Command):
    yes: bool


class WhyNot(Command):
    """What stands in the way of this action?"""

    text: Text


class Hint(Placed):
    """What would a bot do in my place, and why?"""


class Say(Command):
    text: Text


class Emote(Command):
    emote: Word


class TakeSeat(Command):
    seat: SeatNumber
    name: Text


class LeaveSeat(Command):
    """Before the start the seat is free again; afterwards a bot goes on, and the seat is seen from no more."""

    seat: SeatNumber


class AddBot(Command):
    seat: SeatNumber
    bot: Word


class RemoveBot(Command):
    seat: SeatNumber


class ChooseHero(Command):
    """An empty hero is dealt."""

    seat: SeatNumber
    hero: Word


class Salt(Command):
    """A player's own share in the dice, given openly before the start; a seal is better."""

    seat: SeatNumber
    salt: Plain


class Seal(Command):
    """The hash of a player's own share in the dice, sent before the start instead of it."""

    seat: SeatNumber
    seal: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Start(Command): ...


class RenewLinks(Command):
    """No link of this seat's player that was made before opens it any more."""

    seat: SeatNumber


class Reveal(Command):
    """The salt that was sealed, once the seals of all seats are fixed."""

    seat: SeatNumber
    salt: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{32,64}$")]


class Kick(Command):
    """Send the player away from this table for good; in a running game a bot plays on."""

    seat: SeatNumber


class LetBotPlay(Command):
    seat: SeatNumber
    bot: Word


class HandBack(Command):
    """The player goes on, not the bot."""

    seat: SeatNumber


class Extend(Command):
    """Wait longer for somebody who is gone."""

    seat: SeatNumber


class SwitchChat(Command):
    """Whether players may talk; emotes they always have."""

    on: bool


class Resign(Command):
    """Give up: the hero takes no more turns, or this bot plays on."""

    seat: SeatNumber
    bot: Word = ""


class OfferEnd(Command):
    """Ask all other people to end the game: by points, or as a draw."""

    seat: SeatNumber
    how: Literal["points", "draw"]


class EndVote(Command):
    yes: bool


class End(Command):
    """The owner ends a running game by points, and closes a table that has not begun."""


class Rematch(Command): ...


Incoming = (
    Hello | Ping | Act | Undo | ResetTurn | UndoVote | WhyNot | Hint | Say | Emote | TakeSeat | LeaveSeat | AddBot
    | RemoveBot | ChooseHero | Salt | Seal | Start | Reveal | RenewLinks | Kick | LetBotPlay | HandBack | Extend
    | SwitchChat | Resign | OfferEnd | EndVote | End | Rematch
)  # fmt: skip


class Told(msgspec.Struct):
    """What happened, by key and arguments."""

    key: str
    args: dict[str, str]


class Entry(msgspec.Struct):
    """A line of the log: its number, who caused it (-1 for chance and the table), and after how many actions."""

    seq: int
    at: float
    seat: int
    length: int
    told: list[Told]


class Decision(msgspec.Struct):
    """Who is asked what; the options only if it is you. `who` is -1 if nobody is asked; `clause` says what about."""

    who: int
    step: str
    options: list[Option]
    undoable: int
    clause: str


class Offer(msgspec.Struct):
    """An offer to end the game: who made it, how the game would end ("points" or "draw"), who is asked, who agreed."""

    seat: int
    how: str
    voters: list[int]
    agreed: list[int]


class SeatShown(msgspec.Struct):
    """Who sits there; `waits_until` if the table waits for somebody who is gone. A seat has a `person` also while a bot
    plays for one; `free` says that you may sit down there now."""

    seat: int
    kind: str
    name: str
    bot: str
    hero: str
    here: bool
    yours: bool
    person: bool
    free: bool
    waits_until: float | None = None


class Out(msgspec.Struct, tag_field="type", tag=str.lower, kw_only=True):
    """To a client."""


class Welcome(Out):
    """Who you are at this table, and what table it is; `cookie` says why your cookie was not believed, if it was not:
    "expired" or "forged"."""

    version: int
    table: str
    title: str
    options: list[str]
    commitment: str
    spectators: str
    seats: list[int]
    owner: bool
    lesson: bool
    cookie: str = ""


class Snapshot(Out):
    """Everything that you may see now; `hash` is of the view, `consent` has the seats that `undo` still waits for."""

    seq: int
    status: str
    length: int
    viewpoint: int
    view: dict[str, Any]
    hash: str
    decision: Decision
    undo: int | None
    consent: list[int]
    offer: Offer | None
    log: list[Entry]


class Event(Out):
    """What happened after number `after`, up to `seq`; `view` has the keys that changed, or all if it is `whole`."""

    after: int
    seq: int
    status: str
    length: int
    viewpoint: int
    whole: bool
    view: dict[str, Any]
    hash: str
    decision: Decision
    undo: int | None
    consent: list[int]
    offer: Offer | None
    entries: list[Entry]


class Sync(Out):
    """Your command came too late and was not done; what you missed follows."""

    id: str
    seq: int


class Unknown(Out):
    """The database failed: whether your command was done cannot be told yet. Send it again, with the same id."""

    id: str


class Answer(Out, gc=False):
    """To a command, the same each time it is sent. After a refusal nothing has changed; it is final unless it says
    `again`: then send the command again, with the same id."""

    id: str
    ok: bool
    seq: int
    key: str = ""
    args: dict[str, str] = {}
    clause: str = ""
    text: str = ""
    again: bool = False


class HintedChoice(msgspec.Struct):
    """An option with the chance to win after it, as far as a bot can tell; it was tried in so many imagined games."""

    text: str
    chance: float
    worlds: int


class Hinted(Out):
    """To a hint: the best choices, the best first, and why, by key and arguments."""

    id: str
    seq: int
    choices: list[HintedChoice]
    why: Told


class Presence(Out):
    """Who is here; whether they may chat."""

    seats: list[SeatShown]
    watching: int
    chat: bool


class Emoted(Out):
    seat: int
    emote: str


class Pong(Out):
    seq: int


class Bye(Out):
    """The server ends this connection, by key and arguments, and in English. After a restart, or if the table has
    moved, come again: at `address`, or at the same one if it is empty."""

    reason: str
    key: str
    args: dict[str, str]
    text: str
    address: str = ""


ANSWERS = (Answer, Sync, Unknown, Hinted, Bye)  # what no snapshot makes up for
Outgoing = Welcome | Snapshot | Event | Sync | Unknown | Answer | Hinted | Presence | Emoted | Pong | Bye

encode = msgspec.json.Encoder().encode
DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def number_of(viewpoint: Viewpoint) -> int:
    return NO_SEAT if isinstance(viewpoint, Onlooker) else viewpoint


def viewpoint_of(number: int) -> Viewpoint:
    return Onlooker.SPECTATOR if number in (NO_SEAT, OLD_NO_SEAT) else number


def read(line: str | bytes) -> Incoming:
    """One command, or a refusal that says what is wrong with it."""
    try:
        return DECODER.decode(line)
    except msgspec.ValidationError as fault:
        raise Refusal("message-wrong", fault=str(fault)[:200]) from fault
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Refusal("message-not-json") from fault
