"""Prints a rulebook in the terminal."""

from collections.abc import Sequence

from rich.console import Console, RenderableType

from karak.cli.outputs import complain
from karak.words import say
from karak.words.rulebook import MARK, Clause, blocks, read_rulebook, read_rulings, text_of


def show(name: str, clause: str | None = None) -> int:
    """Prints a rulebook, or one clause or section of it with its rulings."""
    try:
        page = text_of(name) if clause is None else excerpt(name, clause)
    except LookupError as error:
        complain(str(error.args[0]))
        return 2
    Console().print(marked(page))
    return 0


def marked(page: str) -> RenderableType:
    """Translates the marks of confidence into the current language."""
    from rich.markdown import Markdown  # takes a fifth of a second, so only this command imports it

    return Markdown(MARK.sub(lambda found: f"*({say(f'mark-{found[1]}')})*", page))


def excerpt(name: str, wanted: str) -> str:
    """Returns a clause ("4.3") or a section ("4"), with or without the letters of the game, as Markdown."""
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
