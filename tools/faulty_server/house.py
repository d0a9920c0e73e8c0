"""Starts, kills and stops the server under test, and records when."""

import asyncio
import signal
import subprocess
from pathlib import Path

from tests.server.histories import Server
from tools.faulty_server.player import World
from tools.faulty_server.serving import Died, Process, started

TRIES = 5  # starts before we give up
PATIENCE = 30.0  # seconds for a server to end


class House:
    """Runs one server at a time on one store."""

    def __init__(self, world: World, url: str, source: Path | None, settings: dict[str, str]) -> None:
        self.world, self.url, self.source, self.settings = world, url, source, settings
        self.process: Process | None = None

    def note(self, did: str, status: int = 0) -> None:
        self.world.history.add(Server(did=did, status=status))

    async def open(self) -> None:
        for _ in range(TRIES):
            try:
                self.process, port = await asyncio.to_thread(started, self.url, self.settings, self.source)
            except Died as fault:
                print(f"  {fault}", flush=True)
                self.note("died", fault.status)
            else:
                self.note("started")
                self.world.port = port
                return
        raise SystemExit("the server does not start any more")

    async def look(self) -> None:
        """Starts the server again if it has died by itself."""
        if self.has_died():
            await self.open()

    def has_died(self) -> bool:
        """Records that the server died by itself."""
        if self.process is None or self.process.poll() is None:
            return False
        self.world.port = 0
        self.note("died", self.process.returncode)
        self.process = None
        return True

    def send(self, number: signal.Signals) -> None:
        if self.process:
            self.process.send_signal(number)

    async def kill(self) -> None:
        self.world.port = 0
        if self.process and not self.has_died():
            self.note("killed")
            self.process.kill()
            await asyncio.to_thread(self.process.wait)
        self.process = None

    async def terminate(self) -> None:
        """Tells the server to stop; it says goodbye and ends."""
        self.world.port = 0
        if self.process is None or self.has_died():
            return
        self.note("told-to-stop")
        self.process.terminate()
        try:
            status = await asyncio.to_thread(self.process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = await asyncio.to_thread(self.process.wait)
        self.note("ended", status)
        self.process = None
