"""Runs a clerk's process, which ends when its input ends; it lowers its priority before it imports the games."""

import os
import signal
import sys
from typing import BinaryIO

NICE = 10


def step_aside() -> None:
    """Lowers the priority, because players come first, and leaves Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    if sys.platform != "win32":
        os.nice(max(0, NICE - os.nice(0)))


def work(ears: BinaryIO, mouth: BinaryIO) -> None:
    """Answers questions; it imports late, because the imports take a moment."""
    import msgspec

    from karak.server.after.asked import Asked
    from karak.server.after.clerk import KINDS, found
    from karak.server.after.drawing import drawn
    from karak.server.after.framing import HEAD, framed

    while head := ears.read(HEAD):
        asked = msgspec.msgpack.decode(ears.read(int.from_bytes(head)), type=Asked)
        mouth.write(framed(found(asked, {**KINDS, "qr": drawn})))
        mouth.flush()


def main() -> None:
    step_aside()
    mouth = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # stray output goes to stderr, so that it cannot corrupt an answer
    work(sys.stdin.buffer, mouth)


if __name__ == "__main__":
    main()
