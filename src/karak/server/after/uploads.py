"""Games brought along as files: to be looked at, not played. A few stay in memory; the oldest make room."""

from collections import OrderedDict

import msgspec

from karak.core.refusal import Refusal
from karak.server.after.files import MARK, Brought, table_of
from karak.server.limits import Buckets
from karak.server.room import Room

MOST_GAMES = 50
MOST_ACTIONS = 100_000  # in all of them
EACH_HOUR = 60  # by one client


class Uploads:
    """The same game has the same id, however its file is written."""

    def __init__(self) -> None:
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.limit = Buckets(EACH_HOUR / 3600, EACH_HOUR)

    def find(self, id: str) -> Room | None:
        """None if no file has such an id."""
        if not id.startswith(MARK):
            return None
        if id not in self.rooms:
            raise Refusal("upload-gone")
        self.rooms.move_to_end(id)
        return self.rooms[id]

    def put(self, id: str, room: Room) -> None:
        self.rooms[id] = room
        self.rooms.move_to_end(id)
        while len(self.rooms) > 1 and (len(self.rooms) > MOST_GAMES or self.actions() > MOST_ACTIONS):
            self.rooms.popitem(last=False)

    def actions(self) -> int:
        return sum(room.table.length for room in self.rooms.values())


def uploaded(content: bytes) -> tuple[str, Room]:
    """From what a clerk has checked; takes a moment, so not for the event loop."""
    found = msgspec.json.decode(content, type=Brought)
    return found.id, Room(table_of(found), 0.0)
