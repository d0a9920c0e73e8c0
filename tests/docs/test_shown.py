"""The repository keeps only pictures that a page shows or the client uses."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from packing.rules import ROOT

PICTURES = (".webp", ".png", ".svg", ".jpg", ".jpeg", ".gif")
MOST_BYTES = 1_600_000
SHOWN = re.compile(r"""!\[[^\]]*\]\(([^)\s]+)|<img[^>]+src=["']([^"']+)""")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
CLIENT = [ROOT / "web" / name for name in ("src", "public", "index.html", "vite.config.ts")]


def pictures(*folders: str) -> set[Path]:
    return {path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in PICTURES}


def shown(page: Path) -> Iterator[Path]:
    """Where the pictures of a page are; those from elsewhere are left out."""
    for found in SHOWN.finditer(page.read_text(encoding="utf-8")):
        address = found[1] or found[2]
        if "://" not in address:
            yield (page.parent / address).resolve()


def sources() -> Iterator[str]:
    """The text of the client."""
    for part in CLIENT:
        for path in [part, *part.rglob("*")]:
            if path.is_file() and path.suffix not in (".png", ".webp"):
                yield path.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_picture_of_a_page_exists(page: Path) -> None:
    assert [path for path in shown(page) if not path.is_file()] == []


def test_every_picture_in_docs_is_shown() -> None:
    assert pictures("docs") - {path for page in PAGES for path in shown(page)} == set()


def test_every_picture_of_the_client_is_used() -> None:
    text = "\n".join(sources())
    assert {path for path in pictures("web/src", "web/public") if path.name not in text} == set()


def test_the_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in pictures("docs", "web/src", "web/public")) <= MOST_BYTES
