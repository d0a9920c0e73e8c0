"""Defines the messages of a socket: a client sends commands, the server sends messages, one JSON object each."""

from typing import Annotated, Any, Literal

import msgspec

from karak.core.refusal import Refusal
from karak.play.seated import Option
from karak.play.viewpoint import Onlooker, Viewpoint
from karak.words import say
from karak.words.misfit import misfit

VERSION = 3
VERSIONS = (1, 2, 3)  # protocol versions that the server understands; the first does not know `unknown`
NO_SEAT = -1  # a spectator's viewpoint
OLD_NO_SEAT = 99  # the same up to version 2; a page that is still open may send it once more
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
    """A message from a client; the session says who sends it."""


class Hello(In):
    """The first message, and the one to send when a number is missing; the server answers with what followed number
    `after` from the same viewpoint, or else with a snapshot."""

    version: int = VERSION
    after: Seq | None = None
    viewpoint: Annotated[int, msgspec.Meta(ge=NO_SEAT, le=OLD_NO_SEAT)] | None = None


class Ping(In): ...


class Command(In):
    """A command gets one answer; repeating the id repeats the answer, but the command is done only once."""

    id: Id


class Placed(Command):
    """A command for the position that the sender saw: `expected` is the number of the last event that it got."""

    expected: Seq


class Act(Placed):
    """Answers the pending decision, in words or as a number."""

    action: Action


class Undo(Placed):
    """Takes back my last answer: at once if that is free, else the others are asked."""


class ResetTurn(Placed):
    """Takes back everything in this turn that can be taken back freely."""


class UndoVote(Command):
    yes: bool


class WhyNot(Command):
    """Asks why this action is not possible."""

    text: Text


class Hint(Placed):
    """Asks what a bot would do in my place, and why."""


class Say(Command):
    text: Text


class Emote(Command):
    emote: Word


class TakeSeat(Command):
    seat: SeatNumber
    name: Text


class LeaveSeat(Command):
    """Gives up the seat: before the start it is free again; afterwards a bot plays on, and you cannot see from it."""

    seat: SeatNumber


class AddBot(Command):
    seat: SeatNumber
    bot: Word


class RemoveBot(Command):
    seat: SeatNumber


class ChooseHero(Command):
    """Chooses a hero; an empty hero is dealt."""

    seat: SeatNumber
    hero: Word


class Salt(Command):
    """Adds a player's share to the dice openly before the start; a seal is better."""

    seat: SeatNumber
    salt: Plain


class Seal(Command):
    """Sends the hash of a player's share in the dice before the start, instead of the share."""

    seat: SeatNumber
    seal: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Start(Command): ...


class RenewLinks(Command):
    """Voids all earlier links of this seat's player."""

    seat: SeatNumber


class Reveal(Command):
    """Opens the sealed salt, once the seals of all seats are fixed."""

    seat: SeatNumber
    salt: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{32,64}$")]


class Kick(Command):
    """Sends the player away from this table for good; in a running game a bot plays on."""

    seat: SeatNumber


class LetBotPlay(Command):
    seat: SeatNumber
    bot: Word


class HandBack(Command):
    """Lets the player continue instead of the bot."""

    seat: SeatNumber


class Extend(Command):
    """Waits longer for a player who is absent."""

    seat: SeatNumber


class SwitchChat(Command):
    """Says whether players may talk; emotes are always allowed."""

    on: bool


class Resign(Command):
    """Resigns: the hero takes no more turns, or the named bot plays on."""

    seat: SeatNumber
    bot: Word = ""


class OfferEnd(Command):
    """Asks all other people to end the game, by points or as a draw."""

    seat: SeatNumber
    how: Literal["points", "draw"]


class EndVote(Command):
    yes: bool


class End(Command):
    """Ends a running game by points, or closes a table that has not begun; for the owner."""


class Rematch(Command): ...


Incoming = (
    Hello | Ping | Act | Undo | ResetTurn | UndoVote | WhyNot | Hint | Say | Emote | TakeSeat | LeaveSeat | AddBot
    | RemoveBot | ChooseHero | Salt | Seal | Start | Reveal | RenewLinks | Kick | LetBotPlay | HandBack | Extend
    | SwitchChat | Resign | OfferEnd | EndVote | End | Rematch
)  # fmt: skip


class Told(msgspec.Struct):
    """An event, as the key of a sentence and its arguments."""

    key: str
    args: dict[str, str]


class Entry(msgspec.Struct):
    """A line of the log: its number, its seat (-1 for chance and the table), and the length of the game after it."""

    seq: int
    at: float
    seat: int
    length: int
    told: list[Told]


class Decision(msgspec.Struct):
    """Who is asked what, with options only for you. `who` is -1 if no seat is asked; `clause` is what it is about."""

    who: int
    step: str
    options: list[Option]
    undoable: int
    clause: str


class Offer(msgspec.Struct):
    """An offer to end the game: who made it, how it would end ("points" or "draw"), who is asked, who has agreed."""

    seat: int
    how: str
    voters: list[int]
    agreed: list[int]


class SeatShown(msgspec.Struct):
    """Who sits there; `waits_until` if the table waits for an absent player. A seat keeps its `person` while a bot
    plays for them; `free` says that you may sit down there now."""

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
    """A message to a client."""


class Welcome(Out):
    """Who you are at this table, and which table it is; `cookie` says why your cookie was not accepted: "expired" or
    "forged", empty if it was."""

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
    """What happened after number `after`, up to `seq`; `view` has the changed keys, or all if it is `whole`."""

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
    """Your command came too late and was not done; the events you missed follow."""

    id: str
    seq: int


class Unknown(Out):
    """The database failed, so the server does not know yet if your command was done. Send it again with the same id."""

    id: str


class Answer(Out, gc=False):
    """Answers a command, the same each time. A refused command changed nothing; the refusal is final unless `again` is
    true: then send the command again with the same id."""

    id: str
    ok: bool
    seq: int
    key: str = ""
    args: dict[str, str] = {}
    clause: str = ""
    text: str = ""
    again: bool = False


class HintedChoice(msgspec.Struct):
    """An option with the chance to win after it, as far as a bot can tell; `worlds` imagined games tried it."""

    text: str
    chance: float
    worlds: int


class Hinted(Out):
    """Answers a hint: the best choices, best first, and why, by key and arguments."""

    id: str
    seq: int
    choices: list[HintedChoice]
    why: Told


class Presence(Out):
    """Who is here, and whether they may chat."""

    seats: list[SeatShown]
    watching: int
    chat: bool


class Emoted(Out):
    seat: int
    emote: str


class Pong(Out):
    seq: int


class Bye(Out):
    """The server ends this connection and says why, by key and arguments and in English. After a restart, or if the
    table has moved, connect again at `address`, or at the same one if it is empty."""

    reason: str
    key: str
    args: dict[str, str]
    text: str
    address: str = ""


ANSWERS = (Answer, Sync, Unknown, Hinted, Bye)  # messages that a snapshot cannot replace
Outgoing = Welcome | Snapshot | Event | Sync | Unknown | Answer | Hinted | Presence | Emoted | Pong | Bye

encode = msgspec.json.Encoder().encode
DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def number_of(viewpoint: Viewpoint) -> int:
    return NO_SEAT if isinstance(viewpoint, Onlooker) else viewpoint


def viewpoint_of(number: int) -> Viewpoint:
    return Onlooker.SPECTATOR if number in (NO_SEAT, OLD_NO_SEAT) else number


def read(line: str | bytes) -> Incoming:
    """Returns one command, or refuses with what is wrong with it."""
    try:
        return DECODER.decode(line)
    except msgspec.ValidationError as fault:
        refusal = misfit(fault)
        raise Refusal("message-wrong", fault=say(refusal.key, "en", **refusal.named).rstrip(".")) from fault
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Refusal("message-not-json") from fault
