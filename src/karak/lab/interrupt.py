"""Ctrl-C as a wish that is looked at between two games, instead of an exception in the middle of one."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


def cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Interrupt:
    """Notes the first Ctrl-C inside the with block; the second is as rude as ever. One that was ignored stays so."""

    def __init__(self) -> None:
        self.asked = False
        self.before: Any = None
        is_main = threading.current_thread() is threading.main_thread()  # other threads cannot have handlers
        self.is_ours = is_main and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN  # a job in the background

    def __enter__(self) -> "Interrupt":
        if self.is_ours:
            self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *fault: object) -> None:
        if self.is_ours:
            signal.signal(signal.SIGINT, self.before)

    def note(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    @contextmanager
    def ignored(self) -> Iterator[None]:
        """Processes started in here will not hear Ctrl-C."""
        if self.is_ours:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            if self.is_ours:
                signal.signal(signal.SIGINT, self.note)
