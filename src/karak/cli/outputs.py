"""Standard input and outputs that are closed, full or cut off."""

import os
import sys
from typing import TextIO

from karak.core.refusal import Refusal
from karak.words import say


def stand_in() -> None:
    """Opens empty streams where the caller closed them, and refuses to run without an output."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # stays open until the process ends
    was_closed = sys.stdout is None
    if was_closed:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # stays open until the process ends
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # stays open until the process ends
    if was_closed:
        raise Refusal("output-closed")


def complain(text: str) -> None:
    """Prints one line to the error output, if that can be written."""
    try:
        print(f"karak: {text}", file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


def interrupted() -> int:
    """Says that Ctrl-C ended the command; returns the status for that."""
    complain(say("cli-interrupted"))
    return 130


def drop(stream: TextIO) -> None:
    """Throws away what a stream still holds, so that the flush at the exit is quiet."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def lost(fault: OSError) -> str:
    """Says which file, or that an output, could not be used, and why."""
    reason = fault.strerror or str(fault)
    if fault.filename is None:
        return say("output-lost", fault=reason)
    return say("file-unusable", file=os.fsdecode(fault.filename), fault=reason)
