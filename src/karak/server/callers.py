"""Counts open HTTP connections, and closes those that send no request or do not read the answer."""

import re
from typing import Any, cast

import structlog
import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from karak.server.limits import Doors, household
from karak.server.settings import Settings

LOG = structlog.get_logger("karak.callers")
PATIENCE = 10.0  # seconds for the head of a request, for its body, and for reading some of the answer
SOME = 1 << 14  # bytes
TALKING = 4  # connections that one client may have for each one that may be silent
LONGEST_HEAD = 1 << 15  # bytes
EACH_LINE = 32  # bytes that a header counts for besides its text
MOST_AHEAD = 16  # requests that a client may send before the answer to the first
MOST_NAMED = 10  # proxies that the log names at most
HOST = re.compile(rb"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
Http: Any = AutoHTTPProtocol


class Malformed(Exception):
    """The head of a request is invalid; the answer is status 400."""


class Listening(uvicorn.Config):
    """Counts the connections of each client, and those that have not sent a request yet.

    The connections of a proxy belong to many clients, so they are counted apart.
    """

    def __init__(self, app: Litestar, settings: Settings, **given: Any) -> None:
        super().__init__(app, http=Caller, forwarded_allow_ips=settings.trusted_proxies, **given)
        each, most = settings.connections_per_client, settings.connections
        self.silent, self.talking = Doors(each, most), Doors(TALKING * each, most)
        self.proxied = Doors(most, most)
        self.proxies = ProxyHeadersMiddleware(cast(Any, app), settings.trusted_proxies).trusted_hosts
        self.named: set[str] = set()

    def lets_in(self, client: str) -> bool:
        if client in self.proxies:
            return self.proxied.enter(client)
        if not self.silent.enter(household(client)):
            return False
        if self.talking.enter(household(client)):
            return True
        self.silent.leave(household(client))
        return False

    def heard(self, client: str) -> None:
        if client not in self.proxies:
            self.silent.leave(household(client))

    def gone(self, client: str) -> None:
        if client in self.proxies:
            self.proxied.leave(client)
        else:
            self.talking.leave(household(client))

    def forwards(self, client: str) -> None:
        """Logs that an untrusted address names clients, because all of them then count as one."""
        if client not in self.proxies and client not in self.named and len(self.named) < MOST_NAMED:
            self.named.add(client)
            LOG.warning(
                "if this is your proxy, trust it, or all its clients count as one",
                proxy=client, set=f"KARAK_TRUSTED_PROXIES={client}",
            )  # fmt: skip


class Caller(Http):  # type: ignore[misc]
    """A connection until it becomes a socket; `last` is its request at the last check."""

    last: Any = None
    is_in = False
    is_silent = False
    size = 0  # of the head being read
    unread: Any = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.name = self.client[0] if self.client else ""
        self.is_in = self.is_silent = self.config.lets_in(self.name)
        if self.is_in:
            self.watch = self.loop.call_later(PATIENCE, self.look)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_silent and (self.cycle is not None or not self.is_http()):
            self.speak()
        if self.is_in and not self.is_http():
            self.leave()

    def connection_lost(self, fault: Exception | None) -> None:
        super().connection_lost(fault)
        self.stop_waiting()
        if self.is_silent:
            self.speak()
        if self.is_in:
            self.leave()

    def speak(self) -> None:
        self.is_silent = False
        self.config.heard(self.name)

    def leave(self) -> None:
        """Stops counting the connection; the table counts its sockets."""
        self.is_in = False
        self.watch.cancel()
        self.config.gone(self.name)

    def is_http(self) -> bool:
        return self.transport.get_protocol() is self

    def look(self) -> None:
        """Repeats the check, because the head of a later request or a body may stop halfway too."""
        is_waiting = self.last is None or self.last.response_complete or self.last.more_body
        if self.transport.is_closing() or (self.cycle is self.last and is_waiting):
            self.transport.abort()
            return
        self.last = self.cycle
        self.watch = self.loop.call_later(PATIENCE, self.look)

    # sending the answer

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait_for_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_waiting()

    def wait_for_reader(self) -> None:
        size = self.transport.get_write_buffer_size()
        self.unread = self.loop.call_later(PATIENCE, self.look_at_reader, size)

    def look_at_reader(self, size: int) -> None:
        if self.transport.get_write_buffer_size() > size - SOME:
            self.transport.abort()
        else:
            self.wait_for_reader()

    def stop_waiting(self) -> None:
        if self.unread is not None:
            self.unread.cancel()

    # reading the head of a request; an exception here becomes status 400

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.size = 0

    def on_url(self, url: bytes) -> None:
        self.measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.measure(len(name) + len(value) + EACH_LINE)
        super().on_header(name, value)

    def measure(self, more: int) -> None:
        self.size += more
        if self.size > LONGEST_HEAD:
            raise Malformed

    def on_headers_complete(self) -> None:
        hosts = [value for name, value in self.headers if name == b"host"]
        if len(hosts) > 1 or not all(map(HOST.fullmatch, hosts)) or len(self.pipeline) >= MOST_AHEAD:
            raise Malformed
        if any(name == b"x-forwarded-for" for name, _ in self.headers):
            self.config.forwards(self.name)
        super().on_headers_complete()
