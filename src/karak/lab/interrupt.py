"""Turns Ctrl-C into a flag that is checked between two games, instead of an exception during one."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


def cores() -> int:
    """Returns the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Interrupt:
    """Notes the first Ctrl-C in the with block; the second interrupts. An ignored Ctrl-C stays ignored."""

    def __init__(self) -> None:
        self.asked = False
        self.before: Any = None
        is_main = threading.current_thread() is threading.main_thread()  # only the main thread can have handlers
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
        """Processes started in this block ignore Ctrl-C."""
        if self.is_ours:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            if self.is_ours:
                signal.signal(signal.SIGINT, self.note)
