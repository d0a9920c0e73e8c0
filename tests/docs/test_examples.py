"""Every code block of the README and the documentation runs, in order, or the page says why not."""

import doctest
import json
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import karak
from tests.docs.blocks import PAGES, ROOT, Block, blocks
from tests.docs.desk import Desk

SHELL = ("", "sh", "console")
COMMAND = re.compile(r"^(\$ |(karak|python|pip|uvx|uv|make|npm|curl|docker|podman|sudo|apt|git) )", re.MULTILINE)
WITH_BLOCKS = [page for page in PAGES if blocks(page)]


def with_few_games(experiment: str, copy: str) -> None:
    text = Path(experiment).read_text("utf-8")
    Path(copy).write_text(re.sub(r"games = [\d_]+", "games = 2", text), "utf-8")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """A folder with the files that the examples open."""
    shutil.copytree(ROOT / "docs" / "experiments", tmp_path / "docs" / "experiments", copy_function=with_few_games)
    match = karak.new(seed=1)
    match.save(tmp_path / "game.tape")
    match.do("step north")
    match.sat.do(match.sat.parse("end by points"))
    match.save(tmp_path / "GAME.json")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(karak.__file__).parents[1]))  # a relative one would end here
    monkeypatch.setattr(sys, "argv", ["example", sys.executable, "-m", "karak", "engine"])
    desk = Desk(tmp_path)
    yield desk
    desk.clear()


@pytest.mark.parametrize("page", WITH_BLOCKS, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_of_a_page_run_one_after_the_other(page: Path, desk: Desk) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(page):
        if block.word == "not run":
            assert block.rest, f"{block}: say why it is not run: <!-- not run: needs a container engine -->"
        elif block.word == "file":
            (desk.folder / block.rest).write_text(block.text, "utf-8")
        else:
            run(block, names, desk)


def run(block: Block, names: dict[str, object], desk: Desk) -> None:
    """Runs a block, or reads it, if it is data."""
    match block.language:
        case "python" if ">>> " in block.text:
            session(block, names)
        case "python":
            exec(compile(block.text, str(block), "exec"), names)
        case language if language in SHELL:
            desk.run(block)
        case "json":
            json.loads(block.text)
        case "toml":
            tomllib.loads(block.text)
        case "text":
            assert not COMMAND.search(block.text), f"{block} has commands: call it sh or console, so that they run"
        case language:
            raise AssertionError(f"{block} is {language}, which no test runs: put <!-- not run: REASON --> before it")


def session(block: Block, names: dict[str, object]) -> None:
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(block.text, names, block.page.stem, str(block.page), block.line)
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append, clear_globs=False)
    names.update(test.globs)
    assert told == [], "".join(told)


def test_the_readme_and_the_page_on_python_have_examples() -> None:
    assert {"README", "python"} <= {page.stem for page in WITH_BLOCKS}


def test_every_comment_about_running_is_understood() -> None:
    for page in PAGES:
        comments = re.findall(
            r"^<!-- (?:not run|file|run with|in the background).*$", page.read_text("utf-8"), re.MULTILINE
        )
        assert len(comments) == len([block for block in blocks(page) if block.word]), f"{page}: {comments}"


def test_the_tutorial_for_hosts_names_buttons_as_the_table_does() -> None:
    page = (ROOT / "docs" / "tutorials" / "host-a-table.md").read_text("utf-8")
    words = {line.partition(" = ")[2] for line in (ROOT / "src/karak/words/en/web.ftl").read_text("utf-8").splitlines()}
    assert set(re.findall(r"\*\*(.+?)\*\*", page)) <= words
