"""A server in a separate thread with its own event loop, because Playwright has one already."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator

import msgspec

from karak.bots.named import make_bot
from karak.play.dealer import Shaker
from karak.server import client
from karak.server.acting import answered
from karak.server.records import TurnEnded
from karak.server.room import Room
from karak.server.settings import Settings
from karak.server.table import Table
from tests.server.house import FAST, House, open_house

CALM = msgspec.structs.replace(FAST, bot_pause=0.2)  # bots must not end a game while a visitor looks on


@contextlib.contextmanager
def open_in_thread(settings: Settings = CALM) -> Iterator[House]:
    assert client.is_built(), "build the client first: make web"
    opened: list[House] = []
    ready, over = threading.Event(), threading.Event()

    async def live() -> None:
        async with open_house(settings=settings) as house:
            opened.append(house)
            ready.set()
            while not over.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(live()), daemon=True)
    thread.start()
    assert ready.wait(30)
    yield opened[0]
    over.set()
    thread.join(20)


def room_of(house: House, address: str) -> Room:
    """The room of the table that is open on the page with this address."""
    return house.hub.rooms[address.rsplit("/", 1)[1]]


def play_on(house: House, room: Room, bot: str, is_there: Callable[[Table], bool]) -> None:
    """Lets bots answer for all seats, at once, until the position is reached or the game is over."""

    async def play() -> None:
        mind, luck = make_bot(room.table.title, bot), Shaker(room.table.id)
        async with room.lock:
            while room.table.who >= 0 and not is_there(room.table):
                match = room.table.playing()
                if match.holder is not None:
                    await house.hub.write(room, [TurnEnded(at=house.hub.now(), seat=match.holder)])
                    continue
                action = int(mind.choose(match.game, match.view(room.table.who), luck))
                await house.hub.write(room, answered(room.table, action, house.hub.now()))

    asyncio.run_coroutine_threadsafe(play(), house.loop).result()
