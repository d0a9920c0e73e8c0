"""What docs/stable.md promises is as it was recorded, and no change slips in without its version."""

import pytest

from packing.rules import ROOT
from tools.writing.promises import SURFACES, Record, complaint, current, hindrance, recorded

COMMANDS = Record("1.0.0", ["karak play", "karak play --seats: str"])
TAPE = Record("5", ["Tape", "Tape.game: string"])


@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", SURFACES)
def test_what_is_stable_is_as_it_was_recorded(name: str) -> None:
    assert not (said := complaint(name, recorded(name), current(name))), said


@pytest.mark.parametrize("name", SURFACES)
def test_the_page_links_each_record(name: str) -> None:
    assert f"(../tests/stable/{name}.txt)" in (ROOT / "docs" / "stable.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(["karak play", "karak play --places: str"], id="renamed"),
        pytest.param(["karak play", "karak play --seats: int"], id="of another type"),
        pytest.param(["karak play", "karak play --seats: str", "karak play --game!: str"], id="new and needed"),
    ],
)
def test_what_breaks_others_needs_a_major_version(lines: list[str]) -> None:
    assert "raise __version__" in hindrance("commands", COMMANDS, Record("1.1.0", lines))
    assert hindrance("commands", COMMANDS, Record("2.0.0", lines)) == ""
    assert "Run python -m tools.writing.promises" in complaint("commands", COMMANDS, Record("2.0.0", lines))


def test_what_is_new_is_only_recorded() -> None:
    more = Record("1.0.0", [*COMMANDS.lines, "karak play --fast: bool", "karak sing", "karak sing --song!: str"])
    assert hindrance("commands", COMMANDS, more) == ""
    assert "Run python -m tools.writing.promises" in complaint("commands", COMMANDS, more)


def test_a_new_field_of_a_tape_needs_a_new_format() -> None:
    longer = [*TAPE.lines, "Tape.weather?: string"]
    assert "raise the newest FORMAT" in hindrance("tape", TAPE, Record("5", longer))
    assert hindrance("tape", TAPE, Record("6", longer)) == ""
