"""The dice of imagined worlds: world n has the same dice in a turn, whatever was done in the turns before."""

from typing import Final

from mypy_extensions import i64

from karak.play.dealer import WORD, Shaker

GOLDEN: Final[i64] = 0x9E3779B9


def mixed(x: i64) -> i64:
    """Mixes the bits of a 32-bit number."""
    x &= WORD
    x = ((x ^ x >> 16) * 0x45D9F3B) & WORD
    x = ((x ^ x >> 16) * 0x45D9F3B) & WORD
    return x ^ x >> 16


class Luck(Shaker):
    """Gives every option the same dice, so that options are compared by what they do, not by luck."""

    def __init__(self) -> None:
        super().__init__("")
        self.secret: i64 = 0
        self.world: i64 = 0

    def begin(self, world: i64, turn: i64) -> None:
        self.world = world
        self.a = mixed(self.secret + world) | 1
        self.b = mixed(self.a + turn * GOLDEN)
        self.c = mixed(self.b + world)
        self.d = mixed(self.c + self.secret)
