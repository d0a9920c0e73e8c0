"""Writes docs/badges: how many clauses code and tests cover, Python versions, licence, version of this checkout."""

import argparse
import tomllib
from pathlib import Path
from typing import Final

from karak import __version__
from karak.cli.coverage import Citations, Matrix, gather

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "badges"
GOOD, PLAIN, BAD = "#2f7d32", "#1f6392", "#b3541e"
LETTER: Final = 6.6  # the mean width of a letter of 11 pixels

SVG: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="{label}: {value}">
<title>{label}: {value}</title>
<clipPath id="r"><rect width="{width}" height="20" rx="4"/></clipPath>
<g clip-path="url(#r)"><rect width="{left}" height="20" fill="#444"/>\
<rect x="{left}" width="{right}" height="20" fill="{colour}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">\
<text x="{label_at}" y="14">{label}</text><text x="{value_at}" y="14">{value}</text></g>
</svg>
"""


def badge(label: str, value: str, colour: str) -> str:
    """Returns a picture with a label on the left and a value on the right."""
    left, right = (round(len(text) * LETTER) + 12 for text in (label, value))
    return SVG.format(
        label=label, value=value, colour=colour, left=left, right=right, width=left + right,
        label_at=left / 2, value_at=left + right / 2,
    )  # fmt: skip


def covered(matrix: Matrix, citations: Citations, label: str) -> str:
    """Returns the badge that counts the clauses with a citation."""
    count = sum(clause.id in citations for clause in matrix.clauses)
    return badge(label, f"{count} of {len(matrix.clauses)}", GOOD if count == len(matrix.clauses) else BAD)


def pythons(classifiers: list[str]) -> str:
    """Returns the first and the last Python that the package names."""
    minors = [
        int(line.rpartition(".")[2]) for line in classifiers if line.startswith("Programming Language :: Python :: 3.")
    ]
    return f"3.{min(minors)} to 3.{max(minors)}"


def badges() -> dict[str, str]:
    """Returns all badges by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    matrix = gather(ROOT)
    return {
        "code": covered(matrix, matrix.code, "rules in code"),
        "tests": covered(matrix, matrix.tests, "rules tested"),
        "python": badge("Python", pythons(project["classifiers"]), PLAIN),
        "licence": badge("licence", "MIT", PLAIN),
        "version": badge("version", __version__, PLAIN),
    }


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name, picture in badges().items():
        (FOLDER / f"{name}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
