"""The rulebooks: numbered clauses, the rulings about them, and both in the terminal."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

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
    """The ids in a text; "first to last" stands for all between them in the order of the rulebook."""
    ids: list[str] = []
    for first, last in CITED.findall(text):
        if last and first in order and last in order:
            ids += order[order.index(first) : order.index(last) + 1] or [first, last]
        else:
            ids += [first, last] if last else [first]
    return list(dict.fromkeys(ids))


class Library(NamedTuple):
    """The folder of rulebooks and the file of rulings in a language."""

    folder: Path
    rulings: Path


def library(language: str = FIRST) -> Library:
    """In the installed package, or in the checkout around us."""
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


def text_of(name: str) -> str:
    """In the language that is spoken, or else in English."""
    folder, rulings = library()
    names = sorted(p.stem for p in folder.glob("*.md") if p != rulings)
    if name not in names:
        raise LookupError(say("rules-no-book", name=name, names=", ".join(names)))
    spoken_page = library(spoken()).folder / f"{name}.md"
    return (spoken_page if spoken_page.is_file() else folder / f"{name}.md").read_text("utf-8")


def read_rulebook(name: str) -> list[Clause]:
    """The clauses of a rulebook, in its order."""
    return clauses_in(text_of(name))


def read_rulings(order: Sequence[str] = ()) -> list[Ruling]:
    pages = [path for path in (library(spoken()).rulings, library().rulings) if path.is_file()]
    return rulings_in(pages[0].read_text("utf-8"), order) if pages else []


# Showing


def show(name: str, clause: str | None = None) -> int:
    """Print a rulebook, or one clause or section of it with its rulings."""
    try:
        page = text_of(name) if clause is None else excerpt(name, clause)
    except LookupError as error:
        Console(stderr=True, soft_wrap=True).print(escape(str(error.args[0])))
        return 1
    Console().print(marked(page))
    return 0


def marked(page: str) -> Markdown:
    """With the marks of confidence in the language that is spoken."""
    return Markdown(MARK.sub(lambda found: f"*({say(f'mark-{found[1]}')})*", page))


def excerpt(name: str, wanted: str) -> str:
    """A clause ("4.3") or a section ("4"), with or without the letters of the game, as Markdown."""
    book = read_rulebook(name)
    game = book[0].id.partition(":")[0] if book else ""
    id = wanted.upper() if ":" in wanted else f"{game}:{wanted}"
    chosen = [c for c in book if c.id == id or c.id.startswith(f"{id}.")]
    if not chosen:
        raise LookupError(missing(name, book, id))
    section = chosen[0].section
    intro = next(b.text for b in blocks(text_of(name)) if b.level == 2 and b.heading == section)
    parts = [f"## {section}", intro if "." not in id else ""]
    rulings = read_rulings([c.id for c in book])
    for c in chosen:
        parts += [f"### {c.id} {c.title}", c.text]
        parts += [f"#### {say('rules-ruling', title=r.title)}\n\n{r.text}" for r in rulings if c.id in r.ids]
    return "\n\n".join(part for part in parts if part)


def missing(name: str, book: Sequence[Clause], id: str) -> str:
    near = [f"{c.id} {c.title}" for c in book if c.id.startswith(f"{id.partition('.')[0]}.")]
    there = near or list(dict.fromkeys(c.section for c in book))
    return "\n  ".join([say("rules-no-clause", name=name, clause=id), *there])
