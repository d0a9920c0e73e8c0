"""Salts that are sealed before the start and opened together, so that none can be chosen to fit the others."""

import hashlib
from typing import Final

from karak.play.fair import plain

SHORTEST: Final = 32  # letters of a sealed salt, too many to find it from its seal by trying
REVEALED: Final = "revealed"
WITHHELD: Final = "withheld"  # sealed, but not opened in time
OPEN: Final = "open"  # sent without a seal: later players can read it
NONE: Final = "none"


def digest(parts: list[str]) -> str:
    return hashlib.sha256(":".join(parts).encode()).hexdigest()


def seal_of(game: str, seat: int, salt: str) -> str:
    """Returns the seal that a player sends before the start, valid only for this seat of this table."""
    return digest(["karak-seal", plain(game), str(seat), plain(salt)])


def fits(game: str, seat: int, salt: str, seal: str) -> bool:
    return len(salt) >= SHORTEST and seal_of(game, seat, salt) == seal


def kind_of(seal: str, salt: str) -> str:
    """Returns the state of a seat's share."""
    if seal:
        return REVEALED if salt else WITHHELD
    return OPEN if salt else NONE


def mixed(game: str, seals: list[str], salts: list[str], beacon: list[str]) -> str:
    """Mixes all shares, by seat, and the beacon's chain, round and randomness if there is one, into one number."""
    parts = ["karak-dice", plain(game)]
    for seat in range(len(seals)):
        seal, salt = plain(seals[seat]), plain(salts[seat])
        parts += [kind_of(seal, salt), salt or seal]
    if beacon:
        parts += ["beacon", *[plain(part) for part in beacon]]
    return digest(parts)
