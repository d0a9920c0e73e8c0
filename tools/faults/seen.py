"""Which lines of a title's rules each file of its rule tests runs.

Run by path in a tree: python tools/faults/seen.py FOLDER OUT [arguments of pytest]
"""

import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

Tracer = Callable[[FrameType, str, Any], Any]


def tracer(folder: str, seen: dict[str, set[int]]) -> Tracer:
    """Notes the lines of the files in this folder."""

    def line(frame: FrameType, event: str, arg: object) -> Tracer:
        seen[frame.f_code.co_filename].add(frame.f_lineno)
        return line

    def call(frame: FrameType, event: str, arg: object) -> Tracer | None:
        return line(frame, event, arg) if frame.f_code.co_filename.startswith(folder) else None

    return call


def main(folder: str, out: str, *arguments: str) -> int:
    seen: dict[str, set[int]] = defaultdict(set)
    began = time.perf_counter()
    sys.settrace(tracer(folder, seen))
    code = pytest.main(list(arguments))
    sys.settrace(None)
    lines = {str(Path(file).relative_to(folder)): sorted(found) for file, found in seen.items()}
    Path(out).write_text(json.dumps({"seconds": time.perf_counter() - began, "lines": lines}), encoding="utf-8")
    return int(code)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
