"""karak rules: the rulebook in the terminal, and the ledger of what covers it."""

from pathlib import Path

from karak.cli import ledger
from karak.games.shelf import FIRST


def rules(game: str = FIRST, clause: str | None = None, *, coverage: bool = False, json: bool = False) -> int:
    """Show the rules of a game, or check that every clause has code and tests."""
    return ledger.coverage(Path.cwd(), as_json=json) if coverage else ledger.show(game, clause)
