"""Writes the log of a table for one reader."""

import msgspec
import structlog

from karak.core.refusal import Refusal
from karak.play.match import Match
from karak.play.viewpoint import Viewpoint
from karak.server import views
from karak.server.records import (
    Answered,
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
from karak.server.store.journal import Unsure
from karak.server.wire import Answer, Bye, Entry, Told
from karak.words import has, say

LOG = structlog.get_logger("karak.refused")
OF_STORE = "store-"
PUBLIC = {
    "store-stopping": "store-stopping", "store-closed": "store-stopping", "store-lost": "store-stopping",
    "store-frozen": "table-frozen",
}  # fmt: skip
AGAIN = {"store-stopping", "not-stored", "not-known"}  # a client may send a command again after these refusals
TABLE = -1  # the seat in log lines of chance, the clock and the table itself


class Line(msgspec.Struct, frozen=True, gc=False):
    """A record with its seat, the events of the rules that it caused, and the length of the game after it."""

    record: Record
    seat: int
    events: tuple[int, ...]
    length: int
    name: str  # of the player at that seat then
    turn: int
    roles: tuple[int, ...]  # of each seat after the record, in a game with secrets


def entry(line: Line, seq: int, match: Match | None, viewer: Viewpoint) -> Entry:
    """Returns one record for one reader; it never shows actions, only the events that the reader may hear."""
    record = line.record
    if isinstance(record, (TurnEnded, Heeded)):
        told = []
    elif match is not None and isinstance(record, (Answered, Drew, Closed)):
        told = views.heard(match, line.events, viewer, line.roles)
    else:
        key, args = about(record, line.name)
        told = [Told(key, args)] if key else []
    return Entry(seq, record.at, line.seat, line.length, told)


def about(record: Record, name: str) -> tuple[str, dict[str, str]]:
    """Returns the log's key and arguments for a record that is not a move."""
    match record:
        case Opened():
            return "opened", {"title": record.title, "commitment": record.commitment}
        case Seated():
            return "seated", {"name": record.name, "seat": str(record.seat + 1), "hero": record.hero}
        case Vacated():
            return "vacated", {"name": name, "seat": str(record.seat + 1)}
        case SeatLeft():
            return "seat-left", {"name": name, "seat": str(record.seat + 1)}
        case Evicted() if name:  # without a name the record comes from a rematch, which repeats the ban silently
            return "kicked", {"name": name}
        case LinksRenewed():
            return "links-renewed", {"seat": str(record.seat + 1)}
        case Sealed():
            return "sealed", {"seat": str(record.seat + 1), "seal": record.seal}
        case SealsFixed():
            return "seals-fixed", fixed(record)
        case Revealed():
            return "revealed", {"seat": str(record.seat + 1), "salt": record.salt}
        case Started():
            return "started", {}
        case EndOffered():
            return "end-offered", {"name": name, "how": record.how}
        case EndAnswered():
            return "end-agreed" if record.yes else "end-declined", {"name": name}
        case UndoAsked():
            return "undo-asked", {"name": name}
        case UndoAnswered():
            return "undo-agreed" if record.yes else "undo-declined", {"name": name}
        case Undone():
            return "undone", {"name": name, "length": str(record.length)}
        case SeatChanged():
            return f"seat-{record.kind}", {"name": record.name, "by": by_whom(record.by)}
        case Noted():
            return record.key, record.args
        case Said():
            return "said", {"name": name, "text": record.text}
        case Frozen():
            return "frozen", {}  # the fault may name hidden parts
        case Ended():
            return "ended", {"reason": record.reason}
        case _:
            return "", {}


def fixed(record: SealsFixed) -> dict[str, str]:
    """Returns the share of each seat and the round of the beacon, which clients note before they open a salt."""
    shares = [
        f"sealed:{seal}" if seal else f"open:{salt}" if salt else "none:"
        for seal, salt in zip(record.seals, record.salts, strict=True)
    ]
    beacon = record.beacon
    return {"shares": " ".join(shares), "beacon": f"{beacon.chain}:{beacon.round}" if beacon else ""}


def by_whom(by: int | str) -> str:
    return by if isinstance(by, str) else "player"


def public(refusal: Refusal) -> Refusal:
    """Hides what a store says from players; the log keeps it for the operator of the server."""
    if not refusal.key.startswith(OF_STORE):
        return refusal
    if refusal.named:
        LOG.warning("the store refuses", key=refusal.key, **refusal.named)
    return Refusal("not-known" if isinstance(refusal, Unsure) else PUBLIC.get(refusal.key, "not-stored"))


def bye(reason: str, refusal: Refusal, address: str = "") -> Bye:
    args = {key: str(value) for key, value in refusal.named.items()}
    text = say(refusal.key, "en", **refusal.named)
    return Bye(reason=reason, key=refusal.key, args=args, text=text, address=address)


def refused(refusal: Refusal, id: str, seq: int) -> Answer:
    """Returns the refusal as an answer, with key, arguments, clause and the English sentence."""
    told = public(refusal)
    args = {key: str(value) for key, value in told.named.items()}
    return Answer(
        id=id, ok=False, seq=seq, key=told.key, args=args, clause=told.clause, again=told.key in AGAIN,
        text=say(told.key, "en", **told.named) if has(told.key) else "",
    )  # fmt: skip
