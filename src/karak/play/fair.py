"""Fair dice: every draw follows from a seed that was committed before the players sent their salts."""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64

from karak.core.game import Dealer
from karak.core.refusal import Refusal

WORD: Final[i64] = 0xFFFFFFFF
LETTERS: Final = 8  # hexadecimal digits of a word
LONGEST: Final = 64
PLAIN: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-"


def plain(text: str) -> str:
    """Checks that seeds, ids and salts hold only letters, digits, - and _, so that no two messages look the same."""
    if len(text) > LONGEST or not all(letter in PLAIN for letter in text):
        raise Refusal("fair-not-plain", text=text[:LONGEST])
    return text


def commitment(seed: str) -> str:
    """Returns the commitment: SHA-256 of the seed's text, 64 hexadecimal digits from `secrets.token_hex(32)`."""
    return hashlib.sha256(plain(seed).encode()).hexdigest()


def message(game: str, salts: list[str], number: int, block: int) -> str:
    """Returns the line that the seed signs: the id of the game, the draw, the block, and the salts by seat."""
    return ":".join([plain(game), str(number), str(block), *[plain(salt) for salt in salts]])


class Draw(Dealer):
    """One draw of a game: words are 8 digits each of HMAC-SHA256, block after block."""

    def __init__(self, seed: str, game: str, salts: list[str], number: int) -> None:
        self.key = plain(seed).encode()
        self.game = game
        self.salts = salts
        self.number = number
        self.blocks = 0
        self.digits = ""

    def word(self) -> i64:
        if not self.digits:
            said = message(self.game, self.salts, self.number, self.blocks)
            self.digits = hmac.new(self.key, said.encode(), "sha256").hexdigest()
            self.blocks += 1
        word: i64 = int(self.digits[:LETTERS], 16)
        self.digits = self.digits[LETTERS:]
        return word

    def below(self, n: i64) -> i64:
        """Returns the high half of a product; skips the few words that would favour small numbers."""
        product = self.word() * n
        while product & WORD < (WORD + 1) % n:
            product = self.word() * n
        return product >> 32
