"""A folder of custom pieces, made from those of the package."""

from pathlib import Path

import karak.games.karak
from karak.games.karak.data import Pieces

PACKAGED = Path(karak.games.karak.__file__).parent / "data"


def printed(name: str) -> str:
    return (PACKAGED / name).read_text(encoding="utf-8")


def edited(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """A copy of one file in a folder, each change made once."""
    text = printed(name)
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def version(folder: Path | str = "") -> str:
    return Pieces(str(folder)).folder.version()
