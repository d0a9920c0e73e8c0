"""Collects what the seats of a table add to its dice, from the fixed seals to the first draw."""

from math import ceil

from karak.play.tape import Beacon, Sealing
from karak.server.records import Opened, Revealed, SealsFixed


class Shares:
    """Fixed seals, opened salts, and the time since when the table waits for the others."""

    def __init__(self) -> None:
        self.fixed: SealsFixed | None = None
        self.opened: dict[int, str] = {}  # salts by seat
        self.since = 0.0

    def apply(self, record: SealsFixed | Revealed) -> None:
        if isinstance(record, SealsFixed):
            self.fixed, self.since = record, record.at
        else:
            self.opened[record.seat] = record.salt

    @property
    def missing(self) -> list[int]:
        """Returns the seats that sealed a salt and have not opened it."""
        seals = self.fixed.seals if self.fixed else []
        return [seat for seat, seal in enumerate(seals) if seal and seat not in self.opened]

    @property
    def beacon(self) -> Beacon | None:
        return self.fixed.beacon if self.fixed else None


def salts_of(fixed: SealsFixed, opened: dict[int, str]) -> list[str]:
    """Returns the salts by seat: a sealed one counts once opened, an open one always counts."""
    return [opened.get(seat, "") if seal else fixed.salts[seat] for seat, seal in enumerate(fixed.seals)]


def sealing_of(opening: Opened, fixed: SealsFixed | None, beacon: Beacon | None) -> Sealing | None:
    """Returns the sealing for the tape; None for lessons and for games begun by earlier versions."""
    if fixed is None:
        return None
    return Sealing(fixed.seals, ceil(fixed.at), opening.rematch, opening.restarts, beacon)
