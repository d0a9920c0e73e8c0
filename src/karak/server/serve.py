"""Runs a server from its settings: how it listens and stops."""

import gc
import socket
import sys
from typing import Any

import uvicorn
from litestar import Litestar

from karak.server.cable import SocketCable
from karak.server.callers import Listening
from karak.server.people import EVERY_TABLE, Keys, Link
from karak.server.settings import Settings
from karak.server.site import Site
from karak.server.wire import LONGEST_MESSAGE

OTHER_FILES = 1000  # open files besides connections
PATIENCE = 5  # seconds for connections to close
MINUTES = 600  # ticks of a minute: uvicorn has ten a second
TIDYING = 5 * MINUTES  # ticks between collections of new objects
HOUSE_CLEANING = 60 * MINUTES  # ticks between collections of all objects
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
    """Sets the garbage collector to look mostly at new objects, because tables live long."""
    tidy()
    gc.set_threshold(4_000, NEVER, NEVER)
    sys.setswitchinterval(0.0005)  # gives the writer thread frequent short turns


def tidy(counter: int = 0) -> None:
    """Collects new objects and freezes them for an hour, because scanning 1,000 tables takes half a second."""
    if counter % HOUSE_CLEANING == HOUSE_CLEANING - 1:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


def make_room(connections: int) -> None:
    """Raises the limit of open files, because every connection needs one and many systems allow few."""
    if sys.platform != "win32":
        import resource

        few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + OTHER_FILES
        if few != resource.RLIM_INFINITY and few < wanted:
            allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))


class Server(uvicorn.Server):
    """Says good-bye to clients before it closes their connections."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        make_room(app.state.site.settings.connections)
        await super().startup(sockets)
        keep_still()

    async def on_tick(self, counter: int) -> bool:
        """Runs the garbage collector at fixed ticks."""
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


def lan_address() -> str:
    """Returns this machine's address in the local network; it sends nothing to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def owner_of_all(keys: Keys, url: str) -> str:
    """Returns the link that makes the operator of this server the owner of every table."""
    return f"{url}{keys.link(Link('owner', EVERY_TABLE))}"
