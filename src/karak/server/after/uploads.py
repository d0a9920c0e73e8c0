"""Keeps uploaded games in memory, to be looked at but not played, and drops the oldest ones."""

from collections import OrderedDict

import msgspec

from karak.core.refusal import Refusal
from karak.server.after.files import MARK, Brought, table_of
from karak.server.limits import Buckets
from karak.server.room import Room

MOST_GAMES = 50
MOST_ACTIONS = 100_000  # in all games together
EACH_HOUR = 60  # uploads of one client


class Uploads:
    """Rooms by id; the same game always has the same id, even if its files differ in layout."""

    def __init__(self) -> None:
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.limit = Buckets(EACH_HOUR / 3600, EACH_HOUR)

    def find(self, id: str) -> Room | None:
        """Returns the room of an upload, or None if the id belongs to a table."""
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
    """Makes a room from what a clerk has checked; this takes a moment, so the event loop must not do it."""
    found = msgspec.json.decode(content, type=Brought)
    return found.id, Room(table_of(found), 0.0)
