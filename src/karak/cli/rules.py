"""karak rules: the rulebook in the terminal, and the ledger of what covers it."""

from pathlib import Path

from karak.cli import ledger


def rules(game: str = "karak", clause: str | None = None, *, coverage: bool = False, json: bool = False) -> int:
    """Show the rules of a game, or check that every clause has code and tests.

    Parameters
    ----------
    game
        Whose rules.
    clause
        One clause or section only, such as 4.3 or 4.
    coverage
        Print clause, code, tests and data of every rule; fails on gaps. Needs a checkout.
    json
        With --coverage: as one JSON object.
    """
    return ledger.coverage(Path.cwd(), as_json=json) if coverage else ledger.show(game, clause)
