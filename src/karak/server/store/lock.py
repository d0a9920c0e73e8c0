"""A lock file that one process holds; the kernel releases it when the process dies, for any reason."""

import os
import sys
from pathlib import Path

from karak.core.refusal import Refusal

HELD: set[Path] = set()  # by this process, because a process's own locks do not block it


class FileLock:
    """The lock file is beside the file that it guards."""

    def __init__(self, guarded: Path) -> None:
        self.path = guarded.with_name(f"{guarded.name}.lock")
        if self.path in HELD:
            raise Refusal("store-busy", place=str(guarded), process=os.getpid())
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            take(self.file)
        except OSError as fault:
            holder = os.read(self.file, 20).decode(errors="replace").strip()
            os.close(self.file)
            raise Refusal("store-busy", place=str(guarded), process=holder or "?") from fault
        os.truncate(self.file, 0)
        os.write(self.file, f"{os.getpid()}\n".encode())
        HELD.add(self.path)

    def release(self) -> None:
        if self.path in HELD:
            HELD.discard(self.path)
            os.close(self.file)


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a locked byte cannot be read, so it is far behind the text

    def take(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def take(file: int) -> None:
        """Locks without flock, because a forked child would keep an flock."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
