"""Whoever connects and asks for nothing, or stops in the middle of asking, is not waited for."""

from typing import Any, cast

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from karak.server.limits import Doors
from karak.server.settings import Settings

PATIENCE = 10.0  # seconds for the head of a request, and as many for its body
Http: Any = AutoHTTPProtocol


class Listening(uvicorn.Config):
    """Knows how many callers of each client have asked for nothing yet; those of a proxy are of many clients."""

    def __init__(self, app: Litestar, settings: Settings, **given: Any) -> None:
        super().__init__(app, http=Caller, forwarded_allow_ips=settings.trusted_proxies, **given)
        self.silent = Doors(settings.connections_per_client, settings.connections)
        self.proxies = ProxyHeadersMiddleware(cast(Any, app), settings.trusted_proxies).trusted_hosts

    def lets_in(self, client: str) -> bool:
        return client in self.proxies or self.silent.enter(client)

    def heard(self, client: str) -> None:
        if client not in self.proxies:
            self.silent.leave(client)


class Caller(Http):  # type: ignore[misc]
    """A connection until it becomes a socket; `last` is the request it had made when we last looked."""

    last: Any = None
    is_silent = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.name = self.client[0] if self.client else ""
        self.is_silent = self.config.lets_in(self.name)
        if self.is_silent:
            self.watch = self.loop.call_later(PATIENCE, self.look)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_silent and (self.cycle is not None or not self.is_http()):
            self.speak()

    def connection_lost(self, fault: Exception | None) -> None:
        super().connection_lost(fault)
        if self.is_silent:
            self.watch.cancel()
            self.speak()

    def speak(self) -> None:
        self.is_silent = False
        self.config.heard(self.name)

    def is_http(self) -> bool:
        return self.transport.get_protocol() is self

    def look(self) -> None:
        """Again and again: the head of a later request may stop halfway too, and so may a body."""
        if not self.is_http() or self.transport.is_closing():
            return
        if self.cycle is self.last and (self.last is None or self.last.response_complete or self.last.more_body):
            self.transport.abort()
            return
        self.last = self.cycle
        self.watch = self.loop.call_later(PATIENCE, self.look)
