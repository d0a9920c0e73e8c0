"""The only randomness: a seed gives the same numbers on every machine and Python."""

import hashlib
from typing import Final

from mypy_extensions import i64

from karak.core.game import Dealer

WORD: Final[i64] = 0xFFFFFFFF


def rotated(x: i64, bits: i64) -> i64:
    return (x << bits | x >> 32 - bits) & WORD


class Shaker(Dealer):
    """xoshiro128** on 32-bit words, seeded by SHA-256 of the seed's text; every number below n is equally likely."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big") | 1
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.d: i64 = int.from_bytes(digest[12:16], "big")

    def copy(self) -> "Shaker":
        """Returns a copy that gives the same numbers from here on."""
        other = Shaker("")
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        return other

    def word(self) -> i64:
        result = (rotated(self.b * 5 & WORD, 7) * 9) & WORD
        t = self.b << 9 & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = rotated(self.d, 11)
        return result

    def below(self, n: i64) -> i64:
        """Returns the high half of a product; draws again for the few words that would favour small numbers."""
        product = self.word() * n
        if product & WORD < n:
            uneven = (WORD + 1) % n
            while product & WORD < uneven:
                product = self.word() * n
        return product >> 32


class Script(Dealer):
    """Always answers the same number, so that a test can try all outcomes of chance and see their total."""

    def __init__(self, number: i64) -> None:
        self.number = number
        self.asked: i64 = 0

    def below(self, n: i64) -> i64:
        self.asked = n
        return self.number
