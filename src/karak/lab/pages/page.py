"""Writes a self-contained page without scripts."""

from collections.abc import Iterable
from html import escape
from pathlib import Path

from karak.core.refusal import Refusal
from karak.words import spoken

STYLE = """
:root { --paper: #fbf5e6; --wall: #efe4c9; --ink: #2e241a; --faded: #6f5d45; --red: #9c2f1f; --gold: #c48a1a; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--wall); color: var(--ink); font: 17px/1.5 Georgia, "Times New Roman", serif; }
header { background: linear-gradient(#3a2318, #241610); color: #f7ecd2; padding: 2.2rem 1rem 1.8rem; border-bottom: 4px solid var(--gold); }
header > *, main { max-width: 1180px; margin-inline: auto; }
h1 { margin-block: 0; font-size: clamp(1.7rem, 5vw, 2.6rem); font-weight: normal; letter-spacing: .02em; }
header p { margin-block: .5rem 0; color: #e3d0a8; }
main { padding: 1.2rem 1rem 3rem; }
section { margin-block: 2rem; }
h2 { margin: 0 0 .3rem; font-weight: normal; font-size: 1.5rem; color: var(--red); }
section > p { margin: 0 0 1rem; color: var(--faded); max-width: 46rem; }
.findings { list-style: none; padding: 0; display: grid; gap: .7rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
.findings li { background: var(--paper); border-left: 4px solid var(--gold); border-radius: 4px; padding: .7rem .9rem; }
.parts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); align-items: start; }
figure { margin: 0; background: var(--paper); border-radius: 8px; padding: .6rem; box-shadow: 0 1px 4px #0002; }
figcaption { padding: .2rem .4rem; color: var(--faded); }
svg { display: block; width: 100%; height: auto; max-width: 620px; margin-inline: auto; }
.wide { overflow-x: auto; background: var(--paper); border-radius: 8px; padding: .4rem; box-shadow: 0 1px 4px #0002; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; font-variant-numeric: tabular-nums; }
th { font-weight: normal; color: var(--faded); text-align: right; }
th, td { padding: .4rem .7rem; border-bottom: 1px solid #e6dabf; white-space: nowrap; }
tr:last-child > * { border-bottom: 0; }
td { text-align: right; }
td:first-child, th:first-child { text-align: left; }
td:last-child { white-space: normal; min-width: 8.5rem; }
small { color: var(--faded); display: block; }
"""  # noqa: E501


def page(title: str, leads: Iterable[str], sections: Iterable[str]) -> str:
    lead = "".join(f"<p>{escape(line)}</p>" for line in leads)
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1>{lead}</header>\n<main>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(heading: str, text: str, *parts: str) -> str:
    """Puts its parts side by side if there is room."""
    said = f"<p>{escape(text)}</p>\n" if text else ""
    shown = "\n".join(parts)
    return f'<section>\n<h2>{escape(heading)}</h2>\n{said}<div class="parts">\n{shown}\n</div>\n</section>'


def findings(heading: str, lines: Iterable[str]) -> str:
    said = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<section>\n<h2>{escape(heading)}</h2>\n<ul class="findings">{said}</ul>\n</section>'


def figure(text: str, svg: str) -> str:
    said = escape(text)
    return f'<figure role="img" aria-label="{said}">{svg}<figcaption>{said}</figcaption></figure>'


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Writes a cell of two lines with a break between them."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell_of(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def cell_of(text: str) -> str:
    first, _, second = text.partition("\n")
    return escape(first) + (f"<small>{escape(second)}</small>" if second else "")


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise Refusal("file-unwritable", file=str(path), fault=fault.strerror or str(fault)) from fault
