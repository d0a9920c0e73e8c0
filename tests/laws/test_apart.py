"""Titles do not see each other: only one that extends another uses it, in every room that has a folder for each."""

import ast
from pathlib import Path

import pytest

from karak.games.shelf import RULESETS, family

SOURCE = Path(__file__).parents[2] / "src" / "karak"
GAMES = sorted(RULESETS)


def files_of(title: str) -> list[Path]:
    """The files in folders named after the title, and the files of its name."""
    return [path for path in SOURCE.rglob("*.py") if title in path.relative_to(SOURCE).with_suffix("").parts]


def imported(path: Path) -> set[str]:
    """The modules of karak that a file imports, with the imported names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("karak.")}


def strangers(title: str, modules: set[str]) -> set[str]:
    """Those of these modules that belong to titles on which this one does not build."""
    others = set(GAMES) - set(family(title))
    return {module for module in modules if others & set(module.split(".")[1:])}


@pytest.mark.parametrize("title", GAMES)
def test_a_title_uses_only_what_it_extends(title: str) -> None:
    files = files_of(title)
    assert len(files) > 10
    assert {str(path): strangers(title, imported(path)) for path in files if strangers(title, imported(path))} == {}


def test_a_base_does_not_see_its_expansion() -> None:
    assert strangers("karak2", {"karak.games.imperium.state.Imperium"}) == {"karak.games.imperium.state.Imperium"}
    assert strangers("imperium", {"karak.games.karak2.state.Karak2", "karak.kit.bag.Bag"}) == set()
