"""Chance that anybody can check: every draw follows from a seed published at the end, and from the players' salts."""

import hashlib
import hmac

from mypy_extensions import i64

from karak.core.game import Dealer


def commitment_of(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


class FairDealer(Dealer):
    """One draw: numbers from HMAC(seed, game, salts, number of the draw), without favour."""

    def __init__(self, seed: bytes, game_id: str, salts: list[str], draw_number: int) -> None:
        self.seed = seed
        self.text = "\n".join([game_id, *salts, str(draw_number)])
        self.count = 0

    def below(self, n: i64) -> i64:
        size = int(n)
        while True:
            self.count += 1
            word = hmac.digest(self.seed, f"{self.text}\n{self.count}".encode(), "sha256")
            number = int.from_bytes(word[:8], "big")
            if number < (1 << 64) - (1 << 64) % size:
                return number % size
