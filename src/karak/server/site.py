"""Holds what the calls and connections of one server share."""

import asyncio
from collections.abc import Callable

import structlog

from karak.server.after.clerks import Clerks
from karak.server.after.uploads import Uploads
from karak.server.hub import Hub
from karak.server.limits import Buckets, Doors
from karak.server.minds import Minds
from karak.server.people import Keys
from karak.server.settings import Settings
from karak.server.store.journal import Journal

LOG = structlog.get_logger("karak.site")
NOTED = 10  # refusals of one client that are logged each minute
LINKS = "links"  # the name of the secret that signs links; earlier versions signed cookies with it too


def keys_of(journal: Journal, now: Callable[[], float]) -> Keys:
    return Keys(journal.secret("cookies"), journal.secret(LINKS), now)


class Site:
    """Settings, tables, keys and limits."""

    def __init__(self, settings: Settings, hub: Hub, minds: Minds, clerks: Clerks) -> None:
        self.settings = settings
        self.hub = hub
        hub.public_url = settings.public_url
        self.minds = minds
        self.clerks = clerks
        self.keys = keys_of(hub.journal, hub.now)
        self.doors = Doors(settings.connections_per_client, settings.connections)
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second)
        self.commands = Buckets(settings.commands_per_second, 4 * settings.commands_per_second)
        hub.openings = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        hub.most_open = settings.open_tables_per_client
        hub.talk_per_minute = settings.talk_per_minute
        self.uploads = Uploads()
        self.writing = asyncio.Lock()  # only one long game at a time is encoded or loaded
        self.noted = Buckets(NOTED / 60, NOTED)
        self.is_secure = settings.public_url.startswith("https:")

    def note(self, key: str, client: str, asked: str) -> None:
        """Logs a refusal; only some of each client, because a hostile one would fill the disk."""
        if self.noted.take(client):
            LOG.info("refused", key=key, client=client, asked=asked)
