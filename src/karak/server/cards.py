"""Describes a table publicly, in the list of tables and alone."""

import msgspec

from karak.play.tape import Result
from karak.server.records import Ended
from karak.server.store.journal import GameRow
from karak.server.table import OVER, Table


class CardSeat(msgspec.Struct):
    kind: str
    name: str
    bot: str
    hero: str


class Card(msgspec.Struct, kw_only=True):
    """A short description that is stored beside the journal."""

    table: str
    title: str
    status: str
    options: list[str]
    seats: list[CardSeat]
    public: bool
    spectators: str
    commitment: str
    opened: float


class TableShown(Card, kw_only=True):
    """A card with what changes often; the seed appears when the game is over."""

    seq: int
    length: int
    turn: int
    result: Result | None
    seed: str


def card_of(table: Table) -> Card:
    opening = table.opening
    return Card(
        table=table.id,
        title=opening.title,
        status=table.status,
        options=opening.options,
        seats=[CardSeat(chair.kind, chair.name, chair.bot, chair.hero) for chair in table.chairs],
        public=opening.public,
        spectators=opening.spectators,
        commitment=opening.commitment,
        opened=opening.at,
    )


def read_card(row: GameRow) -> Card | None:
    """Returns the card of a row, or None if the row has none yet."""
    try:
        return msgspec.json.decode(row.card, type=Card)
    except msgspec.DecodeError:
        return None


def shown(table: Table, seq: int, length: int, turn: int) -> TableShown:
    ended = [line.record for line in table.lines if isinstance(line.record, Ended)] if table.status == OVER else []
    return TableShown(
        **msgspec.structs.asdict(card_of(table)),
        seq=seq,
        length=length,
        turn=turn,
        result=table.match.result() if table.match else None,
        seed=ended[0].seed if ended else "",
    )
