"""The memory of a search: a node for every sequence of answers it has tried, in flat arrays."""

from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec

ROOT: Final[i64] = 0
NO_NODE: Final[i64] = 0  # the root is never a child
UNKNOWN: Final[i64] = -1
ROOM: Final = 512  # number of nodes at first


class Tree:
    """A node is a number; its children are a list linked by `sibling`."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.room: i64 = ROOM
        self.count: i64 = 1
        self.action = vec[i64]([0] * ROOM)  # the action that led to the node
        self.child = vec[i64]([0] * ROOM)
        self.sibling = vec[i64]([0] * ROOM)
        self.visits = vec[i64]([0] * ROOM)
        self.offered = vec[i64]([0] * ROOM)  # how often it could have been visited
        self.favourite = vec[i64]([-1] * ROOM)  # the policy's answer at the node
        self.sums = vec[float]([0.0] * (ROOM * int(seats)))  # sums of the chances, by node and seat

    def find(self, node: i64, action: i64) -> i64:
        """Returns the child that an action leads to."""
        child = self.child[node]
        while child != NO_NODE and self.action[child] != action:
            child = self.sibling[child]
        return child

    def add(self, node: i64, action: i64) -> i64:
        if self.count == self.room:
            self.grow()
        new = self.count
        self.count += 1
        self.action[new] = action
        self.child[new] = NO_NODE
        self.sibling[new] = self.child[node]
        self.visits[new] = 0
        self.offered[new] = self.visits[node]
        self.favourite[new] = UNKNOWN
        for seat in range(self.seats):
            self.sums[new * self.seats + seat] = 0.0
        self.child[node] = new
        return new

    def grow(self) -> None:
        self.action = doubled(self.action)
        self.child = doubled(self.child)
        self.sibling = doubled(self.sibling)
        self.visits = doubled(self.visits)
        self.offered = doubled(self.offered)
        self.favourite = doubled(self.favourite)
        sums = vec[float]([0.0] * int(2 * self.room * self.seats))
        for i in range(self.room * self.seats):
            sums[i] = self.sums[i]
        self.sums = sums
        self.room *= 2

    def clear(self) -> None:
        self.count = 1
        self.child[ROOT] = NO_NODE
        self.visits[ROOT] = 0
        self.offered[ROOT] = 0
        self.favourite[ROOT] = UNKNOWN
        for seat in range(self.seats):
            self.sums[seat] = 0.0

    def note(self, node: i64, chances: vec[float]) -> None:
        self.visits[node] += 1
        for seat in range(self.seats):
            self.sums[node * self.seats + seat] += chances[seat]

    def mean(self, node: i64, seat: i64) -> float:
        return self.sums[node * self.seats + seat] / float(int(self.visits[node]))


def doubled(row: vec[i64]) -> vec[i64]:
    longer = vec[i64]([0] * (2 * len(row)))
    for i in range(len(row)):
        longer[i] = row[i]
    return longer
