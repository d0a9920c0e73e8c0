"""The process of a clerk, which ends when its input does; it steps aside before it learns the games."""

import os
import signal
import sys
from typing import BinaryIO

NICE = 10


def step_aside() -> None:
    """Players come first, and Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    if sys.platform != "win32":
        os.nice(max(0, NICE - os.nice(0)))


def work(ears: BinaryIO, mouth: BinaryIO) -> None:
    """The imports take a moment."""
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
    os.dup2(2, 1)  # nothing that is printed by chance becomes part of an answer
    work(sys.stdin.buffer, mouth)


if __name__ == "__main__":
    main()
