"""Checks draw by draw that the dice of a finished game follow from the committed seed."""

from itertools import pairwise

import msgspec

from karak.core.closing import closes
from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play import beacon
from karak.play.fair import Draw, commitment
from karak.play.match import Match, replay
from karak.play.seals import fits, mixed
from karak.play.tape import Beacon, Fair, Sealing, Tape


def fair_of(tape: Tape) -> Fair:
    """Returns the data about the dice on a tape; refuses a tape whose dice cannot be checked."""
    fair = tape.fair
    if tape.lesson is not msgspec.UNSET:
        raise Refusal("fair-lesson")
    if fair is msgspec.UNSET:
        raise Refusal("fair-none")
    if not fair.seed:
        raise Refusal("fair-unfinished")
    if len(fair.salts) != len(tape.seats):
        raise Refusal("fair-salts", salts=len(fair.salts), seats=len(tape.seats))
    if fair.sealing is not msgspec.UNSET:
        check_sealing(fair, fair.sealing, len(tape.seats))
    return fair


def check_sealing(fair: Fair, sealing: Sealing, seats: int) -> None:
    """Checks that every salt fits its seal, and that the beacon's round is later than the seals."""
    if len(sealing.seals) != seats:
        raise Refusal("fair-salts", salts=len(sealing.seals), seats=seats)
    for seat, (seal, salt) in enumerate(zip(sealing.seals, fair.salts, strict=True)):
        if seal and salt and not fits(fair.id, seat, salt, seal):
            raise Refusal("fair-other-salt", seat=seat + 1)
    if sealing.beacon is not None:
        check_beacon(sealing.beacon, sealing.fixed)


def check_beacon(said: Beacon, fixed: int) -> None:
    """Checks everything about the round that needs no key of the beacon, so not its signature."""
    chain = beacon.chain_of(said.chain)
    if chain is None:
        raise Refusal("fair-other-beacon", chain=said.chain)
    if not beacon.is_signature(chain, said.signature) or beacon.randomness(said.signature) != said.randomness:
        raise Refusal("fair-beacon-differs", round=said.round)
    if beacon.published(chain, said.round) <= fixed:
        raise Refusal("fair-beacon-early", round=said.round)


def signed(game: str, salts: list[str], sealing: Sealing | None) -> list[str]:
    """Returns the end of each signed line: one number of all shares, or the salts themselves in older games."""
    if sealing is None:
        return salts
    return [mixed(game, sealing.seals, salts, sealing.beacon.parts() if sealing.beacon else [])]


class Proof:
    """Follows a replay and repeats every draw."""

    def __init__(self, tape: Tape) -> None:
        self.tape = tape
        self.fair = fair_of(tape)
        self.checked = 0
        self.sealing = None if self.fair.sealing is msgspec.UNSET else self.fair.sealing
        self.signed = signed(self.fair.id, self.fair.salts, self.sealing)
        self.quoted = 0 if self.fair.quoted is msgspec.UNSET else self.fair.quoted  # their dice belong to another game

    def draw(self, number: int) -> Draw:
        return Draw(self.fair.seed, self.fair.id, self.signed, number)

    def follow(self, match: Match) -> None:
        """Checks the draw before each action of the tape."""
        at, draws = len(match.actions), self.fair.draws
        if match.who != CHANCE or at < self.quoted or closes(self.tape.actions[at]):
            return
        if self.checked == len(draws) or (self.checked and draws[self.checked] <= draws[self.checked - 1]):
            raise Refusal("fair-misnumbered", number=at + 1, text=self.tape.texts[at])
        number = draws[self.checked]
        drawn = int(match.game.draw(match.state, self.draw(number)))
        if drawn != self.tape.actions[at] or match.spell(drawn) != self.tape.texts[at]:
            raise Refusal(
                "fair-altered", number=at + 1, draw=number, found=self.tape.texts[at], wanted=match.spell(drawn)
            )
        self.checked += 1

    def gaps(self) -> list[tuple[int, int]]:
        """Returns the first and last number of each run of draws that are missing because they were taken back."""
        draws = [0, *self.fair.draws]
        return [(low + 1, high - 1) for low, high in pairwise(draws) if high - low > 1]


def prove(tape: Tape, data: str = "") -> Proof:
    """Checks every draw and every position; a refusal names the first mismatch."""
    proof = Proof(tape)
    if commitment(proof.fair.seed) != proof.fair.commitment:
        raise Refusal("fair-other-seed", found=commitment(proof.fair.seed), wanted=proof.fair.commitment)
    replay(tape, data, proof.follow)
    if proof.checked != len(proof.fair.draws):
        raise Refusal("fair-left-over", draws=len(proof.fair.draws), checked=proof.checked)
    return proof
