"""Games brought along as files: to be looked at, not played. A few stay in memory; the oldest make room."""

import hashlib
from collections import OrderedDict

from karak.core.refusal import Refusal
from karak.server.after.files import read, table_of
from karak.server.limits import Buckets
from karak.server.room import Room

MARK = "u"  # no id of a table begins so
MOST_GAMES = 50
MOST_ACTIONS = 100_000  # in all of them
EACH_HOUR = 60  # by one client


class Shelf:
    """The same file has the same id."""

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


def brought(raw: bytes) -> tuple[str, Room]:
    """Takes a moment: not for the event loop."""
    id = MARK + hashlib.sha256(raw).hexdigest()[:16]
    return id, Room(table_of(read(raw), id), 0.0)
