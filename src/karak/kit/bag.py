"""Pieces drawn blindly: counts by kind, drawn lazily, so that no hidden order can leak."""

from mypy_extensions import i64

from karak.core.game import Dealer
from karak.core.vecs import vec


class Bag:
    def __init__(self, counts: vec[i64], left: i64) -> None:
        self.counts = counts
        self.left = left

    def copy(self) -> "Bag":
        return Bag(self.counts[:], self.left)

    def numbers(self) -> list[int]:
        return [*[int(n) for n in self.counts], int(self.left)]

    def take(self, kind: i64) -> None:
        self.counts[kind] -= 1
        self.left -= 1

    def put(self, kind: i64) -> None:
        self.counts[kind] += 1
        self.left += 1

    def pick(self, dealer: Dealer) -> i64:
        return dealer.pick(self.counts, self.left)


def filled(counts: list[int]) -> Bag:
    return Bag(vec[i64](counts), sum(counts))
