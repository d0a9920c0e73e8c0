"""Handles what becomes due without a command: bots for absent players, and wishes and offers that run out.

The machine's clock may be set back: records stay in order, and a time in the future counts as now.
"""

import msgspec

from karak.bots.named import usual_bot
from karak.server.records import Noted, Record, SeatChanged
from karak.server.sealing import overdue
from karak.server.table import LAPSED, RUNNING, UNDO_LAPSED, Table

WISH_SECONDS = 60.0


def deadline(table: Table, seat: int, gone: dict[int, float]) -> float | None:
    """Returns how long the table waits for an absent player who is asked; None if it sets no limit."""
    if table.status != RUNNING or seat not in gone or table.chairs[seat].kind != "human" or table.has_resigned(seat):
        return None
    return gone[seat] + table.opening.grace if table.opening.absent == "bot" else None


def in_order(table: Table, records: list[Record]) -> list[Record]:
    """Returns the records with none dated before the last record of the table."""
    last = table.lines[-1].record.at
    return [record if record.at >= last else msgspec.structs.replace(record, at=last) for record in records]


def begin_by(now: float, table: Table, gone: dict[int, float]) -> None:
    """Moves start times that lie in the future to now, so that they end in time."""
    gone.update({seat: now for seat, since in gone.items() if since > now})
    for wish in (table.wish, table.offer):
        if wish is not None:
            wish.at = min(wish.at, now)


def due(table: Table, gone: dict[int, float], now: float) -> list[Record]:
    """Returns the records that are due; `gone` says since when the players of which seats are absent."""
    begin_by(now, table, gone)
    if table.status != RUNNING:
        return overdue(table, now)
    records: list[Record] = []
    limit = deadline(table, table.who, gone)
    if limit is not None and now >= limit:
        name, bot = table.chairs[table.who].name, usual_bot(table.title)
        records.append(SeatChanged(at=now, seat=table.who, kind="bot", name=name, bot=bot, by="clock"))
    if table.wish is not None and now >= table.wish.at + WISH_SECONDS:
        records.append(Noted(at=now, key=UNDO_LAPSED))
    if table.offer is not None and now >= table.offer.at + WISH_SECONDS:
        records.append(Noted(at=now, key=LAPSED))
    return records


def returned(table: Table, seats: list[int], now: float) -> list[Record]:
    """Gives seats that the clock gave to a bot back to their player, who has returned."""
    if table.status != RUNNING:
        return []
    mine = [
        seat
        for seat in seats
        if table.chairs[seat].kind == "bot" and table.chairs[seat].by == "clock" and not table.has_resigned(seat)
    ]
    return [SeatChanged(at=now, seat=s, kind="human", name=table.chairs[s].name, by=s) for s in mine]
