"""karak rules: the rulebook in the terminal, and the matrix of what covers it."""

from pathlib import Path

from karak.cli.coverage import show, show_coverage
from karak.games.shelf import FIRST, ruleset


def rules(game: str = FIRST, clause: str | None = None, *, coverage: bool = False, json: bool = False) -> int:
    """Show the rules of a game, or check that every clause has code and tests."""
    if coverage:
        return show_coverage(Path.cwd(), as_json=json)
    return show(ruleset(game).name, clause)
