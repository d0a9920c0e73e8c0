"""Measures a server for Prometheus, and logs what happens at its tables."""

from collections.abc import Callable
from time import perf_counter

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from karak.server.metrics import Metrics

LOG = structlog.get_logger("karak.tables")
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Prometheus(Metrics):
    """A separate set of metrics for each server, so that two in one process do not collide."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "karak_commands", "Commands by kind and outcome", ["kind", "outcome"], registry=self.registry
        )
        self.counted: dict[tuple[str, str], Counter] = {}
        self.games = Counter(
            "karak_games", "Tables opened, games started and ended", ["title", "what"], registry=self.registry
        )
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

    def refused(self, game: str, kind: str, key: str, client: str) -> None:
        LOG.debug("refused", key=key, command=kind, game=game, client=client)

    def happened(self, what: str, title: str, game: str, **told: object) -> None:
        self.games.labels(title, what).inc()
        LOG.info(what, title=title, game=game, **told)

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
