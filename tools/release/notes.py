"""Prints the notes of a release, if tag, version, CITATION.cff and the newest section of the changelog agree."""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECTION = re.compile(
    r"^## \[(?P<version>\d[^]]*)\] - \d{4}-\d\d-\d\d\n(?P<notes>.*?)(?=^## |^\[[^]]+\]: |\Z)", re.MULTILINE | re.DOTALL
)


def version() -> str:
    """Reads the version without an import, because a release is checked before anything is installed."""
    source = (ROOT / "src" / "karak" / "__init__.py").read_text(encoding="utf-8")
    (found,) = re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    return str(found)


def notes_of(tag: str, version: str, changelog: str) -> str:
    """Returns the newest section of the changelog, or says what to change first."""
    if tag != f"v{version}":
        sys.exit(f"The tag is {tag}, but src/karak/__init__.py says {version}. Set __version__, commit, and tag again.")
    newest = SECTION.search(changelog)
    if newest is None or newest["version"] != version:
        sys.exit(f"CHANGELOG.md does not begin with '## [{version}] - YYYY-MM-DD'. Cut it from [Unreleased].")
    return newest["notes"].strip()


def check_citation(version: str, citation: str) -> None:
    """Stops a release that would be cited as another one."""
    if f"\nversion: {version}\n" not in citation:
        sys.exit(f"CITATION.cff does not say 'version: {version}'. Set its version and date-released, and tag again.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tag", help="such as v1.0.0")
    tag = parser.parse_args().tag
    notes = notes_of(tag, version(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    check_citation(version(), (ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    print(notes)


if __name__ == "__main__":
    main()
