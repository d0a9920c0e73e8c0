"""Measures a server for Prometheus."""

from collections.abc import Callable
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from karak.server.metrics import Metrics

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Prometheus(Metrics):
    """A separate set of metrics for each server, so that two in one process do not collide."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "karak_commands", "Commands by kind and outcome", ["kind", "outcome"], registry=self.registry
        )
        self.counted: dict[tuple[str, str], Counter] = {}
        self.stored = Counter("karak_records", "Records stored", registry=self.registry)
        self.seconds = Histogram("karak_store_seconds", "Until records are safe", buckets=FAST, registry=self.registry)
        self.tables = Gauge("karak_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("karak_connections", "Open sockets", registry=self.registry)
        self.bots = Counter("karak_bot_faults", "Answers given in place of a bot", registry=self.registry)
        self.broken = Counter("karak_frozen", "Tables frozen for a broken position", registry=self.registry)

    def command(self, kind: str, outcome: str) -> None:
        if (kind, outcome) not in self.counted:
            self.counted[kind, outcome] = self.commands.labels(kind, outcome)
        self.counted[kind, outcome].inc()

    def storing(self) -> Callable[[], None]:
        began = perf_counter()
        return lambda: self.seconds.observe(perf_counter() - began)

    def records(self, count: int) -> None:
        self.stored.inc(count)

    def frozen(self) -> None:
        self.broken.inc()

    def bot_fault(self) -> None:
        self.bots.inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)
