"""From the sources to a game and a page, on a machine with neither compiler nor Node."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from packing.rules import ROOT
from packing.sbom import bundled

UV = Path(sys.executable).parent / "uv"
PROGRAMS = ("sh", "env", "uname", "sed", "cat", "dirname", "basename", "readlink")
LEFT_OUT = (".*", "__pycache__", "build", "dist", "node_modules", "screenshots", "static")
LARGEST_SDIST = 3_000_000


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment whose programs are a shell and little else."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in PROGRAMS:
        found = shutil.which(name)
        assert found, name
        (programs / name).symlink_to(found)
    kept = {key: value for key, value in os.environ.items() if not key.startswith("KARAK_") and key != "PYTHONPATH"}
    return kept | {"PATH": str(programs), "XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONWARNINGS": "default"}


def run(words: list[object], env: dict[str, str], typed: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a command in the folder of the programs, where a game may be saved."""
    told = [str(word) for word in words]
    return subprocess.run(told, cwd=env["PATH"], env=env, input=typed, capture_output=True, text=True)


def build(source: Path, out: Path, env: dict[str, str], *kinds: str) -> None:
    done = run([UV, "build", "-q", *kinds, "--python", sys.executable, "-o", out, source], env)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="the programs are links to those of a Unix")
@pytest.mark.timeout(600)
def test_it_installs_and_plays_without_compiler_and_node(tmp_path: Path, bare: dict[str, str]) -> None:
    sources, out, again = tmp_path / "sources", tmp_path / "out", tmp_path / "again"
    shutil.copytree(ROOT, sources, ignore=shutil.ignore_patterns(*LEFT_OUT))
    build(sources, out, bare)  # a source distribution, and from it a wheel
    build(sources, again, bare, "--wheel")
    (sdist,), (wheel,), (second,) = out.glob("*.tar.gz"), out.glob("*.whl"), again.glob("*.whl")
    assert sdist.stat().st_size < LARGEST_SDIST
    assert wheel.read_bytes() == second.read_bytes(), "two builds differ"
    is_complete(wheel)

    room = tmp_path / "room"
    for words in (["venv", "--python", sys.executable, room], ["pip", "install", "--python", room, wheel]):
        done = run([UV, *words, "-q"], bare)
        assert done.returncode == 0, done.stderr
    programs = room / "bin"
    says_version(programs, bare)
    plays(programs, bare)
    serves(programs, bare)
    hints(programs, bare)


def is_complete(wheel: Path) -> None:
    """Checks what the wheel carries beside the modules."""
    assert wheel.name.endswith("-py3-none-any.whl")
    packed = {name: ZipFile(wheel).read(name) for name in ZipFile(wheel).namelist()}
    assert {"karak/static/index.html", "karak/static/worker.js", "karak/rulebook/rulings.md"} <= set(packed)
    folder = next(name for name in packed if name.endswith("/METADATA")).removesuffix("METADATA")
    about = message_from_bytes(packed[f"{folder}METADATA"])
    assert (about["Name"], about["Author"]) == ("karak-games", "The Karak contributors")
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} == {
        url.partition(",")[0] for url in about.get_all("Project-URL", [])
    }
    for text in ["LICENSE", *(f"licences/{file}" for file in bundled().values())]:
        assert len(packed[f"{folder}licenses/{text}"]) > 500, text
    bill = json.loads(packed[f"{folder}sboms/karak-games.cdx.json"])
    assert {part["name"] for part in bill["components"]} == set(bundled())


def says_version(programs: Path, env: dict[str, str]) -> None:
    for name in ("karak", "karak-games"):
        done = run([programs / name, "--version"], env)
        version, advice = done.stdout.splitlines()
        assert version.startswith("karak ") and "interpreted" in version
        assert "install a C compiler" in advice and str(programs / "python") in advice
        assert (done.returncode, done.stderr) == (0, "")


def plays(programs: Path, env: dict[str, str]) -> None:
    done = run([programs / "karak", "play", "--seed", "7"], env, typed="1\n" * 5)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("run interpreted" in done.stdout and "rules 4" in done.stdout) or ">" in done.stdout


def serves(programs: Path, env: dict[str, str]) -> None:
    with serving([str(programs / "karak"), "serve", "--port", "0"], env) as url:
        page = urlopen(url, timeout=20).read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None, page
        with urlopen(url + script[1], timeout=20) as answer:
            assert answer.status == 200 and len(answer.read()) > 1000


@contextmanager
def serving(words: list[str], env: dict[str, str]) -> Iterator[str]:
    """Runs a server for a while; it must say where it is and that its rules are slow, and nothing on stderr."""
    server = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        head = [server.stdout.readline() for _ in range(3)]
        url = re.search(r"http://\S+", head[0])
        assert url is not None and "run interpreted" in head[2], head
        yield url[0]
    finally:
        server.terminate()
        _, errors = server.communicate(timeout=30)
    assert errors == ""


def hints(programs: Path, env: dict[str, str]) -> None:
    """Runs the commands that need an extra."""
    python = programs / "python"
    for extra, words in {
        "lab": ["tournament"],
        "postgres": ["fsck", "--database-url", "postgresql://x@127.0.0.1/x"],
    }.items():
        done = run([programs / "karak", *words], env)
        assert done.returncode == 2
        assert f'uv pip install --python {python} "karak-games[{extra}]"' in done.stderr, done.stderr
