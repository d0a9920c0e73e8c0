"""The rulings list every place where things are chosen one by one, each with a test of its clauses."""

import ast
import re
from pathlib import Path

import pytest

from karak.cli.coverage import marks_on
from karak.words.rulebook import cited, clauses_in

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
ROW = re.compile(r"^\| (.+?) \| .+ \| .+ \| `(.+)\.py::(\w+)` \|$", re.MULTILINE)


def listed(page: str) -> list[tuple[str, ...]]:
    """The clauses, the file and the test of each row."""
    return ROW.findall((DOCS / page).read_text("utf-8").rpartition("\n# ")[2])


def clauses_by_test(file: Path) -> dict[str, set[str]]:
    """The clauses that each test is marked with."""
    found = [node for node in ast.parse(file.read_bytes()).body if isinstance(node, ast.FunctionDef)]
    return {
        node.name: {str(arg.value) for mark in marks_on(node) for arg in mark.args if isinstance(arg, ast.Constant)}
        for node in found
        if node.name.startswith("test_")
    }


def test_each_row_names_a_test_of_its_clauses() -> None:
    order = [clause.id for book in (DOCS / "rules").glob("*.md") for clause in clauses_in(book.read_text("utf-8"))]
    rows = listed("rulings.md")
    for ids, file, name in rows:
        assert set(cited(ids, order)) <= clauses_by_test(HERE / f"{file}.py").get(name, set()), (ids, name)


def test_each_test_of_several_things_has_its_row() -> None:
    named = {(file, name) for _, file, name in listed("rulings.md")}
    for file in HERE.glob("*/test_one_by_one.py"):
        game = f"{file.parent.name}/test_one_by_one"
        assert {(game, name) for name in clauses_by_test(file)} == {row for row in named if row[0] == game}


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_the_translated_lists_have_the_same_rows(language: str) -> None:
    def rows(page: str) -> list[tuple[str, ...]]:
        return [(re.sub(" (to|à|do) ", " to ", ids), *rest) for ids, *rest in listed(page)]

    assert rows(f"rulings.{language}.md") == rows("rulings.md")
