"""Reads and checks a game in an uploaded file, and makes a finished table of it."""

import hashlib

import msgspec

from karak.bots.named import bot_names
from karak.core.action import RESIGN, first_of, kind_of
from karak.core.refusal import Refusal
from karak.core.state import CHANCE, NOBODY
from karak.play.match import Match, opened_as, replay
from karak.play.tape import Fair, Tape, decode
from karak.server.log import TABLE
from karak.server.people import clean_name
from karak.server.records import Answered, Closed, Drew, Ended, Opened, Quoted, Record, Seated, Started
from karak.server.table import Table, loaded

MARK = "u"  # starts the ids of uploaded games; ids of tables never start with it
MOST_BYTES = 1 << 21
MOST_ACTIONS = 20_000
LONGEST = 60  # letters of the file that a refusal quotes
OTHER = ("tape-other-format", "tape-other-rules", "tape-other-data", "unknown-game")
ALTERED = ("tape-illegal", "tape-differs", "tape-uneven", "tape-wrong-result")


class Whole(msgspec.Struct):
    """The answer of /export: one of its fields is the tape, which is null while the game is played."""

    tape: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


def read(raw: bytes) -> Tape:
    """Returns the tape in a file, or refuses with advice."""
    if len(raw) > MOST_BYTES:
        raise Refusal("upload-too-big", most=MOST_BYTES >> 20)
    try:
        inner = msgspec.json.decode(raw, type=Whole).tape
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Refusal("upload-broken") from fault
    if inner is not msgspec.UNSET and bytes(inner) == b"null":
        raise Refusal("upload-unfinished")
    try:
        tape = decode(raw if inner is msgspec.UNSET else bytes(inner), "")
    except Refusal as refusal:
        raise Refusal("upload-other-version" if refusal.key in OTHER else "upload-broken") from refusal
    if len(tape.actions) > MOST_ACTIONS:
        raise Refusal("upload-too-long", most=MOST_ACTIONS)
    return tape


def checked(tape: Tape) -> Match:
    """Replays the tape action by action."""
    try:
        return replay(tape)
    except Refusal as refusal:
        raise said(refusal, tape) from refusal


def checked_setting(tape: Tape) -> Tape:
    """Checks that the rules can at least set up the first position of the tape."""
    try:
        opened_as(tape)
    except Refusal as refusal:
        raise said(refusal, tape) from refusal
    return tape


def said(refusal: Refusal, tape: Tape) -> Refusal:
    """Translates a refusal for a reader who has only a file and a browser."""
    if refusal.key in OTHER:
        return Refusal("upload-other-version")
    if refusal.key not in ALTERED:
        return Refusal("upload-broken")
    number = int(str(refusal.named.get("number", len(tape.actions))))
    return Refusal("upload-altered", number=number, text=str(refusal.named.get("text", "-"))[:LONGEST])


class Brought(msgspec.Struct):
    """A checked tape, and the records of a table at which it could have been played."""

    id: str
    tape: Tape
    records: list[Record]


def brought(raw: bytes) -> Brought:
    """Checks a file; the same game always gets the same id, even if its files differ in layout."""
    tape = read(raw)
    id = MARK + hashlib.sha256(msgspec.json.encode(tape)).hexdigest()[:16]
    return Brought(id, tape, records_of(tape, checked(tape), id))


def table_of(found: Brought) -> Table:
    """Returns a table as if the game had been played here by unknown people; no other table uses its id."""
    table = loaded(found.records, "")
    table.brought = found.tape
    return table


def records_of(tape: Tape, match: Match, id: str) -> list[Record]:
    fair = tape.fair if tape.fair is not msgspec.UNSET else Fair("", "", [""] * len(tape.seats), [])
    seated = [seated_at(tape, seat) for seat in range(len(tape.seats))]
    started = Started(at=0.0, salts=fair.salts, heroes=[seat.hero for seat in tape.seats])
    ending = tape.result.ending if tape.result else "unfinished"
    return [opening(tape, fair, id), *seated, started, *moves(tape, fair, match), Ended(at=0.0, reason=ending, seed="")]


def opening(tape: Tape, fair: Fair, id: str) -> Opened:
    quoted = None
    if fair.quoted is not msgspec.UNSET:
        hash = tape.hashes[fair.quoted - 1] if 0 < fair.quoted <= len(tape.hashes) else tape.start
        heroes = [seat.hero for seat in tape.seats]
        quoted = Quoted(game="", heroes=heroes, actions=tape.actions[: fair.quoted], hash=hash)
    return Opened(
        at=0.0, game=id, title=tape.game, rules=tape.rules, data=tape.data, seats=len(tape.seats),
        options=tape.options, commitment=fair.commitment, quoted=quoted,
    )  # fmt: skip


def seated_at(tape: Tape, seat: int) -> Seated:
    """Returns the record of a seat; a player named like a bot becomes that bot."""
    player = tape.seats[seat].player
    for bot in bot_names(tape.game):
        if player in (bot, f"{bot} {seat + 1}"):
            return Seated(at=0.0, seat=seat, kind="bot", name=f"{bot} {seat + 1}", player="", bot=bot)
    try:
        name = clean_name(player)
    except Refusal:
        name = str(seat + 1)
    return Seated(at=0.0, seat=seat, kind="human", name=name, player="")


def moves(tape: Tape, fair: Fair, match: Match) -> list[Record]:
    """Returns the records of the actions that are not quoted."""
    first = 0 if fair.quoted is msgspec.UNSET else fair.quoted
    made: list[Record] = []
    for number in range(first, len(tape.actions)):
        action, hash, who = tape.actions[number], tape.hashes[number], match.deciders[number]
        if who == NOBODY:
            made.append(Closed(at=0.0, seat=closer(action), action=action, hash=hash))
        elif who == CHANCE:
            made.append(Drew(at=0.0, action=action, hash=hash, draw=0))
        else:
            made.append(Answered(at=0.0, seat=who, action=action, hash=hash))
    return made


def closer(action: int) -> int:
    """Returns the seat that resigned; for other endings a tape does not say who ended the game."""
    return int(first_of(action)) if kind_of(action) == RESIGN else TABLE
