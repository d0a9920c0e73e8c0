"""Limits how much one client may ask for."""

from asyncio import get_running_loop
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

FORGOTTEN = 4096  # number of clients from which idle ones are dropped


@lru_cache(maxsize=FORGOTTEN)
def household(address: str) -> str:
    """Returns what counts as one client: an IPv4 address, or the /64 of IPv6 that one household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


class Bucket:
    """Allows `burst` at once and `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def moment() -> float:
    """Returns the time of the running loop."""
    return get_running_loop().time()


class Buckets:
    """One bucket for each client."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = moment) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.known: dict[str, Bucket] = {}
        self.many = FORGOTTEN

    def take(self, client: str) -> bool:
        now = self.now()
        if len(self.known) > self.many:
            full = self.burst / self.rate
            self.known = {name: bucket for name, bucket in self.known.items() if now - bucket.at < full}
            self.many = max(FORGOTTEN, 2 * len(self.known))
        if client not in self.known:
            self.known[client] = Bucket(self.rate, self.burst, now)
        return self.known[client].take(now)


class Doors:
    """Limits how many connections are open at the same time, for each client and in all."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.inside: Counter[str] = Counter()
        self.total = 0

    def enter(self, client: str) -> bool:
        if self.inside.get(client, 0) >= self.each or self.total >= self.most:
            return False
        self.inside[client] += 1
        self.total += 1
        return True

    def leave(self, client: str) -> None:
        self.inside[client] -= 1
        self.total -= 1
        if self.inside[client] <= 0:
            del self.inside[client]
