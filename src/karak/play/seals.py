"""Salts that are sealed before the start and opened together, so that none can be chosen to go with the others."""

import hashlib
from typing import Final

from karak.play.fair import plain

SHORTEST: Final = 32  # letters of a sealed salt, so that no trying finds it from its seal
REVEALED: Final = "revealed"
WITHHELD: Final = "withheld"  # sealed, but not opened in time
OPEN: Final = "open"  # given without a seal: whoever comes later can read it
NONE: Final = "none"


def digest(parts: list[str]) -> str:
    return hashlib.sha256(":".join(parts).encode()).hexdigest()


def seal_of(game: str, seat: int, salt: str) -> str:
    """What a player sends before the start; good for this seat of this table alone."""
    return digest(["karak-seal", plain(game), str(seat), plain(salt)])


def fits(game: str, seat: int, salt: str, seal: str) -> bool:
    return len(salt) >= SHORTEST and seal_of(game, seat, salt) == seal


def kind_of(seal: str, salt: str) -> str:
    """What became of the share of a seat."""
    if seal:
        return REVEALED if salt else WITHHELD
    return OPEN if salt else NONE


def mixed(game: str, seals: list[str], salts: list[str], beacon: list[str]) -> str:
    """One number of all shares, by seat, and of the beacon's chain, round and randomness if there is one."""
    parts = ["karak-dice", plain(game)]
    for seat in range(len(seals)):
        seal, salt = plain(seals[seat]), plain(salts[seat])
        parts += [kind_of(seal, salt), salt or seal]
    if beacon:
        parts += ["beacon", *[plain(part) for part in beacon]]
    return digest(parts)
