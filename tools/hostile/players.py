"""The ordinary players during an attack: two at each table, one answer per second, and a monitor of /health."""

import asyncio
import json
import random
import time

from karak.games.shelf import RULESETS
from tools.hostile.asking import Client
from tools.measure.thin_client import HANDSHAKE, Seat

TITLE = next(iter(RULESETS))  # an older checkout has no shelf.FIRST
LATE = 10.0  # seconds after which a move counts as this late, and the next one is made
LOOK = 0.05  # seconds between two requests for /health


async def sit(client: Client, table: str) -> Seat:
    """Sits down over the socket, from the client's own address."""
    loop = asyncio.get_running_loop()
    _, seat = await loop.create_connection(Seat, "127.0.0.1", client.port, local_addr=(client.address, 0))
    cookie = f"Cookie: {client.cookie}\r\n" if client.cookie else ""
    seat.transport.write(HANDSHAKE.format(path=f"/ws/{table}", cookie=cookie).encode())
    await seat.ready
    seat.send('{"type":"hello"}')
    return seat


class Evening:
    """Tables with people; `moves` has the milliseconds from a move to its event at the last of the two."""

    def __init__(self, port: int, tables: int, seed: str) -> None:
        self.port = port
        self.count = tables
        self.luck = random.Random(seed)
        self.moves: list[float] = []
        self.looks: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for number in range(self.count):
            self.tasks.append(asyncio.create_task(self.table(number)))
        self.tasks.append(asyncio.create_task(self.watch()))

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        for found in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(found, Exception):
                raise found

    def forget(self) -> tuple[list[float], list[float]]:
        """The measurements since the last call."""
        found = self.moves, self.looks
        self.moves, self.looks = [], []
        return found

    async def table(self, number: int) -> None:
        """Plays one game after the other."""
        people = [Client(self.port, f"127.0.1.{2 * number + seat + 1}") for seat in (0, 1)]
        await asyncio.sleep(self.luck.random())
        while True:
            made = await people[0].ask("/api/tables", {"title": TITLE, "seats": 2})
            table = str(made.json["table"])
            for person in people:
                await person.ask(f"/api/tables/{table}/join", {"name": "somebody"})
            seats = [await sit(person, table) for person in people]
            await self.play(seats)
            for seat in seats:
                seat.transport.abort()

    async def play(self, seats: list[Seat]) -> None:
        """Plays until no player is asked any more."""
        seats[0].send('{"type":"start","id":"start"}')
        await asyncio.sleep(0.5)
        asked: list[Seat] = [seat for seat in seats if seat.options]
        while asked:
            await self.move(seats, asked[0])
            await asyncio.sleep(0.5 + self.luck.random())
            asked = [seat for seat in seats if seat.options]

    async def move(self, seats: list[Seat], asked: Seat) -> None:
        before, began = asked.seq, time.perf_counter()
        answer = self.luck.choice(asked.options)
        command = {"type": "act", "id": f"{before}-{began}", "expected": before, "action": answer}
        asked.send(json.dumps(command))
        try:
            async with asyncio.timeout(LATE):
                for seat in seats:
                    while seat.seq <= before:
                        seat.news.clear()
                        await seat.news.wait()
            self.moves.append((max(seat.at for seat in seats) - began) * 1e3)
        except TimeoutError:
            self.moves.append(LATE * 1e3)

    async def watch(self) -> None:
        """Sends one request after the other over one connection, as a monitor would."""
        client = Client(self.port, "127.0.2.1")
        while True:
            began = time.perf_counter()
            try:
                answer = await client.ask("/health", seconds=LATE)
                assert answer.body == b"alive", answer
            except (TimeoutError, OSError):
                pass
            self.looks.append((time.perf_counter() - began) * 1e3)
            await asyncio.sleep(LOOK)
