"""Holds a request as route handlers see it, over HTTP or a port."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property

from karak.server.people import Session
from karak.server.site import Site


async def empty() -> bytes:
    return b""


async def never() -> None:
    await asyncio.get_running_loop().create_future()


class Call:
    """A request; `session` comes from its cookies, `kept` is the session that the answer stores in a cookie."""

    kept: Session | None = None

    def __init__(
        self,
        site: Site,
        cookies: Mapping[str, str],
        client: str = "",
        key: str = "",
        body: Callable[[], Awaitable[bytes]] = empty,
        left: Callable[[], Awaitable[None]] = never,
    ) -> None:
        self.site = site
        self.cookies = cookies
        self.client = client
        self.key = key  # the Idempotency-Key of the request, unchecked
        self.body = body  # the raw body, for handlers that read files
        self.left = left  # completes when the client has gone

    @cached_property
    def session(self) -> Session:
        return self.site.keys.session(self.cookies)

    def keep(self, session: Session) -> None:
        self.kept = session

    @property
    def cookie(self) -> tuple[str, str] | None:
        """Returns name and value of the cookie that the answer sets."""
        keys = self.site.keys
        return (keys.cookie_name, keys.cookie(self.kept)) if self.kept else None
