"""Every test begins in the first language, whatever the one before it spoke; some hear Ctrl-C."""

import signal
from collections.abc import Iterator

import pytest

from karak.words import FIRST, speak


@pytest.fixture(autouse=True)
def first_language() -> Iterator[None]:
    speak(FIRST)
    yield
    speak(FIRST)


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """In this process and its children: a script ignores Ctrl-C for what it starts in the background, and so for us."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
