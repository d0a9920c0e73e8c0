"""Every test begins in the first language, whatever language the previous test used; some tests receive Ctrl-C."""

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
    """Enables Ctrl-C here and in child processes, because a script that starts tests in the background disables it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
