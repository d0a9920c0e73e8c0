"""Links that leave docs/: the site borrows some pages of the top folder, the forge shows everything else."""

import os
import re
import tomllib
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx
from sphinx.util.logging import getLogger

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
HOME: Final[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]["Homepage"]
BORROWED: Final = {  # by the page that stands for it in docs/
    "changelog": ROOT / "CHANGELOG.md",
    "conduct": ROOT / "CODE_OF_CONDUCT.md",
    "contributing": ROOT / "CONTRIBUTING.md",
    "security": ROOT / "SECURITY.md",
    "style": ROOT / "STYLE.md",
}
FENCED: Final = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)")


def on_forge(path: Path) -> str:
    """Returns the address of a file or folder of this repository."""
    return f"{HOME}/{'tree' if path.is_dir() else 'blob'}/main/{path.relative_to(ROOT)}"


def address(page: Path, origin: Path, link: str) -> str:
    """Returns what a link of a text means on a page; the text may come from elsewhere."""
    path = (origin.parent / link).resolve()
    for name, whole in BORROWED.items():
        if path == whole:
            path = DOCS / f"{name}.md"
    if not path.exists():
        getLogger(__name__).warning("%s links to %s, which does not exist", origin.relative_to(ROOT), link)
    if not path.is_relative_to(DOCS) or path.is_dir():
        return on_forge(path)
    return Path(os.path.relpath(path, page.parent)).as_posix()


def mend(app: Sphinx, name: str, source: list[str]) -> None:
    """Puts borrowed pages in place, and gives each link of a page its meaning on the site."""
    page = DOCS / f"{name}.md"
    origin = BORROWED.get(name, page)
    if origin != page:
        app.env.note_dependency(str(origin))
        source[0] = origin.read_text("utf-8")
    parts = FENCED.split(source[0])
    for n in range(0, len(parts), 2):  # between the fences
        parts[n] = LINK.sub(lambda found: f"]({address(page, origin, found[1])}{found[2] or ''})", parts[n])
    source[0] = "".join(parts)


def setup(app: Sphinx) -> dict[str, bool]:
    """Joins the build."""
    app.connect("source-read", mend)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
