"""The rulebooks: numbered clauses, and the rulings about them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

CONFIDENCE: Final = ("rulebook", "community", "ruling", "reconstructed")
MARK: Final = re.compile(rf"(?<!\*)\*({'|'.join(CONFIDENCE)})\*(?!\*)")
ID: Final = r"\b[A-Z][A-Z0-9]:\d+(?:\.\d+)?"
CITED: Final = re.compile(rf"({ID})(?:\s+to\s+({ID}))?")
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
            title = re.sub(rf"^(({ID})(,| to)? *)+", "", heading)
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


def library() -> tuple[Path, Path]:
    """The folder of rulebooks and the file of rulings: in the installed package, or in the checkout around us."""
    packaged = Path(__file__).resolve().parents[1] / "rulebook"
    if packaged.is_dir():
        return packaged, packaged / "rulings.md"
    here = Path.cwd()
    for folder in [*Path(__file__).resolve().parents, here, *here.parents]:
        if (folder / "docs" / "rules").is_dir():
            return folder / "docs" / "rules", folder / "docs" / "rulings.md"
    raise LookupError("no rulebooks here: neither in the package nor in a docs/rules above this folder")


def translated(page: Path, language: str) -> Path:
    """The page in this language, beside it (rulings.fr.md) or in a folder of its own (fr/karak.md); else itself."""
    found = [page.with_suffix(f".{language}.md"), page.parent / language / page.name]
    return next((path for path in found if path.is_file()), page)


def is_translated(name: str, language: str) -> bool:
    page = library()[0] / f"{name}.md"
    return language.isalpha() and translated(page, language) != page


def text_of(name: str, language: str = "en") -> str:
    folder, rulings = library()
    names = sorted(p.stem for p in folder.glob("*.md") if p.stem.partition(".")[0] != rulings.stem)
    if name not in names:
        raise LookupError(f"no rulebook named {name}; there are: {', '.join(names)}")
    return translated(folder / f"{name}.md", language).read_text("utf-8")


def read_rulebook(name: str, language: str = "en") -> list[Clause]:
    """The clauses of a rulebook, in its order."""
    return clauses_in(text_of(name, language))


def read_rulings(order: Sequence[str] = (), language: str = "en") -> list[Ruling]:
    _, path = library()
    return rulings_in(translated(path, language).read_text("utf-8"), order) if path.is_file() else []
