"""docs/protocol.md agrees with the types."""

import re
from pathlib import Path
from typing import get_args

import pytest

from karak.server import once, opening, wire
from karak.server.hub import FREE
from karak.server.records import Happened, Record
from karak.server.schema import names

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SHARED = set(Happened.__struct_fields__)


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> list[list[str]]:
    lines = [line for line in section(title).splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def code(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def test_every_record_and_each_of_its_fields_is_on_the_page() -> None:
    told = {kind: set(code(fields)) for first, fields, _ in rows("Records") for kind in code(first)}
    kinds = {kind.__name__: set(kind.__struct_fields__) - SHARED for kind in get_args(Record)}
    assert told.keys() == kinds.keys()
    for kind, fields in kinds.items():
        assert fields <= told[kind], kind
    everything = set().union(*kinds.values())
    assert all(fields <= everything for fields in told.values())


def test_every_command_and_message_is_on_the_page() -> None:
    listed = {name for first, *_ in rows("Commands") for name in code(first)}
    assert listed == {
        str(kind.__struct_config__.tag) for kind in get_args(wire.Incoming) if issubclass(kind, wire.Command)
    }
    for kind in get_args(wire.Outgoing):
        assert f"`{kind.__struct_config__.tag}`" in PAGE, kind


@pytest.mark.parametrize("kind", FREE)
def test_the_page_says_what_leaves_no_record(kind: type[wire.Command]) -> None:
    assert f"`{kind.__struct_config__.tag}`" in next(line for line in PAGE.splitlines() if "leave no record" in line)


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    assert f"last {once.MOST_REFUSALS:,}" in section("Commands")
    assert f"{opening.SHORTEST} to {opening.LONGEST} letters" in section("Who you are")
    assert all(f"`{word}`" in PAGE for word in ("id-taken", "key-used"))
    assert names(wire.Incoming)
