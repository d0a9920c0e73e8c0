"""How a clerk begins: it steps aside before it learns the games, which takes a moment."""

import os
import signal
import sys

NICE = 10


def step_aside() -> None:
    """Players come first, and Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    if sys.platform != "win32":
        os.nice(max(0, NICE - os.nice(0)))


def main() -> None:
    step_aside()
    from karak.server.after.clerk import work

    mouth = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that is printed by chance becomes part of an answer
    work(sys.stdin.buffer, mouth)


if __name__ == "__main__":
    main()
