"""What the pages and sockets of one server share."""

from karak.server.after.analysts import Analysts
from karak.server.after.shelf import Shelf
from karak.server.bots import Minds
from karak.server.hub import Hub
from karak.server.limits import Buckets, Doors
from karak.server.people import Keys
from karak.server.settings import Settings
from karak.server.store.journal import Journal

LINKS = "links"  # the secret that signs links; cookies of earlier versions were signed with it too


def keys_of(journal: Journal) -> Keys:
    return Keys(journal.secret("cookies"), journal.secret(LINKS))


class Site:
    """Settings, tables, keys and limits."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        hub.public_url = settings.public_url
        self.minds = Minds(settings.bot_seconds)
        self.keys = keys_of(hub.journal)
        self.doors = Doors(settings.connections_per_client, settings.connections)
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second)
        self.openings = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.shelf = Shelf()
        self.analysts = Analysts(hub)
        self.is_secure = settings.public_url.startswith("https:")
