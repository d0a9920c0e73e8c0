"""Runs hostile clients, each from separate addresses, until the time is over.

python -m tools.hostile.attacks PORT SECONDS SEED
"""

import argparse
import asyncio
import contextlib
import json
import logging
import os
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from karak.games.shelf import RULESETS
from tools.hostile.asking import Client
from tools.hostile.long_tape import long_tape
from tools.hostile.players import sit
from tools.measure.thin_client import Seat

TITLES = list(RULESETS)
LONG = 12_000  # actions of the uploaded game
AT_ONCE = 10  # clients of each attack
UNREAD = 60  # answers that are requested and not read
FAULTS = (OSError, TimeoutError, ValueError, KeyError, AssertionError, EOFError)


class Attackers:
    """`done` counts the answers by attack and status, which shows that there was an attack."""

    def __init__(self, port: int, seconds: float, seed: str, tape: bytes) -> None:
        self.port = port
        self.luck = random.Random(seed)
        self.until = time.monotonic() + seconds
        self.tape = tape
        self.done: Counter[str] = Counter()

    async def run(self) -> None:
        attacks = [
            self.questions, self.questions, self.files, self.unread, self.tables, self.sockets, self.talk, self.codes,
            self.silence, self.bots,
        ]  # fmt: skip
        await asyncio.gather(
            *(self.repeat(attack, f"127.0.3.{number}") for number, attack in enumerate(attacks, 1)),
            *(self.repeat(self.junk, f"127.0.4.{number}") for number in range(1, 4)),
        )

    async def repeat(self, attack: Callable[[Client], Awaitable[None]], address: str) -> None:
        async def one() -> None:
            client = Client(self.port, address)
            while time.monotonic() < self.until:
                with contextlib.suppress(*FAULTS):
                    async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                        await attack(client)
                await asyncio.sleep(0.01)

        await asyncio.gather(*(one() for _ in range(AT_ONCE)))

    async def ask(self, client: Client, path: str, body: object = None, raw: bytes | None = None) -> dict[str, object]:
        answer = await client.ask(path, body, raw)
        self.done[f"{path.rsplit('/', 1)[-1][:12] or path} {answer.status}"] += 1
        found: dict[str, object] = answer.json if answer.body.startswith(b"{") else {}
        return found

    async def bring(self, client: Client) -> str:
        """The long game as a file; added blanks make it a different file."""
        blanks = b" " * self.luck.randrange(1000)
        return str((await self.ask(client, "/api/replays", raw=self.tape + blanks))["replay"])

    async def questions(self, client: Client) -> None:
        id = await self.bring(client)
        while time.monotonic() < self.until:
            what = self.luck.choice(["verify", "cases", "story", "analysis", "export", "replay", "tape", "journal"])
            await self.ask(client, f"/api/tables/{id}/{what}")

    async def files(self, client: Client) -> None:
        await self.bring(client)
        await self.ask(client, "/api/cases", raw=self.tape + b" " * self.luck.randrange(1000))

    async def unread(self, client: Client) -> None:
        """Opens as many sockets as are let in, and keeps them as long as possible."""
        id = await self.bring(client)
        writers = []
        for _ in range(UNREAD // AT_ONCE):
            _, writer = await client.connect(small=True)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(client.head("GET", f"/api/tables/{id}/export", b"", ""))
            writers.append(writer)
        await asyncio.sleep(15)
        for writer in writers:
            writer.transport.abort()

    async def tables(self, client: Client) -> None:
        made = await self.ask(client, "/api/tables", {"seats": 5, "public": True, "title": TITLES[0]})
        for _ in range(20):
            await self.ask(client, f"/api/tables/{made['table']}/join", {"name": "x" * 300})

    async def sat(self, client: Client, seats: int = 2) -> tuple[Seat, str]:
        made = await self.ask(client, "/api/tables", {"seats": seats, "title": TITLES[-1]})
        await self.ask(client, f"/api/tables/{made['table']}/join", {"name": "Mallory"})
        return await sit(client, str(made["table"])), str(made["table"])

    async def sockets(self, client: Client) -> None:
        """Asks for the whole table again and again, and reads none of it."""
        seat, table = await self.sat(client)
        others = [seat]
        while time.monotonic() < self.until and not seat.transport.is_closing():
            if len(others) < 8:
                with contextlib.suppress(*FAULTS):
                    others.append(await sit(client, table))
                    others[-1].transport.pause_reading()
            for one in others:
                one.send('{"type":"hello"}')
            await asyncio.sleep(0.06)

    async def talk(self, client: Client) -> None:
        """Sends messages as fast as a socket may."""
        seat, _ = await self.sat(client)
        for number in range(10_000):
            if seat.transport.is_closing():
                return
            said = {"type": "say", "text": "x" * 300} if number % 2 else {"type": "emote", "emote": "hello"}
            seat.send(json.dumps(said | {"id": f"{number}"}))
            self.done["words"] += 1
            await asyncio.sleep(0.055)

    async def bots(self, client: Client) -> None:
        """Opens tables of bots that think long, and leaves them."""
        seat, _ = await self.sat(client, 5)
        await asyncio.sleep(0.2)
        seat.send('{"type":"leaveseat","id":"leave","seat":0}')
        for number in range(5):
            seat.send(json.dumps({"type": "addbot", "id": f"bot{number}", "seat": number, "bot": "search"}))
            await asyncio.sleep(0.06)
        seat.send('{"type":"start","id":"start"}')
        await asyncio.sleep(1)
        seat.transport.abort()

    async def codes(self, client: Client) -> None:
        made = await self.ask(client, "/api/tables", {"seats": 2})
        for _ in range(50):
            await self.ask(client, f"/api/tables/{made.get('table', 'x' * 60)}/qr")
            await self.ask(client, f"/api/tables/{self.luck.randrange(10**9)}/qr")

    async def silence(self, client: Client) -> None:
        """Opens connections that send nothing."""
        writers = []
        with contextlib.suppress(*FAULTS):
            for _ in range(20):
                writers.append((await client.connect())[1])
        await asyncio.sleep(5)
        for writer in writers:
            writer.transport.abort()

    async def junk(self, client: Client) -> None:
        """Sends as many small requests as possible."""
        await self.ask(client, self.luck.choice(["/api/tables", "/api/games", "/api/tables/nowhere", "/", "/metrics"]))


async def main(port: int, seconds: float, seed: str) -> None:
    tape = long_tape(min(LONG, int(200 * seconds)))
    print("ready", flush=True)
    sys.stdin.readline()
    attackers = Attackers(port, seconds, seed, tape)
    await attackers.run()
    print(json.dumps(dict(sorted(attackers.done.items()))), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed")
    given = parser.parse_args()
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # sockets that the server closed
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))  # even if the measured process has a higher priority
    os.nice(5)
    asyncio.run(main(given.port, given.seconds, given.seed))
