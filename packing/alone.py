"""Lets one build at a time work in a folder: `alone.py LOCK COMMAND...` runs a command while it holds the lock."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

PAUSE = 0.2  # seconds between attempts


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Holds the lock, which the system releases when this process ends."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a") as file:
        if not taken(file):
            print(f"karak: waiting for another build, which holds {lock}", file=sys.stderr, flush=True)
            while not taken(file):
                time.sleep(PAUSE)
        yield


def taken(file: IO[Any]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def main(lock: str, *command: str) -> int:
    try:
        with alone(Path(lock)):
            return subprocess.call(command, close_fds=False)  # a make below us keeps the pipe of its jobs
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
