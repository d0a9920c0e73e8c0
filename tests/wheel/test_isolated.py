"""`pip install .` builds the wheel with only what [build-system] requires."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from packing.rules import ROOT, modules

PRETENDING_CC = """#!/bin/sh
while [ $# -gt 0 ]; do [ "$1" = -o ] && : >"$2"; shift; done
exit 0
"""


@pytest.fixture
def around(tmp_path: Path) -> dict[str, str]:
    """A compiler that writes empty files: mypyc checks and translates every module, and no C is compiled."""
    cc = tmp_path / "cc"
    cc.write_text(PRETENDING_CC)
    cc.chmod(0o755)
    ours = ("PYTHONPATH", "KARAK_BUILD")  # our packages, and a folder where empty files would be left
    return {key: value for key, value in os.environ.items() if key not in ours} | {
        "CC": str(cc),
        "KARAK_COMPILE": "1",
        "KARAK_CLIENT": "0",
    }


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler that pretends is a shell script")
@pytest.mark.timeout(400)
def test_the_wheel_builds_in_isolation(tmp_path: Path, around: dict[str, str]) -> None:
    """This runs in a new environment, because in ours mypyc would find packages that the requirements lack."""
    venv.create(tmp_path / "env", with_pip=True)
    pip = [str(tmp_path / "env" / "bin" / "python"), "-m", "pip", "wheel", "-q", "--no-deps"]
    done = subprocess.run([*pip, "-w", str(tmp_path), str(ROOT)], env=around, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("karak_games-*.whl")
    packed = {name.split(".")[0] for name in ZipFile(wheel).namelist() if name.endswith(".so")}
    assert {str(module.with_suffix("")) for module in modules()} <= packed
