"""A server from its settings: how it listens, how it writes its log, how it ends."""

import gc
import logging
import socket
import sys
from typing import Any

import structlog
import uvicorn
from litestar import Litestar

from karak.server.cable import SocketCable
from karak.server.callers import Listening
from karak.server.people import EVERY_TABLE, Keys, Link
from karak.server.settings import Settings
from karak.server.site import Site
from karak.server.wire import LONGEST_MESSAGE

OTHER_FILES = 1000  # besides connections
PATIENCE = 5  # seconds for connections to end
MINUTES = 600  # ticks: uvicorn has ten a second
TIDYING = 5 * MINUTES  # until the collector looks at what has come since
HOUSE_CLEANING = 60 * MINUTES  # until it looks at all there is
NEVER = 1 << 30


def config_of(app: Litestar, settings: Settings) -> Listening:
    return Listening(
        app,
        settings,
        host=settings.host,
        port=settings.port,
        ws=SocketCable,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        access_log=False,
        log_config=None,
    )


def keep_still() -> None:
    """Tables live long: the collector looks at what is new, and seldom at all there is."""
    tidy()
    gc.set_threshold(4_000, NEVER, NEVER)
    sys.setswitchinterval(0.0005)  # the thread that writes asks for its turn often, and never for long


def tidy(counter: int = 0) -> None:
    """What the collector has looked at it leaves alone for an hour: half a second for all of 1,000 tables is long."""
    if counter % HOUSE_CLEANING == HOUSE_CLEANING - 1:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


def make_room(connections: int) -> None:
    """Every connection is an open file, and many systems allow few unless they are asked."""
    if sys.platform != "win32":
        import resource

        few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + OTHER_FILES
        if few != resource.RLIM_INFINITY and few < wanted:
            allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))


class Server(uvicorn.Server):
    """Says good-bye before it closes the door."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        make_room(app.state.site.settings.connections)
        await super().startup(sockets)
        keep_still()

    async def on_tick(self, counter: int) -> bool:
        """The collector works when we say so, not whenever it happens to be due."""
        if counter % TIDYING == TIDYING - 1:
            tidy(counter)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        site: Site = app.state.site
        try:
            await site.hub.stop()
        finally:
            await super().shutdown(sockets)


def write_log(level: str) -> None:
    """One JSON object a line on standard output."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(),
        cache_logger_on_first_use=True,
    )


def lan_address() -> str:
    """This machine as others in the same network see it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def owner_of_all(keys: Keys, url: str) -> str:
    """Of whoever runs this server: the owner of every table."""
    return f"{url}{keys.link(Link('owner', EVERY_TABLE))}"
