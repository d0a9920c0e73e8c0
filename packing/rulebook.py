"""The rules and rulings, which the game quotes: docs/ in the repository, karak/rulebook/LANGUAGE/ in the wheel."""

from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def rulebook() -> dict[str, str]:
    """Says which page goes where in the wheel."""
    rules = DOCS / "rules"
    packed = {page: str(page.relative_to(rules)) for page in sorted(rules.rglob("*.md"))}
    for page in sorted(DOCS.glob("rulings*.md")):
        language = page.stem.removeprefix("rulings").removeprefix(".")
        packed[page] = f"{language}/rulings.md" if language else "rulings.md"
    return {str(page): f"karak/rulebook/{place}" for page, place in packed.items()}
