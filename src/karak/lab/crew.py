"""Plays numbered games in this process, in several, or on a cluster, and returns results in order."""

import multiprocessing
import os
import pickle
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from time import monotonic
from typing import Any, Protocol, TypeVar

from karak.core.refusal import Refusal
from karak.lab.extras import need
from karak.lab.interrupt import Interrupt, cores

R_co = TypeVar("R_co", covariant=True)
R = TypeVar("R")
LONG = 0.2  # seconds that a handful of games should take, so that messages and waiting cost little
LARGEST = 64
KNOCK = 5.0  # seconds to wait for an answer


class Work(Protocol[R_co]):
    """The work that every worker gets; each process opens it once."""

    def open(self) -> Callable[[int], R_co]: ...


@dataclass
class Crew:
    """The number of workers, 0 for one per core, and the address of a Ray cluster, empty to start one here."""

    workers: int = 0
    cluster: str | None = None

    def check(self) -> None:
        if self.workers < 0:
            raise Refusal("workers-out-of-range", workers=self.workers)
        if self.cluster is not None:
            knock(self.cluster)
            need("cluster")

    def deal(self, work: Work[R], numbers: range, interrupt: Interrupt) -> Iterator[R]:
        """Yields results in the order of the numbers; after an interrupt, those yielded have no gap."""
        count = self.workers or min(cores(), 1 + len(numbers) // 50)
        if not numbers:
            return
        if self.cluster is None and count == 1:
            yield from alone(work, numbers, interrupt)
            return
        parcel = pickle.dumps(work)
        hands = Processes(parcel, count, interrupt) if self.cluster is None else Cluster(parcel, count, self.cluster)
        try:
            yield from together(hands, numbers, interrupt)
        except BrokenExecutor as fault:
            raise Refusal("crew-lost") from fault
        finally:
            hands.close()


def alone(work: Work[R], numbers: range, interrupt: Interrupt) -> Iterator[R]:
    play = work.open()
    for number in numbers:
        if interrupt.asked:
            return
        yield play(number)


Handful = tuple[list[Any], float]  # results, and the seconds they took


class Hands(Protocol):
    count: int

    def submit(self, numbers: range) -> Future[Handful]: ...

    def close(self) -> None: ...


def together(hands: Hands, numbers: range, interrupt: Interrupt) -> Iterator[Any]:
    """Gives each worker two handfuls at a time; after an interrupt, it finishes those that were begun."""
    dealt: deque[Future[Handful]] = deque()
    rest, size = numbers, 1
    while dealt or (rest and not interrupt.asked):
        while rest and not interrupt.asked and len(busy(dealt)) < 2 * hands.count:
            dealt.append(hands.submit(rest[:size]))
            rest = rest[size:]
        wait(busy(dealt), timeout=LONG, return_when=FIRST_COMPLETED)
        while dealt and dealt[0].done():
            results, seconds = dealt.popleft().result()
            size = min(2 * size, LARGEST) if seconds < LONG else max(1, size // 2)
            yield from results


def busy(dealt: deque[Future[Handful]]) -> list[Future[Handful]]:
    return [future for future in dealt if not future.done()]


@lru_cache(maxsize=1)
def opened(parcel: bytes) -> Callable[[int], Any]:
    work: Work[Any] = pickle.loads(parcel)
    return work.open()


def handful(parcel: bytes, numbers: range) -> Handful:
    play = opened(parcel)
    began = monotonic()
    return [play(number) for number in numbers], monotonic() - began


class Processes:
    """Runs worker processes on this machine."""

    def __init__(self, parcel: bytes, count: int, interrupt: Interrupt) -> None:
        self.parcel = parcel
        self.count = count
        self.pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), deaf)
        with interrupt.ignored():  # the workers start here and inherit it
            for _ in range(count):
                self.pool.submit(deaf)

    def submit(self, numbers: range) -> Future[Handful]:
        return self.pool.submit(handful, self.parcel, numbers)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def deaf() -> None:
    """Ignores Ctrl-C, which the dealing process handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def knock(address: str) -> None:
    """Refuses at once if the cluster does not answer; Ray would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:
            socket.create_connection((host, int(port)), timeout=KNOCK).close()
    except (OSError, ValueError) as fault:
        raise unreachable(address, fault) from fault


def unreachable(address: str, fault: Exception) -> Refusal:
    return Refusal("cluster-unreachable", address=address or "none", fault=str(fault).partition("\n")[0])


class Cluster:
    """Runs workers on Ray, which keeps Ctrl-C from them."""

    def __init__(self, parcel: bytes, count: int, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # sends no usage statistics
        self.ray = import_module("ray")
        quiet = {"log_to_driver": False, "logging_level": "error", "include_dashboard": False}
        try:
            self.ray.init(address or "local", **({"num_cpus": count, **quiet} if not address else quiet))
        except Exception as fault:  # Ray raises a bare Exception if a busy machine is slow
            raise unreachable(address, fault) from fault
        self.count = int(self.ray.cluster_resources().get("CPU", count))
        self.handful = self.ray.remote(handful)
        self.parcel = self.ray.put(parcel)

    def submit(self, numbers: range) -> Future[Handful]:
        future: Future[Handful] = self.handful.remote(self.parcel, numbers).future()
        return future

    def close(self) -> None:
        self.ray.shutdown()
