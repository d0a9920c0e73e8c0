"""Looking back: any position, the log, the whole tape; while a game runs only as far as the asker may see."""

from typing import Any

import msgspec

from karak.core.refusal import Refusal
from karak.play.after.facts import facts
from karak.play.match import EVERY, Match
from karak.play.proof import prove
from karak.play.tape import Fair, Tape, as_lesson, with_fair
from karak.server import views, wire
from karak.server.log import refused
from karak.server.people import Person
from karak.server.records import Drew, Record, Seated
from karak.server.room import Reader, Room
from karak.server.table import OVER, Table
from karak.server.views import EVERYTHING
from karak.words import say


class Replay(msgspec.Struct):
    """A position, and the log up to it."""

    length: int
    at: int
    view: dict[str, Any]
    log: list[wire.Entry]


class Export(msgspec.Struct):
    """The log as the asker may read it; once the game is over, everything: tape, records and seed."""

    table: str
    title: str
    status: str
    log: list[wire.Entry]
    tape: Tape | None
    records: list[Record] | None
    seed: str


class Verdict(msgspec.Struct):
    """Whether every draw follows from the seed; if not, the first that does not.

    `source` is "table" for a game that this server led, "file" for one that was brought along; `facts` say who added
    what to the dice, by key and arguments, and in English.
    """

    ok: bool
    draws: int
    key: str
    text: str
    source: str
    facts: list[wire.Told]


def replay(room: Room, person: Person, at: int | None, seat: int | None = None, with_log: bool = True) -> Replay:
    """As the asker sees it, or from another seat; once the game is over from any, and without one everything."""
    room.check_look(person)
    reader = looking(room, person, seat)
    length = room.length(reader)
    at = length if at is None else at
    if not 0 <= at <= length:
        raise Refusal("no-such-position", at=at, length=length)
    match = room.table.match
    view = {} if match is None else views.seen(match, reader.viewpoint, position(match, at))
    log = [entry for entry in room.entries(reader, 0) if entry.length <= at] if with_log else []
    return Replay(length, at, view, log)


def looking(room: Room, person: Person, seat: int | None) -> Reader:
    table, mine = room.table, room.reader(person)
    if seat is not None:
        table.chairs.at(seat if seat >= 0 else len(table.chairs))
    if table.status == OVER:
        return Reader((), EVERYTHING if seat is None else seat, False)
    if seat is not None and seat not in mine.seats:
        raise Refusal("not-your-seat", seat=seat + 1)
    return mine if seat is None else Reader(mine.seats, seat, False)


def position(match: Match, at: int) -> Any:
    """The state after so many actions."""
    state = match.game.copy(match.snapshots[at // EVERY])
    for action in match.actions[at - at % EVERY : at]:
        match.game.apply(state, action)
    return state


def export(room: Room, person: Person) -> Export:
    room.check_look(person)
    table = room.table
    log = room.entries(room.reader(person), 0)
    if table.status != OVER:
        return Export(table.id, table.title, table.status, log, None, None, "")
    return Export(table.id, table.title, table.status, log, tape_of(table), public(table), table.seed)


def public(table: Table) -> list[Record]:
    """All records; who a player is stays between them and the server."""
    records = [line.record for line in table.lines]
    return [msgspec.structs.replace(r, player="") if isinstance(r, Seated) else r for r in records]


def tape_of(table: Table) -> Tape | None:
    """With what is needed to check the dice."""
    if table.match is None or table.brought is not None:
        return table.brought
    if table.opening.lesson:
        return as_lesson(table.match.tape(), table.opening.lesson)
    draws: list[tuple[int, int]] = []  # after how many actions, and the number
    for line in table.lines:
        draws = [(length, number) for length, number in draws if length <= line.length]
        if isinstance(line.record, Drew):
            draws.append((line.length, line.record.draw))
    seed = table.seed if table.status == OVER else ""
    quoted = len(table.opening.quoted.actions) if table.opening.quoted else msgspec.UNSET
    fair = Fair(
        table.id, table.opening.commitment, table.salts, [number for _, number in draws], seed, quoted,
        table.sealing or msgspec.UNSET,
    )  # fmt: skip
    return with_fair(table.match.tape(), fair)


def finished(table: Table) -> Tape:
    tape = tape_of(table)
    if table.status != OVER or tape is None:
        raise Refusal("game-not-over")
    return tape


def verdict(table: Table) -> Verdict:
    """Draws everything again."""
    tape, source = finished(table), "table" if table.brought is None else "file"
    try:
        proof = prove(tape)
        return Verdict(True, proof.checked, "", "", source, [told(key, args) for key, args in facts(proof.fair)])
    except Refusal as refusal:
        answer = refused(refusal, "", 0)
        return Verdict(False, 0, answer.key, answer.text, source, [])


def told(key: str, args: dict[str, str]) -> wire.Told:
    return wire.Told(key, args, say(key, "en", **args))
