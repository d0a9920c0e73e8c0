"""Serves a rulebook for a screen: sections, clauses with their marks, and the rulings about them."""

import re
from functools import cache
from typing import Literal

import msgspec

from karak.core.refusal import Refusal
from karak.games.shelf import ruleset
from karak.server.call import Call
from karak.words import FIRST, first_known
from karak.words.rulebook import MARK, blocks, clauses_in, read_rulings, text_of

LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


class Passage(msgspec.Struct):
    """A paragraph, a list item, or a table whose first row is its heading; the mark says how certain the rule is."""

    kind: Literal["text", "item", "table"]
    text: str
    rows: list[list[str]]
    mark: str


class ClauseShown(msgspec.Struct):
    """`rulings` are indexes into the book's list of rulings."""

    id: str
    title: str
    marks: list[str]
    text: list[Passage]
    rulings: list[int]


class Section(msgspec.Struct):
    title: str
    intro: list[Passage]
    clauses: list[ClauseShown]


class RulingShown(msgspec.Struct):
    ids: list[str]
    title: str
    text: list[Passage]


class Rules(msgspec.Struct):
    game: str
    sections: list[Section]
    rulings: list[RulingShown]


async def rules(call: Call, game: str, language: str = "en") -> Rules:
    """Returns the book in this language where it is translated, else in English."""
    name = ruleset(game[:40]).name
    return book(name, first_known([language]) or FIRST)


@cache
def book(game: str, language: str) -> Rules:
    try:
        page = text_of(game, language)
    except LookupError:
        raise Refusal("no-rulebook", game=game) from None
    clauses = clauses_in(page)
    known = [clause.id for clause in clauses]
    rulings = [ruling for ruling in read_rulings(known, language) if set(ruling.ids) & set(known)]
    sections = [Section(block.heading, passages(block.text), []) for block in blocks(page) if block.level == 2]
    by_title = {section.title: section for section in sections}
    for clause in clauses:
        about = [i for i, ruling in enumerate(rulings) if clause.id in ruling.ids]
        shown = ClauseShown(clause.id, clause.title, list(clause.marks), passages(clause.text), about)
        by_title[clause.section].clauses.append(shown)
    return Rules(game, sections, [RulingShown(list(r.ids), r.title, passages(r.text)) for r in rulings])


def passages(text: str) -> list[Passage]:
    """Splits a text: empty lines separate paragraphs, line ends separate items and rows."""
    found: list[Passage] = []
    for part in re.split(r"\n\s*\n", text.strip()):
        lines = part.strip().splitlines()
        if lines and lines[0].startswith("|"):
            rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
            found.append(Passage("table", "", [rows[0], *rows[2:]], ""))
        elif lines and lines[0].startswith("- "):
            found += [passage("item", item) for item in re.split(r"^- ", part, flags=re.MULTILINE)[1:]]
        elif lines:
            found.append(passage("text", " ".join(lines)))
    return found


def passage(kind: Literal["text", "item"], text: str) -> Passage:
    mark = MARK.findall(text)
    plain = LINK.sub(r"\1", " ".join(MARK.sub("", text).split()))
    return Passage(kind, plain, [], mark[-1] if mark else "")
