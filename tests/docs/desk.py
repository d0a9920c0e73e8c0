"""The desk at which the commands of a page run: a folder, a shell, and a server in the background."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import karak
from tests.docs.blocks import Block

LIMIT: Final = 50  # seconds for one command
SHOWN_PORT: Final = "8777"  # in pages; a test takes a free one


def lines(block: Block) -> list[tuple[str, str]]:
    """Returns the commands of a block, each with the output that the page shows."""
    if block.language in ("", "sh"):
        return [(line, "") for line in block.small().splitlines() if line.strip()]
    parts = re.split(r"^\$ (.*)\n", block.small(), flags=re.MULTILINE)
    assert parts[0] == "", f"{block}: a console begins with '$ ' and a command"
    return list(zip(parts[1::2], parts[2::2], strict=True))


def agrees(shown: str, found: str) -> bool:
    """Compares an output with the page, where "..." stands for anything; a page may leave the output out."""
    pattern = ".*?".join(re.escape(part) for part in shown.strip().split("..."))
    return not shown.strip() or re.fullmatch(pattern, found.strip(), re.DOTALL) is not None


class Desk:
    """Runs commands in a folder; `clear` ends what still runs in the background."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[tuple[Block, str, subprocess.Popen[str]]] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.environment = os.environ | {
            "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(Path(karak.__file__).parents[1]),  # a relative one would end here
            "KARAK_PORT": str(self.port),
            "XDG_DATA_HOME": str(folder / "data"),
            "COLUMNS": "80",
        }
        (folder / "bin").mkdir()
        for name, words in {"python": "", "karak": "-m karak ", "karak-games": "-m karak "}.items():
            program = folder / "bin" / name
            program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words}"$@"\n')
            program.chmod(0o755)

    def start(self, command: str) -> "subprocess.Popen[str]":
        command = command.replace(SHOWN_PORT, str(self.port))
        return subprocess.Popen(
            ["bash", "-c", command], cwd=self.folder, env=self.environment, text=True, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def run(self, block: Block) -> None:
        """Runs the commands of a block and compares what they print."""
        for command, shown in lines(block):
            process = self.start(command)
            if block.word == "in the background":
                self.wait(process)
                self.running.append((block, shown, process))
            else:
                self.judge(block, shown, process)
                assert process.returncode == 0, f"{block}: {command} ended with {process.returncode}"

    def wait(self, process: "subprocess.Popen[str]") -> None:
        """Waits until the server in the background answers."""
        end = time.monotonic() + LIMIT
        while process.poll() is None and time.monotonic() < end:
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGKILL)
        raise AssertionError(f"the server in the background did not start: {process.communicate()[0]}")

    def judge(self, block: Block, shown: str, process: "subprocess.Popen[str]") -> None:
        try:
            found = process.communicate(timeout=LIMIT)[0]
        except subprocess.TimeoutExpired as late:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            raise AssertionError(f"{block} does not end: put <!-- in the background --> before a server") from late
        assert agrees(shown.replace(SHOWN_PORT, str(self.port)), found), f"{block} shows something else than:\n{found}"

    def clear(self) -> None:
        """Ends what runs in the background as Ctrl-C does, and compares what it printed."""
        for block, shown, process in self.running:
            os.killpg(process.pid, signal.SIGINT)
            self.judge(block, shown, process)
