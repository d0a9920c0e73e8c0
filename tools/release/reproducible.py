"""Builds the compiled wheel twice, in isolation and in two places, and compares the bytes."""

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).parent / "uv"
PLACES = ("here", "another/place")
LEFT_OUT = (".*", "__pycache__", "build", "dist", "node_modules", "screenshots", "static", "tests")


def built(place: Path) -> Path:
    """Builds browser client and wheel, and returns the wheel."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("KARAK_")} | {"KARAK_COMPILE": "1"}
    words = [UV, "build", "--quiet", "--wheel", "--python", sys.executable, place]
    subprocess.run([str(word) for word in words], env=env, check=True)
    (wheel,) = (place / "dist").glob("*.whl")
    return wheel


def main() -> int:
    ArgumentParser(prog="python -m tools.release.reproducible", description=__doc__).parse_args()
    sums = set()
    with TemporaryDirectory() as folder:
        for place in PLACES:  # both at once: who edits a file meanwhile changes neither
            shutil.copytree(ROOT, Path(folder, place), ignore=shutil.ignore_patterns(*LEFT_OUT))
        for place in PLACES:
            wheel = built(Path(folder, place))
            sums.add(sha256(wheel.read_bytes()).hexdigest())
            print(f"{sha256(wheel.read_bytes()).hexdigest()}  {wheel.name}, {wheel.stat().st_size} bytes", flush=True)
    print("the same bytes" if len(sums) == 1 else "two builds differ; compare them with: diffoscope")
    return len(sums) != 1


if __name__ == "__main__":
    sys.exit(main())
