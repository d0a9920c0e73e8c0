"""Marks of coverage in the rulebooks: at the end of each clause, the code, the tests and the data that name it."""

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from docutils import nodes
from sphinx.application import Sphinx

from karak.cli.coverage import CLAUSE, Matrix, gather
from tools.site.links import ROOT, on_forge

RULEBOOK: Final = re.compile(r"rules/(?:(fr|pl)/)?\w+")


class Words(NamedTuple):
    """What the marks say in one language."""

    code: str
    tests: str
    data: str
    missing: str


WORDS: Final = {
    "en": Words("code", "tests", "data", "none"),
    "fr": Words("code", "tests", "données", "aucun"),
    "pl": Words("kod", "testy", "dane", "brak"),
}


@cache
def matrix() -> Matrix:
    return gather(ROOT)


def code_file(place: str) -> Path:
    """Returns the file of a class or function, such as `kit.grid:Grid.next`."""
    path = ROOT / "src" / "karak" / place.partition(":")[0].replace(".", "/")
    file = path.with_suffix(".py")
    return file if file.is_file() else path / "__init__.py"


def test_file(place: str) -> Path:
    """Returns the file of `rules.karak.test_4_fights:test_a_tie`."""
    return (ROOT / "tests" / place.partition(":")[0].replace(".", "/")).with_suffix(".py")


def data_file(place: str) -> Path:
    """Returns the file of `karak/tokens.toml:mummy`."""
    title, _, name = place.partition(":")[0].partition("/")
    return ROOT / "src" / "karak" / "games" / title / "data" / name


def listed(label: str, places: Sequence[str], files: Sequence[Path]) -> str:
    """Returns a row: a label, and the places with links to their files."""
    links = [f'<a href="{on_forge(file)}">{escape(place)}</a>' for place, file in zip(places, files)]
    return f"<dt>{label}</dt> <dd>{'<br> '.join(links)}</dd>" if links else ""


def mark(id: str, language: str) -> nodes.raw:
    """Returns a line with the numbers of citations, which opens to show them."""
    words, found = WORDS[language], matrix()
    code, tests, data = found.code.get(id, []), found.tests.get(id, []), found.data.get(id, [])
    counts = [(words.code, len(code)), (words.tests, len(tests)), *([(words.data, len(data))] if data else [])]
    signs = " ".join(
        f'<span class="{"cited" if count else "uncited"}">{label} {count or words.missing}</span>'
        for label, count in counts
    )
    rows = listed(words.code, code, list(map(code_file, code)))
    rows += listed(words.tests, tests, list(map(test_file, tests)))
    rows += listed(words.data, data, list(map(data_file, data)))
    html = f'<details class="coverage"><summary>{signs}</summary> <dl>{rows}</dl></details>'
    return nodes.raw("", html, format="html")


def add_marks(app: Sphinx, doctree: nodes.document) -> None:
    """Marks each clause of a rulebook and gives it an address, such as karak.html#K1:4.3."""
    page = RULEBOOK.fullmatch(app.env.current_document.docname)
    if page is None:
        return
    for section in list(doctree.findall(nodes.section)):
        id = section[0].astext().partition(" ")[0]
        if CLAUSE.fullmatch(id):
            section["ids"].append(id)
            section.append(mark(id, page[1] or "en"))


def setup(app: Sphinx) -> dict[str, bool]:
    """Joins the build."""
    app.connect("doctree-read", add_marks)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
