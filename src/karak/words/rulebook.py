"""The rulebooks: numbered clauses, and the rulings about them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from karak.words import FIRST, say, spoken

CONFIDENCE: Final = ("rulebook", "community", "ruling", "reconstructed")
MARK: Final = re.compile(rf"(?<!\*)\*({'|'.join(CONFIDENCE)})\*(?!\*)")
ID: Final = r"\b[A-Z][A-Z0-9]:\d+(?:\.\d+)?"
TO: Final = "to|à|do"  # "first to last", in every language
CITED: Final = re.compile(rf"({ID})(?:\s+(?:{TO})\s+({ID}))?")
HEADING: Final = re.compile(r"^(#{1,3}) (.+)$", re.MULTILINE)


class Block(NamedTuple):
    """A heading and the text below it."""

    level: int
    heading: str
    text: str


@dataclass(frozen=True)
class Clause:
    """One numbered rule; its heading is the registry."""

    id: str
    title: str
    section: str
    text: str
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Ruling:
    """A question about some clauses, with reasons and a choice."""

    ids: tuple[str, ...]
    title: str
    text: str


def blocks(text: str) -> list[Block]:
    parts = HEADING.split(text)[1:]
    return [Block(len(a), b.strip(), c.strip()) for a, b, c in zip(parts[::3], parts[1::3], parts[2::3], strict=True)]


def clauses_in(text: str) -> list[Clause]:
    found: list[Clause] = []
    section = ""
    for level, heading, body in blocks(text):
        if level == 2:
            section = heading
        elif level == 3:
            id, _, title = heading.partition(" ")
            marks = tuple(dict.fromkeys(MARK.findall(body)))
            found.append(Clause(id, title, section, body, marks))
    return found


def rulings_in(text: str, order: Sequence[str] = ()) -> list[Ruling]:
    found: list[Ruling] = []
    for level, heading, body in blocks(text):
        if level == 2:
            title = re.sub(rf"^(({ID})(,| (?:{TO})\b)? *)+", "", heading)
            found.append(Ruling(tuple(cited(heading, order)), title, body))
    return found


def cited(text: str, order: Sequence[str]) -> list[str]:
    """Returns the ids in a text; "first to last" includes all ids between them in the order of the rulebook."""
    ids: list[str] = []
    for first, last in CITED.findall(text):
        if last and first in order and last in order:
            ids += order[order.index(first) : order.index(last) + 1] or [first, last]
        else:
            ids += [first, last] if last else [first]
    return list(dict.fromkeys(ids))


class Library(NamedTuple):
    """Returns the folder of rulebooks and the file of rulings in a language."""

    folder: Path
    rulings: Path


def library(language: str = FIRST) -> Library:
    """Finds the rulebooks in the installed package or in the checkout."""
    packaged = Path(__file__).resolve().parents[1] / "rulebook"
    if packaged.is_dir():
        folder = packaged if language == FIRST else packaged / language
        return Library(folder, folder / "rulings.md")
    here = Path.cwd()
    for docs in [folder / "docs" for folder in (*Path(__file__).resolve().parents, here, *here.parents)]:
        if (docs / "rules").is_dir():
            if language == FIRST:
                return Library(docs / "rules", docs / "rulings.md")
            return Library(docs / "rules" / language, docs / f"rulings.{language}.md")
    raise LookupError(say("rules-nowhere"))


def text_of(name: str, language: str = "") -> str:
    """Returns the rulebook in this language, or else in English; the default is the current language."""
    folder, rulings = library()
    names = sorted(p.stem for p in folder.glob("*.md") if p != rulings)
    if name not in names:
        raise LookupError(say("rules-no-book", name=name, names=", ".join(names)))
    page = library(language or spoken()).folder / f"{name}.md"
    return (page if page.is_file() else folder / f"{name}.md").read_text("utf-8")


def read_rulebook(name: str, language: str = "") -> list[Clause]:
    """Returns the clauses of a rulebook in order."""
    return clauses_in(text_of(name, language))


def read_rulings(order: Sequence[str] = (), language: str = "") -> list[Ruling]:
    pages = [path for path in (library(language or spoken()).rulings, library().rulings) if path.is_file()]
    return rulings_in(pages[0].read_text("utf-8"), order) if pages else []
