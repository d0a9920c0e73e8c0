"""Files that titles share name none of them: a new title edits nothing but folders and files of its name."""

import re
from pathlib import Path

from karak.games.shelf import FIRST, RULESETS

ROOT = Path(__file__).parents[2]
SHARED = ("src", "web/src", "web/vite", "tools", "packing")
ROOTS = ("Makefile", "hatch_build.py", "pyproject.toml", ".gitignore", "web/vite.config.ts", "web/index.html")
TEXTS = (".py", ".ts", ".svelte", ".toml", ".ftl", ".sh", ".json", ".css", ".html")
PROJECT = FIRST  # the first title has the name of the project, which counts only as the name of a folder or a game
OTHERS = "|".join(sorted((name for name in RULESETS if name != PROJECT), key=len, reverse=True))
NAMED = re.compile(
    rf"(?<![A-Za-z0-9])({OTHERS})(?![A-Za-z])|(?<!-)(?:games|bots|sights)[./]({PROJECT})\b"
    rf"|\b(?:game|title)s?\b\W{{1,6}}(?:\w+ = )?[\"']({PROJECT})[\"']"
)


def is_own(path: Path) -> bool:
    """In a folder named after a title, or a file of its name."""
    parts = path.relative_to(ROOT).parts
    below = parts[parts.index("karak") + 1 :] if parts[0] == "src" else parts
    return any(re.split(r"[-_.]", part)[0] in RULESETS or Path(part).stem.split("_")[-1] in RULESETS for part in below)


def shared() -> list[Path]:
    found = [path for folder in SHARED for path in sorted((ROOT / folder).rglob("*")) if path.suffix in TEXTS]
    hidden = {"node_modules", "__pycache__", "static"}
    return [
        path for path in [*found, *(ROOT / name for name in ROOTS)] if not hidden & set(path.parts) and not is_own(path)
    ]


def naming() -> dict[str, list[str]]:
    """The shared files that name titles, with the lines that do."""
    found = {}
    for path in shared():
        lines = [line.strip()[:110] for line in path.read_text("utf-8").splitlines() if NAMED.search(line)]
        if lines:
            found[str(path.relative_to(ROOT))] = lines
    return found


def test_no_shared_file_names_a_title() -> None:
    assert naming() == {}


def test_a_name_would_be_found() -> None:
    assert len(shared()) > 400
    for line in (
        'if game == "goblin":',
        "from karak.games.karak import box",
        'title: Word = "karak"',
        "web-karak2-roll",
    ):
        assert NAMED.search(line), line
    for line in ("from karak.core.game import Game", 'name="karak"', "karak serve", "goblins in a cave"):
        assert not NAMED.search(line), line
