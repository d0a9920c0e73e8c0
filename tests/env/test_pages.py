"""docs/research.md and the pages beside it are true."""

import re
from pathlib import Path

import pytest

from tests.env.arenas import GAMES
from tools.writing.research_pages import PAGES, written

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int) -> None:
    exec(EXAMPLES[number], {})


@pytest.mark.parametrize("name", GAMES)
def test_the_tables_are_those_of_the_code(name: str) -> None:
    assert (PAGES / f"{name}.md").read_text(encoding="utf-8") == written(name), (
        "run python -m tools.writing.research_pages"
    )
