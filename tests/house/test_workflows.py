"""What no linter of workflows checks: limits of time, the Pythons, and what a release consists of."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hatchling.builders.sdist import SdistBuilder

from packing.rules import ROOT
from tools.release.notes import check_citation, notes_of

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEELS = PROJECT["tool"]["cibuildwheel"]


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = msgspec.yaml.decode(path.read_bytes())["jobs"]
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_each_job_says_how_long_it_may_run_and_what_it_may_do(path: Path) -> None:
    """A job that calls another workflow has the time limits of that one."""
    assert [name for name, job in jobs(path).items() if "timeout-minutes" not in job and "uses" not in job] == []
    assert [name for name, job in jobs(path).items() if "permissions" not in job] == []
    assert re.search(r"^permissions: {}$", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_each_job_waits_for_jobs_that_exist(path: Path) -> None:
    needed = [
        [job.get("needs", [])] if isinstance(job.get("needs", []), str) else job.get("needs", [])
        for job in jobs(path).values()
    ]
    assert {name for names in needed for name in names} - jobs(path).keys() == set()


def test_few_jobs_may_sign_or_write() -> None:
    """Signing is for the package index and for the pages of the forge; only a release is written."""
    rights = {f"{path.stem}/{name}": job["permissions"] for path in WORKFLOWS for name, job in jobs(path).items()}
    writing = {name: sorted(right for right in given if given[right] == "write") for name, given in rights.items()}
    assert {name: given for name, given in writing.items() if given} == {
        "docs/publish": ["id-token", "pages"],
        "release/publish": ["id-token"],
        "release/release": ["contents"],
    }


def test_wheels_tests_and_metadata_name_the_same_pythons() -> None:
    prefix = "Programming Language :: Python :: 3."
    named = [c.removeprefix(prefix) for c in PROJECT["project"]["classifiers"] if c.startswith(prefix)]
    test = jobs(ROOT / ".github" / "workflows" / "test.yml")
    tested = re.findall(r"'python-version': '3\.(\d+)'", str(test["test"]))
    tested += [version.removeprefix("3.") for version in test["rules"]["strategy"]["matrix"]["python"]]
    assert tested == named
    assert [build.removeprefix("cp3").removesuffix("-*") for build in WHEELS["build"]] == named
    assert PROJECT["project"]["requires-python"] == f">=3.{named[0]}"
    script = (ROOT / "tools" / "set_up" / "pythons.sh").read_text(encoding="utf-8")
    assert " ".join(f"3.{minor}" for minor in named) in script


def test_wheels_are_compiled_or_fail_and_leave_out_pythons_without_the_gil() -> None:
    assert WHEELS["environment"]["KARAK_COMPILE"] == "1" and WHEELS["test-environment"]["KARAK_EXPECT"] == "compiled"
    assert "*t-*" in WHEELS["skip"]


def test_wheels_are_tested_with_files_that_exist() -> None:
    assert [source for source in WHEELS["test-sources"] if not list((ROOT / source).glob("test_*.py"))] == []


def test_the_sdist_carries_what_its_wheels_are_tested_with() -> None:
    """Wheels are built from the sdist: its `exclude` in pyproject.toml must leave these folders in."""
    packed = {str(Path(file.relative_path).parent) for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert set(WHEELS["test-sources"]) - packed == set()


CHANGELOG = """# Changelog

## [Unreleased]

## [1.1.0] - 2027-01-02

### Added
- A dragon.

## [1.0.0] - 2026-11-20
- The rest.
"""


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    assert notes_of("v1.1.0", "1.1.0", CHANGELOG) == "### Added\n- A dragon."


@pytest.mark.parametrize(
    ("tag", "version", "what_to_do"),
    [("v1.1.0", "1.0.0", "Set __version__"), ("v1.2.0", "1.2.0", "Cut it from")],
)
def test_a_release_stops_where_tag_version_and_changelog_differ(tag: str, version: str, what_to_do: str) -> None:
    with pytest.raises(SystemExit, match=what_to_do):
        notes_of(tag, version, CHANGELOG)


def test_a_release_stops_where_it_would_be_cited_as_another_one() -> None:
    check_citation("1.1.0", "title: Karak\nversion: 1.1.0\n")
    with pytest.raises(SystemExit, match="Set its version"):
        check_citation("1.1.0", "title: Karak\nversion: 1.0.0\n")
