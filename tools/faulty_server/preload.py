"""Builds the library that is preloaded into a server to lose unsynced data and to move the clock."""

import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).with_name("preload.c")
ABSENT = "a power cut needs Linux and a C compiler, and gcc was not found"


def is_possible() -> bool:
    return sys.platform == "linux" and shutil.which("gcc") is not None


def library(folder: Path) -> Path:
    """Builds the library, which takes a second."""
    built = folder / "preload.so"
    flags = ["-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run(["gcc", *flags, "-o", str(built), str(SOURCE), "-ldl", "-lpthread"], check=True)
    return built


class Power:
    """A folder whose files are, after a cut, what they were when they were last synced."""

    def __init__(self, folder: Path) -> None:
        self.files, self.synced = folder / "files", folder / "synced"
        self.files.mkdir()
        self.synced.mkdir()
        self.settings = {
            "LD_PRELOAD": str(library(folder)), "KARAK_POWER": f"{self.files.resolve()}:{self.synced.resolve()}",
        }  # fmt: skip

    def cut(self) -> None:
        """Applies the cut, once the process is dead."""
        for file in self.files.iterdir():
            file.unlink()
        for file in self.synced.iterdir():
            shutil.copyfile(file, self.files / file.name)
            os.chmod(self.files / file.name, 0o600)


class Clock:
    """The time of day of a process, moved while it runs."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.file.write_bytes(struct.pack("=q", 0))
        self.settings = {"LD_PRELOAD": str(library(folder)), "KARAK_CLOCK": str(self.file.resolve())}

    def move(self, seconds: int) -> None:
        """Sets the distance from the true time in one write, so that a reader never sees half a number."""
        with self.file.open("r+b") as file:
            file.write(struct.pack("=q", seconds))
