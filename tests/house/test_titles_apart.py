"""No file that titles share names one: a new title edits nothing but its own folders."""

import re
from pathlib import Path, PurePosixPath

from karak.games.shelf import FIRST, RULESETS

ROOT = Path(__file__).parents[2]
SHARED = ("src", "web/src", "web/vite", "web/vite.config.ts", "tools", "Makefile", "hatch_build.py", "pyproject.toml", ".gitignore")
TEXTS = {".py", ".ts", ".svelte", ".toml", ".ftl", ".sh", ".json", ".css", ""}
ALLOWED: dict[str, str] = {}  # by file, why it may


def is_own(path: PurePosixPath) -> bool:
    """In a folder named after a title, or a file of its name."""
    parts = [*path.parts[:-1], re.split(r"[-_.]", path.stem)[0], path.stem.split("_")[-1]]
    return any(part in RULESETS for part in parts[1:])


def files() -> list[PurePosixPath]:
    """The files that titles share, as git lists them or, outside of git, as they lie there."""
    found = [
        PurePosixPath(path.relative_to(ROOT))
        for name in SHARED
        for path in ([ROOT / name] if (ROOT / name).is_file() else sorted((ROOT / name).rglob("*")))
        if path.is_file() and path.suffix in TEXTS
    ]
    hidden = {"node_modules", "__pycache__", "static"}
    return [path for path in found if not hidden & set(path.parts) and not is_own(PurePosixPath(*path.parts))]


def named(text: str) -> set[str]:
    """The titles that a text names; the first has the name of the project, which counts only where it is quoted."""
    words = [re.escape(name) for name in RULESETS if name != FIRST]
    found = set(re.findall(rf"(?<![\w]){'|'.join(words)}", text))
    return found | set(re.findall(rf"(?:games|bots)[./]({FIRST})\b|(?:game|title)\w* *(?:=+|:) *\"({FIRST})\"", text) and [FIRST])


def test_no_shared_file_names_a_title() -> None:
    wrong = {str(path): sorted(found) for path in files() if (found := named((ROOT / path).read_text("utf-8")))}
    assert {path: found for path, found in wrong.items() if path not in ALLOWED} == {}
