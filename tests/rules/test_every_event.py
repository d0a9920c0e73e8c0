"""Every kind of event is asserted in its title's test_told.py; `make faults` shows that each place emits it."""

import re
from importlib import import_module
from pathlib import Path

import pytest

TITLES = {"karak": "", "goblin": "", "karak2": "", "imperium": "karak2"}  # and the base whose tests cover its events


def kinds(title: str) -> set[str]:
    return {key for key, _, _ in import_module(f"karak.games.{title}.notation").EVENTS.values()} if title else set()


@pytest.mark.parametrize("title", sorted(TITLES))
def test_every_kind_of_event_is_asserted(title: str) -> None:
    text = (Path(__file__).parent / title / "test_told.py").read_text(encoding="utf-8")
    asserted = set(re.findall(r'(?:["(]|; )([a-z]+(?:-[a-z]+)*)\b', text))
    assert kinds(title) - kinds(TITLES[title]) - asserted == set()
