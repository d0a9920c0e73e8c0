"""Lists every package that karak ships or installs, with its licence, and fails if one is not allowed.

Writes build/licences/report.md and a bill of materials, build/licences/karak-games.cdx.json (CycloneDX).
"""

import json
import re
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, metadata, requires
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from packing import sbom

ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "licences"
ALLOWED = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC-BY-3.0", "CC0-1.0", "ISC", "LGPL-3.0-only", "MIT",
    "MPL-2.0", "OFL-1.1", "PSF-2.0", "Zlib",
}  # fmt: skip
NAMES = {  # how packages without a licence expression name theirs, by the longest match
    "apache": "Apache-2.0", "apl 2": "Apache-2.0", "mit": "MIT", "bsd": "BSD-3-Clause", "bsd-3-clause": "BSD-3-Clause",
    "mozilla public license 2.0": "MPL-2.0", "mpl-2.0": "MPL-2.0", "lgpl-3.0-only": "LGPL-3.0-only", "isc": "ISC",
    "python software foundation": "PSF-2.0",
}  # fmt: skip


class Package(NamedTuple):
    """A package with what it was needed for: `karak`, an extra, or the browser client."""

    name: str
    version: str
    licence: str
    kind: str  # pypi or npm
    needed_by: str

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"

    def is_allowed(self) -> bool:
        """Whether one side of every OR is allowed as a whole."""
        sides = self.licence.replace("(", "").replace(")", "").split(" OR ")
        return any(all(part.split(" WITH ")[0] in ALLOWED for part in side.split(" AND ")) for side in sides)


def licence_of(name: str) -> str:
    """Returns the licence as an SPDX expression, as far as the package tells."""
    told = metadata(name)
    if told["License-Expression"]:
        return str(told["License-Expression"])
    labels = [label.rpartition(" :: ")[2] for label in told.get_all("Classifier", []) if label.startswith("License")]
    for text in [*labels, (told["License"] or "").partition("\n")[0]]:
        found = [name for name in NAMES if re.search(rf"\b{re.escape(name)}\b", text.lower())]
        if found:
            return NAMES[max(found, key=len)]
    return "unknown"


def closure(needed: Iterable[str], needed_by: str) -> Iterator[Package]:
    """Walks over what is installed on this system; what only other systems need is left out."""
    seen: set[tuple[str, frozenset[str]]] = set()
    open_ends = [Requirement(text) for text in needed]
    while open_ends:
        one = open_ends.pop()
        name = canonicalize_name(one.name)
        key = (name, frozenset(one.extras))
        if key in seen or (one.marker and not one.marker.evaluate({"extra": ""})):
            continue
        seen.add(key)
        yield Package(name, metadata(name)["Version"], licence_of(name), "pypi", needed_by)
        for text in requires(name) or []:
            below = Requirement(text)
            if not below.marker or any(below.marker.evaluate({"extra": each}) for each in (one.extras or {""})):
                below.marker = None
                open_ends.append(below)


def packages() -> list[Package]:
    """Lists each package once, with the first that needs it."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found = [
        Package(part["name"], part["version"], part["licenses"][0]["license"]["id"], "npm", "browser client")
        for part in sbom.bill()["components"]
    ]
    found += closure(project["dependencies"], "karak")
    extras = project["optional-dependencies"]
    for extra, needed in extras.items():
        found += closure([text for text in needed if not text.startswith(project["name"])], f"extra {extra}")
    return list({package.purl: package for package in reversed(found)}.values())[::-1]


def report(found: list[Package]) -> str:
    rows = [f"| {one.name} | {one.version} | {one.licence} | {one.needed_by} |" for one in found]
    return "\n".join(["# Licences", "", "| package | version | licence | needed by |", "|---|---|---|---|", *rows, ""])


def bill(found: list[Package]) -> dict[str, Any]:
    """Returns the bill of materials of the wheel, with all that is installed beside it."""
    parts = [
        {"type": "library", "bom-ref": one.purl, "name": one.name, "version": one.version, "purl": one.purl,
         "licenses": [{"expression": one.licence}]}
        for one in found
    ]  # fmt: skip
    return sbom.bill() | {"components": parts}


def main() -> int:
    ArgumentParser(prog="python -m tools.release.licences", description=__doc__).parse_args()
    try:
        found = packages()
    except PackageNotFoundError as fault:
        print(f"{fault} Install every extra first: make .venv/locked", file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "report.md").write_text(report(found))
    (OUT / "karak-games.cdx.json").write_text(json.dumps(bill(found), indent=2) + "\n")
    wrong = [one for one in found if not one.is_allowed()]
    for one in wrong:
        print(f"{one.name} {one.version}: licence {one.licence} is not in the list that is allowed", file=sys.stderr)
    print(f"{len(found)} packages, {len(wrong)} not allowed; see {OUT.relative_to(ROOT)}/report.md")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
