"""Every Python example of the README and the documentation runs, and a session prints what the page says."""

import doctest
import re
import shutil
import sys
from pathlib import Path

import pytest

import karak

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if BLOCK.search(page.read_text())]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the examples open."""
    shutil.copytree(ROOT / "docs" / "experiments", tmp_path / "docs" / "experiments")
    karak.new(seed=1).save(tmp_path / "game.tape")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(karak.__file__).parents[1]))  # a relative one would end here
    monkeypatch.setattr(sys, "argv", ["example", sys.executable, "-m", "karak", "engine"])
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_a_page_run_one_after_the_other(page: Path, desk: Path) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    for block in BLOCK.findall(page.read_text("utf-8")):
        if ">>> " in block:
            session(page, block, names)
        else:
            exec(compile(block, str(page), "exec"), names)


def session(page: Path, block: str, names: dict[str, object]) -> None:
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(block, names, page.stem, str(page), 0)
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append, clear_globs=False)
    names.update(test.globs)
    assert told == [], "".join(told)


def test_the_readme_and_the_page_on_python_have_examples() -> None:
    assert {"README", "python"} <= {page.stem for page in PAGES}
