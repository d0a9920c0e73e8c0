"""The engine as a process: lines, pipes and ends."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

COMMAND = [sys.executable, "-m", "karak.cli.main", "engine"]


def run(given: bytes, **options: Any) -> tuple[int, list[dict[str, Any]], bytes]:
    done = subprocess.run(COMMAND, input=given, capture_output=True, timeout=60, check=False, **options)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_the_end_of_input_ends_the_process_successfully() -> None:
    assert run(b"") == (0, [], b"")
    assert run(b"\n \r\n\n") == (0, [], b"")


def test_one_line_for_one_line_whatever_the_line() -> None:
    lines = [
        b'{"cmd": "new", "seed": 1}',
        b"garbage",
        b"",
        b"\xff\0",
        b"[" * 5000,
        b'{"cmd": "options"}\r',
        b'{"cmd": "quit"}',
    ]
    status, answers, faults = run(b"\n".join([*lines, b'{"cmd": "rules"}', b""]))
    assert (status, faults) == (0, b"")
    assert [answer["ok"] for answer in answers] == [True, False, False, False, True, True]


def test_the_last_line_needs_no_end() -> None:
    assert run(b'{"cmd": "rules"}')[1][0]["game"] == "karak"


@pytest.mark.parametrize("size", [1 << 20, (1 << 20) + 1, (1 << 20) + 2, 5 << 20])
def test_a_long_line_gets_one_answer(size: int) -> None:
    long = b'{"cmd": "rules", "game": "' + b"x" * (size - 28) + b'"}'
    assert len(long) == size
    status, answers, _ = run(long + b'\n{"cmd": "rules"}\n' + long)
    keys = [answer.get("error", {}).get("key") for answer in answers]
    assert status == 0 and keys == ["unknown-game" if size == 1 << 20 else "line-too-long", None, keys[0]]


def test_answers_come_at_once() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        for n in range(3):
            process.stdin.write(b'{"cmd": "rules", "id": %d}\n' % n)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == n
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_a_closed_output_ends_it_quietly() -> None:
    ours, theirs = os.pipe()
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=theirs, stderr=subprocess.PIPE) as process:
        os.close(theirs)
        os.close(ours)
        _, faults = process.communicate(b'{"cmd": "rules"}\n' * 3, timeout=60)
    assert faults == b""


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no full device here")
def test_a_full_output_is_one_clear_line() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            COMMAND, input=b'{"cmd": "rules"}\n', stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1 and b"No space left" in done.stderr
