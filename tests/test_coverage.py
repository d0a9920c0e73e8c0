"""The coverage matrix finds every kind of gap in small made-up trees, and none in a clean one."""

import json
from pathlib import Path

import pytest

from karak.cli.coverage import gaps, gather, read_rulebook, show, show_coverage
from karak.words import rulebook

RULES = """# Toy

How to read it: *rulebook*, *ruling*.

## 1 Setup

All of it is short.

### T1:1.1 Players

Two. *rulebook*

### T1:1.2 Dice

One die. *rulebook*

- It has six faces. *ruling*

### T1:1.3 Start

Roll as in T1:1.2. *rulebook*

## 2 Turn

### T1:2.1 Steps

One. *rulebook*
"""
RULINGS = """# Rulings

## T1:1.2 How many faces?

**Book.** Silent.

**Choice.** Six.
"""
STEPS = '''"""The course of a turn (T1:1.1 to T1:1.3)."""

class Turn(Step[Toy]):
    """Begins (T1:2.1)."""

class Longer(Turn):
    def enter(self) -> None:
        """Begins again (T1:2.1)."""
'''
TESTS = """import pytest

pytestmark = pytest.mark.rule("T1:1.1")

@pytest.mark.rule("T1:1.2 to T1:1.3", "T1:2.1")
def test_turn() -> None: ...
"""
DATA = """[box]
source = "T1:1.1"

[[die]]
id = "white"
source = "T1:1.2"
confidence = "rulebook"
faces = [{ pips = 1 }, { pips = 2 }]
"""

RULES_AT = "docs/rules/toy.md"
RULINGS_AT = "docs/rulings.md"
STEPS_AT = "src/karak/games/toy/steps.py"
TESTS_AT = "tests/test_toy.py"
DATA_AT = "src/karak/games/toy/data/dice.toml"
CLEAN = {RULES_AT: RULES, RULINGS_AT: RULINGS, STEPS_AT: STEPS, TESTS_AT: TESTS, DATA_AT: DATA}


def grow(root: Path) -> Path:
    for at, text in CLEAN.items():
        path = root / at
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return root


def change(root: Path, at: str, old: str, new: str) -> list[str]:
    path = grow(root) / at
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return gaps(gather(root))


def test_a_clean_tree_balances(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert gaps(gather(grow(tmp_path))) == []
    assert show_coverage(tmp_path) == 0
    out = capsys.readouterr().out
    assert "toy.steps:Turn" in out
    assert "4 clauses, 0 gaps" in out
    assert max(map(len, out.splitlines())) <= 80


def test_places_and_ranges(tmp_path: Path) -> None:
    matrix = gather(grow(tmp_path))
    assert matrix.code["T1:1.2"] == ["games.toy.steps"]
    assert matrix.code["T1:2.1"] == ["games.toy.steps:Turn", "games.toy.steps:Longer.enter"]
    assert matrix.tests["T1:1.3"] == ["test_toy:test_turn"]
    assert matrix.tests["T1:1.1"] == ["test_toy"]
    assert matrix.data == {"T1:1.1": ["toy/dice.toml"], "T1:1.2": ["toy/dice.toml:white"]}


def test_a_range_follows_the_order_of_the_book() -> None:
    order = ["T1:1.1", "T1:1.2", "T1:2.1"]
    assert rulebook.cited("(T1:1.1 to T1:2.1).", order) == order
    assert rulebook.cited("T1:1.1 to T1:1.9", order) == ["T1:1.1", "T1:1.9"]
    assert rulebook.cited("T1:1.2, T1:1.1 and T1:1.2", order) == ["T1:1.2", "T1:1.1"]
    assert rulebook.cited("T1:2", order) == ["T1:2"]


GAPS = [
    (STEPS_AT, "Begins (T1:2.1)", "Begins (T1:2.9)", "T1:2.9 is no clause, but cited by games.toy.steps:Turn"),
    (TESTS_AT, '"T1:2.1"', '"T1:2.1", "T9:1.1"', "T9:1.1 is no clause, but cited by test_toy:test_turn"),
    (DATA_AT, 'source = "T1:1.2"', 'source = "T1:7.2"', "T1:7.2 is no clause, but cited by toy/dice.toml:white"),
    (RULES_AT, "as in T1:1.2", "as in T1:8.1", "T1:8.1 is no clause, but cited by T1:1.3"),
    (RULINGS_AT, "Silent.", "See T1:8.1.", "T1:8.1 is no clause, but cited by rulings.md"),
    (RULINGS_AT, "## T1:1.2", "## T1:1.2, T1:6.1", "T1:6.1 is no clause, but cited by rulings.md"),
    (RULINGS_AT, "## T1:1.2 How", "## How", "rulings.md: 'How many faces?' names no clause"),
    (RULINGS_AT, "## T1:1.2", "## T1:1.1", "T1:1.2 is a ruling, but not in rulings.md"),
    (STEPS_AT, "T1:1.1 to T1:1.3", "T1:1.1 to T1:1.2", "T1:1.3 has no code"),
    (TESTS_AT, '"T1:1.2 to T1:1.3", ', "", "T1:1.3 has no test"),
    (TESTS_AT, '"T1:2.1"', "NAME", "tests test_toy:test_turn: a rule mark must name clauses"),
    (STEPS_AT, "Begins (T1:2.1)", "Begins", "games.toy.steps:Turn cites no clause"),
    (STEPS_AT, "Begins again (T1:2.1)", "Begins again", "games.toy.steps:Longer cites no clause"),
    (STEPS_AT, '"""Begins (T1:2.1)."""', "at = ()", "games.toy.steps:Turn cites no clause"),
    (DATA_AT, 'source = "T1:1.2"', "", "toy/dice.toml:white has no source"),
    (DATA_AT, 'source = "T1:1.2"', 'source = "hearsay"', "toy/dice.toml:white: source names no clause"),
    (DATA_AT, 'confidence = "rulebook"', "", "toy/dice.toml:white has no confidence"),
    (DATA_AT, 'id = "white"\nsource = "T1:1.2"', "", "toy/dice.toml:die[0] has no source"),
    (RULES_AT, "Two. *rulebook*", "Two.", "T1:1.1 has no mark of confidence"),
    (RULES_AT, "### T1:2.1", "### T1:1.3", "T1:1.3 is there twice"),
    (RULES_AT, "### T1:2.1 Steps", "### Steps", "Steps is not a clause id"),
]


@pytest.mark.parametrize(("at", "old", "new", "gap"), GAPS)
def test_a_gap_is_found(tmp_path: Path, at: str, old: str, new: str, gap: str) -> None:
    assert gap in change(tmp_path, at, old, new)


def test_confidence_is_one_of_four_words(tmp_path: Path) -> None:
    found = change(tmp_path, DATA_AT, '"rulebook"', '"sure"')
    assert len(found) == 1
    assert found[0].startswith("toy/dice.toml:white: confidence 'sure' is none of")


def test_an_ability_needs_a_clause_through_a_base_in_another_file(tmp_path: Path) -> None:
    file = grow(tmp_path) / "src/karak/games/toy/abilities.py"
    file.write_text("class Bold(core.Ability[Toy]): ...\nclass Bolder(kit.Bold): ...\nclass Box: ...\n")
    assert gaps(gather(tmp_path)) == [
        "games.toy.abilities:Bold cites no clause",
        "games.toy.abilities:Bolder cites no clause",
    ]


def test_marks_on_classes_and_parameters_count(tmp_path: Path) -> None:
    text = """class TestToy:
    pytestmark = [pytest.mark.slow, pytest.mark.rule("T1:1.1")]
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("T1:1.2"))])
    def test_n(self, n): ...
@pytest.mark.rule("T1:1.3")
class TestMore: ...
"""
    (grow(tmp_path) / TESTS_AT).write_text(text)
    assert gather(tmp_path).tests == {
        "T1:1.1": ["test_toy:TestToy"],
        "T1:1.2": ["test_toy:TestToy.test_n"],
        "T1:1.3": ["test_toy:TestMore"],
    }


def test_an_empty_tree_does_not_pass(tmp_path: Path) -> None:
    assert show_coverage(tmp_path) == 1


def test_json_has_the_same_verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(tmp_path, TESTS_AT, '"T1:2.1"', "")
    assert show_coverage(tmp_path, as_json=True) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["gaps"] == ["T1:2.1 has no test"]
    assert told["clauses"][1]["marks"] == ["rulebook", "ruling"]


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one toy rulebook, to which the rulebook module belongs."""
    grow(tmp_path)
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "src/karak/words/rulebook.py"))
    return tmp_path


def test_a_rulebook_is_read_from_the_checkout(toy: Path) -> None:
    clauses = read_rulebook("toy")
    assert [c.id for c in clauses] == ["T1:1.1", "T1:1.2", "T1:1.3", "T1:2.1"]
    assert clauses[3].section == "2 Turn"
    assert clauses[1].marks == ("rulebook", "ruling")


def test_a_rulebook_is_read_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "__file__", "/nowhere/karak/words/rulebook.py")
    below = grow(tmp_path) / "src"
    monkeypatch.chdir(below)
    assert len(read_rulebook("toy")) == 4


def test_a_rulebook_is_read_from_the_package(toy: Path) -> None:
    packaged = toy / "src/karak/rulebook"
    packaged.mkdir()
    (packaged / "tiny.md").write_text("## 1 All\n\n### T2:1.1 One\n\nOne. *rulebook*\n")
    (packaged / "rulings.md").write_text(RULINGS)
    assert [c.id for c in read_rulebook("tiny")] == ["T2:1.1"]
    with pytest.raises(LookupError, match=r"Choose from: tiny\.$"):
        read_rulebook("rulings")


@pytest.mark.parametrize("wanted", ["1.2", "T1:1.2", "t1:1.2"])
def test_a_clause_is_shown_with_its_ruling(toy: Path, wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert show("toy", wanted) == 0
    out = capsys.readouterr().out
    assert "It has six faces. (ruling)" in out
    assert "How many faces?" in out
    assert "T1:1.3" not in out


def test_a_section_and_a_book_are_shown(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert show("toy", "1") == 0
    section = capsys.readouterr().out
    assert show("toy") == 0
    book = capsys.readouterr().out
    assert "All of it is short." in section
    assert "T1:1.3 Start" in section
    assert "T1:2.1 Steps" not in section
    assert "T1:2.1 Steps" in book


@pytest.mark.parametrize(
    ("name", "wanted", "told"),
    [
        ("chess", None, "Choose from: toy"),
        ("toy", "1.9", "T1:1.2 Dice"),
        ("toy", "7", "2 Turn"),
        ("toy", "T2:1.1", "1 Setup"),
    ],
)
def test_an_unknown_clause_or_book_is_reported(
    toy: Path, name: str, wanted: str | None, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert show(name, wanted) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert told in captured.err


def test_our_own_tree_is_in_order() -> None:
    """No gap but, while a game is being built, clauses still without code or test."""
    root = Path(__file__).resolve().parents[1]
    coverage_only = ("has no code", "has no test")
    told = [gap for gap in gaps(gather(root)) if not gap.endswith(coverage_only)]
    assert told == []
