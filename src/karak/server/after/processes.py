"""Runs clerks in separate processes."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from karak.server.after.asked import Asked, Found
from karak.server.after.clerks import Clerk
from karak.server.after.framing import HEAD, framed

COMMAND = (sys.executable, "-P", "-m", "karak.server.after.hired")


class ClerkProcess(Clerk):
    """Starts its process with the first question."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def answer(self, asked: Asked) -> Found:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
        ears, mouth = self.process.stdin, self.process.stdout
        assert ears is not None and mouth is not None
        ears.write(framed(asked))
        await ears.drain()
        length = int.from_bytes(await mouth.readexactly(HEAD))
        return msgspec.msgpack.decode(await mouth.readexactly(length), type=Found)

    def send_away(self) -> None:
        self.take_leave()

    def take_leave(self) -> Process | None:
        """Kills the process if it runs, and returns it."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
        return process

    async def close(self) -> None:
        if process := self.take_leave():
            await process.wait()
