"""The house itself: what is compiled, what is shipped, and what no file may say."""

import os
import re
import shutil
import subprocess
import tomllib
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import pytest

from packing.rulebook import rulebook
from packing.rules import ROOT, SRC, chosen, modules, settings

EXPECT = os.environ.get("KARAK_EXPECT")
FORBIDDEN = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(org|com)|yarnpkg\.com|/home/\w|/Users/\w|/root[/]")


def tracked() -> list[Path]:
    """Every text file in the repository."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [ROOT / name for name in listing.split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()]


def origin(module: Path) -> str:
    """The file that an import of this module would load."""
    spec = find_spec(".".join(module.with_suffix("").parts))
    assert spec is not None and spec.origin is not None, f"{module} is not installed"
    return spec.origin


@pytest.mark.skipif(EXPECT is None, reason="KARAK_EXPECT says neither interpreted nor compiled")
def test_each_module_is_compiled_exactly_when_expected() -> None:
    wrong = [str(module) for module in modules() if origin(module).endswith(".py") == (EXPECT == "compiled")]
    assert wrong == [], f"not {EXPECT}"


def test_each_module_of_a_compiled_room_is_compiled_or_excepted() -> None:
    """In lab and env, which are interpreted except for a few loops, the list names the compiled modules."""
    globs = [glob for glob in settings()["compiled"] if "*" in glob]
    present = chosen([glob.partition("*")[0] + "**/*.py" for glob in globs])
    assert present - set(modules()) - chosen(settings()["interpreted"]) == set()


def test_each_folder_with_modules_is_a_package() -> None:
    folders = {path.parent for path in (SRC / "karak").rglob("*.py")}
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()


@pytest.mark.skipif(EXPECT != "compiled", reason="only the installed package carries the rulebook")
def test_rulebook_is_shipped() -> None:
    pages = rulebook()
    for source, target in pages.items():
        assert files("karak").joinpath(target.removeprefix("karak/")).read_text() == Path(source).read_text()


def test_a_build_in_isolation_asks_for_what_other_builds_ask_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = project["project"]["dependencies"] + project["dependency-groups"]["build"]
    assert set(project["build-system"]["requires"] + settings()["compiled-with"]) - set(asked) == set()


@pytest.mark.parametrize("name", ["requirements.lock", "play.lock"])
def test_lock_has_hashes_and_no_addresses(name: str) -> None:
    lock = (ROOT / name).read_text()
    entries = re.split(r"\n(?=\S)", lock.strip())
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in lock and "index" not in lock


def test_no_file_names_a_registry_or_a_home() -> None:
    assert [path.name for path in tracked() if FORBIDDEN.search(path.read_text(errors="replace"))] == []
