"""What a tape says about who contributed to its dice: each fact as the key of a sentence and its arguments."""

import msgspec

from karak.play.beacon import ADDRESS
from karak.play.seals import NONE, OPEN, REVEALED, WITHHELD, kind_of
from karak.play.tape import Fair, Sealing

Fact = tuple[str, dict[str, str]]


def facts(fair: Fair) -> list[Fact]:
    """Describes a file whose dice were checked; it does not show that the file is the game that was played."""
    sealing = None if fair.sealing is msgspec.UNSET else fair.sealing
    seals = sealing.seals if sealing else [""] * len(fair.salts)
    if not any(seals) and not any(fair.salts):
        said = [fact("nothing")]
    elif sealing is None:
        said = [fact("earlier"), *by_kind(seals, fair.salts, (NONE,))]
    else:
        said = by_kind(seals, fair.salts, (REVEALED, WITHHELD, OPEN, NONE))
    return said + (circumstances(sealing) if sealing else [])


def by_kind(seals: list[str], salts: list[str], kinds: tuple[str, ...]) -> list[Fact]:
    found = [kind_of(seal, salt) for seal, salt in zip(seals, salts, strict=True)]
    numbers = {kind: [str(seat + 1) for seat, one in enumerate(found) if one == kind] for kind in kinds}
    return [fact(kind, seats=", ".join(seats)) for kind, seats in numbers.items() if seats]


def circumstances(sealing: Sealing) -> list[Fact]:
    """Names the beacon, and how many rematches and restarts came before."""
    said, beacon = [], sealing.beacon
    if beacon is not None:
        address = ADDRESS.format(chain=beacon.chain, round=beacon.round)
        said.append(fact("beacon", round=str(beacon.round), chain=beacon.chain, address=address))
    if sealing.rematch == 0:
        return [*said, fact("first")]
    return [*said, fact("rematch", rematch=str(sealing.rematch), restarts=str(sealing.restarts))]


def fact(key: str, **args: str) -> Fact:
    return f"fair-said-{key}", args
