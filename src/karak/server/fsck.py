"""Replays every stored game without changing anything."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from karak.core.refusal import Refusal
from karak.server.records import Opened, decode
from karak.server.rerun import Rerun
from karak.server.store.journal import GameRow, Journal
from karak.words.unread import unread

KEPT = {"tape-other-rules", "tape-other-data", "fsck-other-lesson", "unknown-game"}


class Fault(NamedTuple):
    """The first record of a game that does not fit, and the reason."""

    seq: int
    reason: Refusal

    @property
    def is_kept(self) -> bool:
        """Whether nothing is wrong with the game, but this version has other rules or pieces and cannot play it."""
        return self.reason.key in KEPT


def replay(game: str, records: list[tuple[int, bytes]], seed: str = "") -> Fault | None:
    """Replays one game; returns None if every record fits what came before it."""
    following: Rerun | None = None
    for wanted, (seq, line) in enumerate(records, 1):
        if seq != wanted:
            return Fault(wanted, Refusal("fsck-gap"))
        try:
            following = follow(following, game, line, seed)
        except Refusal as refusal:
            return Fault(seq, refusal)
        except msgspec.DecodeError as fault:
            return Fault(seq, Refusal("fsck-unreadable", fault=unread(fault)))
        except Exception as fault:  # one broken game must not hide the others
            return Fault(seq, Refusal("fsck-crashed", fault=f"{type(fault).__name__}: {fault}"))
    return None if following is not None else Fault(1, Refusal("fsck-no-opening"))


def follow(following: Rerun | None, game: str, line: bytes, seed: str) -> Rerun:
    record = decode(line)
    if following is not None:
        following.follow(record)
        return following
    if not isinstance(record, Opened):
        raise Refusal("fsck-no-opening")
    if record.game != game:
        raise Refusal("fsck-other-game", game=record.game)
    return Rerun(record, seed)


def fsck(journal: Journal) -> Iterator[tuple[GameRow, Fault | None]]:
    """Checks game by game, the oldest first."""
    for row in journal.games():
        seed = journal.secret_of_game(row.id).decode("ascii", "replace")
        yield row, replay(row.id, journal.read(row.id), seed)
