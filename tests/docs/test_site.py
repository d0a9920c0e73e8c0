"""The documentation site builds without a warning, holds together, and asks no other host for anything."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.blocks import ROOT
from tools.site.links import HOME

DOCS = ROOT / "docs"
PARTS = ("players", "hosts", "bot-writers", "researchers", "contributors", "notes/README")
LISTED = re.compile(r"^```\{toctree\}\n(?::.*\n)+\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]*)(#[^)\s]*)?\)")


class Page(HTMLParser):
    """The links, the addresses within, and the files that a page loads."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.loaded: list[str] = []
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids.add(found.get("id", ""))
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag == "link" and found.get("rel") in ("stylesheet", "icon", "preload"):
            self.loaded.append(found["href"])
        elif "src" in found:
            self.loaded.append(found["src"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from interpreted sources, because compiled ones have no signatures."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "--keep-going", "-c", "tools/site", "docs", str(folder)],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": "src"}, capture_output=True, text=True,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file) for file in sorted(site.rglob("*.html")) if "_static" not in file.parts}


def test_every_link_within_the_site_leads_to_a_page_and_a_place(pages: dict[Path, Page]) -> None:
    broken = []
    for file, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            place = unquote(parts.fragment)
            if not target.is_file() or (place and target in pages and place not in pages[target].ids):
                broken.append(f"{file.name}: {link}")
    assert broken == []


def test_links_to_the_forge_name_files_and_other_links_are_addresses(pages: dict[Path, Page]) -> None:
    broken = []
    for link in sorted({link for page in pages.values() for link in page.links if urlsplit(link).scheme}):
        kind, _, path = link.removeprefix(f"{HOME}/").partition("/main/")
        if link.startswith(HOME) and kind in ("blob", "tree"):
            broken += [] if (ROOT / urlsplit(path).path).exists() else [link]
        elif urlsplit(link).scheme not in ("http", "https") or not urlsplit(link).hostname:
            broken.append(link)
    assert broken == []


def test_the_site_loads_nothing_from_other_hosts(site: Path, pages: dict[Path, Page]) -> None:
    assert [link for page in pages.values() for link in page.loaded if urlsplit(link).netloc] == []
    styles = "".join(file.read_text("utf-8") for file in (site / "_static").rglob("*.css"))
    assert re.findall(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//", styles) == []


def test_search_knows_words_of_every_language_and_of_the_reference(site: Path) -> None:
    index = (site / "searchindex.js").read_text("utf-8")
    for word in ("tournament", "karak.new", "catacomb", "fontain", "smok"):
        assert word in index, word


def test_each_clause_has_its_address_and_its_marks(pages: dict[Path, Page]) -> None:
    for file, page in pages.items():
        if file.parent.name in ("rules", "fr", "pl"):
            marks = file.read_text("utf-8").count('class="coverage"')
            assert marks == len([id for id in page.ids if re.fullmatch(r"[A-Z][A-Z0-9]:\d+\.\d+", id)]) >= 20
            assert 'class="uncited"' not in file.read_text("utf-8")


def below(name: str) -> list[str]:
    """Returns the pages of a part, those below its pages included."""
    page = DOCS / f"{name}.md"
    listed = [line for block in LISTED.findall(page.read_text("utf-8")) for line in block.split()]
    paths = [(page.parent / line).relative_to(DOCS).as_posix() for line in listed]
    return [name, *(found for path in paths for found in below(path))]


def test_each_page_belongs_to_exactly_one_part() -> None:
    placed = [name for part in PARTS for name in below(part)]
    written = [page.relative_to(DOCS).with_suffix("").as_posix() for page in DOCS.rglob("*.md")]
    assert sorted(placed) == sorted(set(written) - {"index"})


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), ROOT / "tools" / "README.md"], ids=lambda page: page.name)
def test_the_pages_outside_of_the_site_link_to_files_and_headings(page: Path) -> None:
    broken = []
    for path, place in LINK.findall(page.read_text("utf-8")):
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (place and place[1:] not in anchors(target)):
            broken.append(path + place)
    assert broken == []


def anchors(page: Path) -> set[str]:
    """Returns the anchors that a forge gives to headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
