"""Opens a new table for the people of a finished game."""

import secrets
from contextlib import suppress

import msgspec

from karak.core.closing import CLOSINGS, STOPPED
from karak.core.refusal import Refusal
from karak.play.fair import commitment
from karak.server.people import Person
from karak.server.records import Ended, Evicted, Heeded, LinksRenewed, Noted, Record, Seated
from karak.server.store.journal import Exists
from karak.server.table import OVER, Table
from karak.server.tables import Tables


async def rematch(tables: Tables, table: Table, person: Person, client: str) -> tuple[list[Record], dict[str, str]]:
    """Opens a table for the same people; players who ask later are led to the same one."""
    if table.status != OVER:
        raise Refusal("game-not-over")
    if not (person.is_owner or table.chairs.held_by(person)):
        raise Refusal("no-seat")
    root, _, number = table.id.partition("-")
    id = f"{root}-{int(number or 1) + 1}"
    seed, now, args = secrets.token_hex(32), tables.now(), {"table": id}
    opening = msgspec.structs.replace(
        table.opening, game=id, at=now, commitment=commitment(seed), rematch_of=table.id, chat=table.chat, quoted=None,
        rematch=int(number or 1), restarts=table.opening.restarts + was_stopped(table), lesson="", cause=msgspec.UNSET,
    )  # fmt: skip
    if any(isinstance(line.record, Noted) and line.record.key == "rematch" for line in table.lines):
        return [Heeded(at=now)], args
    with suppress(Exists):  # the table exists if a server stopped between opening it and saying so
        await tables.open(opening, seed, seats_again(table, now), client)
    return [Noted(at=now, key="rematch", args=args)], args


def was_stopped(table: Table) -> bool:
    """Whether the owner ended the game after its seals were fixed, which makes the next game a second try."""
    reasons = [line.record.reason for line in table.lines if isinstance(line.record, Ended)]
    had_begun = table.shares.fixed is not None or table.match is not None
    return had_begun and any(reason in ("owner", CLOSINGS[STOPPED]) for reason in reasons)


def seats_again(table: Table, now: float) -> list[Record]:
    """Returns the seats for a rematch: bots return seats to players, heroes are chosen anew, given-up seats are free.

    Players whom the owner sent away stay away, and renewed links keep old ones void.
    """
    seated: list[Record] = [Evicted(at=now, seat=0, player=player) for player in sorted(table.barred)]
    for seat, chair in enumerate(table.chairs):
        if chair.player:
            seated.append(Seated(at=now, seat=seat, kind="human", name=chair.name, player=chair.player))
            issue = table.chairs.issue(chair.player)
            seated += [LinksRenewed(at=now, seat=seat, issue=issue)] if issue else []
        elif chair.kind == "bot" and chair.by == "":
            seated.append(Seated(at=now, seat=seat, kind="bot", name=chair.name, player="", bot=chair.bot))
    return seated
