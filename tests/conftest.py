"""Every test begins in the first language, whatever the one before it spoke."""

from collections.abc import Iterator

import pytest

from karak.words import FIRST, speak


@pytest.fixture(autouse=True)
def first_language() -> Iterator[None]:
    speak(FIRST)
    yield
    speak(FIRST)
