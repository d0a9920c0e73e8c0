"""The example in docs/bots.md runs, as a program and as a bot that is named by its file."""

import re
import runpy
from pathlib import Path

import pytest

from karak import new

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.fixture
def example(tmp_path: Path) -> Path:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "my_bot.py").write_text(code, encoding="utf-8")
    return tmp_path / "my_bot.py"


def test_the_bot_on_the_page_plays(example: Path) -> None:
    match = runpy.run_path(str(example), run_name="__main__")["match"]
    assert match.is_over and match.winners


def test_the_bot_on_the_page_plays_by_its_file(example: Path) -> None:
    match = new("goblin", seed=7)
    match.play(str(example), f"{example}:CarefulBot")
    assert match.is_over
