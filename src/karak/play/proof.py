"""A finished game, draw by draw: did the dice follow from the promised seed?"""

from itertools import pairwise

import msgspec

from karak.core.closing import closes
from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play.fair import Draw, commitment
from karak.play.match import Match, replay
from karak.play.tape import Fair, Tape


def fair_of(tape: Tape) -> Fair:
    """What the tape says of its dice, if they can be checked at all."""
    fair = tape.fair
    if tape.lesson is not msgspec.UNSET:
        raise Refusal("fair-lesson")
    if fair is msgspec.UNSET:
        raise Refusal("fair-none")
    if not fair.seed:
        raise Refusal("fair-unfinished")
    if len(fair.salts) != len(tape.seats):
        raise Refusal("fair-salts", salts=len(fair.salts), seats=len(tape.seats))
    return fair


class Proof:
    """Follows a replay, and draws again whatever chance answered."""

    def __init__(self, tape: Tape) -> None:
        self.tape = tape
        self.fair = fair_of(tape)
        self.checked = 0
        self.quoted = 0 if self.fair.quoted is msgspec.UNSET else self.fair.quoted  # their dice are another game's

    def draw(self, number: int) -> Draw:
        return Draw(self.fair.seed, self.fair.id, self.fair.salts, number)

    def follow(self, match: Match) -> None:
        """Before each action of the tape."""
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
        """First and last of draws that are not on the tape, because they were taken back."""
        draws = [0, *self.fair.draws]
        return [(low + 1, high - 1) for low, high in pairwise(draws) if high - low > 1]


def prove(tape: Tape, data: str = "") -> Proof:
    """Every draw and every position; a refusal names the first that is not as it should be."""
    proof = Proof(tape)
    if commitment(proof.fair.seed) != proof.fair.commitment:
        raise Refusal("fair-other-seed", found=commitment(proof.fair.seed), wanted=proof.fair.commitment)
    replay(tape, data, proof.follow)
    if proof.checked != len(proof.fair.draws):
        raise Refusal("fair-left-over", draws=len(proof.fair.draws), checked=proof.checked)
    return proof
