"""Handles salts for the dice of a table: players seal them, the start fixes them, and players open them for mixing."""

from karak.core.refusal import Refusal
from karak.play import beacon as drand
from karak.play.seals import fits
from karak.play.tape import Beacon
from karak.server import wire
from karak.server.acting import begun
from karak.server.lobby import must_be_open, must_own, own
from karak.server.people import Person
from karak.server.records import Noted, Record, Revealed, Sealed, SealsFixed, Started
from karak.server.shares import salts_of, sealing_of
from karak.server.table import OPEN, REVEALING, Table

PATIENCE = 10.0  # seconds for all players to open their salts
LEAD = PATIENCE + 5.0  # seconds until the beacon's round, when it is too late to open a salt


class GiveBeacon(wire.Command):
    """The signature of the round named at the start; only over HTTP, from the table's owner or the operator."""

    round: wire.Seq
    signature: str


def salt(table: Table, person: Person, command: wire.Salt, at: float) -> list[Record]:
    """Adds an open salt, from programs that do not support seals; it replaces a seal."""
    must_be_open(table)
    own(table, person, command.seat)
    return [Noted(at=at, key="salted", args={"seat": str(command.seat + 1), "salt": command.salt})]


def seal(table: Table, person: Person, command: wire.Seal, at: float) -> list[Record]:
    """Adds a seal; a later one replaces it."""
    must_be_open(table)
    chair = own(table, person, command.seat)
    if chair.seal == command.seal:
        return []
    if any(other.seal == command.seal for other in table.chairs):
        raise Refusal("seal-taken")
    return [Sealed(at=at, seat=command.seat, seal=command.seal)]


def start(table: Table, person: Person, command: wire.Start, at: float) -> list[Record]:
    """Fixes seals, salts, seats and heroes; without seals and beacon, the game begins at once."""
    must_own(person)
    must_be_open(table)
    if any(not chair.kind for chair in table.chairs):
        raise Refusal("seats-empty")
    at = max(at, table.lines[-1].record.at)
    seals, salts = [chair.seal for chair in table.chairs], [chair.salt for chair in table.chairs]
    fixed = SealsFixed(at=at, seals=seals, salts=salts, heroes=table.heroes(), beacon=named(table.opening.beacon, at))
    return [fixed] if any(seals) or fixed.beacon else [fixed, *begin(table, fixed, {}, at)]


def named(chain: str, at: float) -> Beacon | None:
    """Returns the first round that is published when it is too late to open a salt."""
    if not chain:
        return None
    known = drand.CHAINS[chain]
    return Beacon(known.hash, int(drand.first_after(known, at + LEAD)))


def reveal(table: Table, person: Person, command: wire.Reveal, at: float) -> list[Record]:
    """Opens a salt; the last one begins the game, unless it waits for a beacon."""
    own(table, person, command.seat)
    shares = table.shares
    if shares.opened.get(command.seat) == command.salt:
        return []
    if table.status == OPEN:
        raise Refusal("reveal-too-early")
    if table.status != REVEALING or shares.fixed is None or (shares.beacon and at >= spoken_at(shares.beacon)):
        raise Refusal("reveal-too-late")
    if not fits(table.id, command.seat, command.salt, shares.fixed.seals[command.seat]):
        raise Refusal("reveal-differs", seat=command.seat + 1)
    revealed = Revealed(at=at, seat=command.seat, salt=command.salt)
    if shares.missing != [command.seat] or shares.beacon:
        return [revealed]
    return [revealed, *begin(table, shares.fixed, shares.opened | {command.seat: command.salt}, at)]


def give_beacon(table: Table, person: Person, command: GiveBeacon, at: float) -> list[Record]:
    """Begins the game with the number of the named round; salts not opened by now count as withheld."""
    must_own(person)
    fixed, beacon = table.shares.fixed, table.shares.beacon
    spoken = table.sealing.beacon if table.sealing else None
    if spoken and (spoken.round, spoken.signature) == (command.round, command.signature):
        return []
    if table.status != REVEALING or fixed is None or beacon is None or beacon.round != command.round:
        raise Refusal("beacon-not-asked")
    chain = drand.chain_of(beacon.chain)
    if at < spoken_at(beacon):
        raise Refusal("beacon-too-early")
    if chain is None or not drand.is_signature(chain, command.signature):
        raise Refusal("beacon-wrong")
    spoken = Beacon(beacon.chain, beacon.round, drand.randomness(command.signature), command.signature)
    return begin(table, fixed, table.shares.opened, at, spoken)


def spoken_at(beacon: Beacon) -> float:
    chain = drand.chain_of(beacon.chain)
    return float(drand.published(chain, beacon.round)) if chain else 0.0


def overdue(table: Table, now: float) -> list[Record]:
    """Begins the game when the time for opening salts is up; with a beacon, the beacon ends the wait."""
    shares = table.shares
    shares.since = min(shares.since, now)
    if table.status != REVEALING or shares.fixed is None or shares.beacon or now < shares.since + PATIENCE:
        return []
    return begin(table, shares.fixed, shares.opened, now)


def begin(
    table: Table, fixed: SealsFixed, opened: dict[int, str], at: float, beacon: Beacon | None = None
) -> list[Record]:
    """Begins the game with the opened salts; a note names withheld ones, and their seals still count."""
    withheld = [seat for seat, seal in enumerate(fixed.seals) if seal and seat not in opened]
    started = Started(at=at, salts=salts_of(fixed, opened), heroes=fixed.heroes, beacon=beacon)
    notes = [Noted(at=at, key="withheld", args={"seat": str(seat + 1)}) for seat in withheld]
    return [*notes, *begun(table, started, sealing_of(table.opening, fixed, beacon))]
