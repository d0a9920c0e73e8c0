"""Threads need the same types at once, right after the start: msgspec crashes unless it has met the types before."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STARTS = """
import os, sys
from threading import Barrier, Thread
import msgspec
from karak.server.app import make_app
from karak.server.settings import Settings
from karak.server.store.memory import Memory
from karak.server.types_met import below

STARTS, AT_ONCE, THREADS = 32, 4, 16
KINDS = [kind for kind in below(msgspec.Struct) if kind.__module__.startswith("karak.")]

def filled(kind):
    config = kind.__struct_config__
    tag = {config.tag_field: config.tag} if config.tag_field else {}
    return tag | dict.fromkeys(kind.__struct_encode_fields__)

VALUES = [(filled(kind), kind) for kind in reversed(KINDS)]  # those that hold others come first

def need(start):
    start.wait()
    for value, kind in VALUES:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError:
            pass

def begin():
    make_app(Settings(), Memory())
    sys.setswitchinterval(1e-6)
    start = Barrier(THREADS)
    threads = [Thread(target=need, args=(start,)) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

def forked():
    pid = os.fork()
    if pid == 0:
        begin()
        os._exit(0)
    return pid

ended = []
for _ in range(STARTS // AT_ONCE):
    ended += [os.waitpid(pid, 0)[1] for pid in [forked() for _ in range(AT_ONCE)]]
print(len(VALUES) > 100, [status for status in ended if status])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no fork there")
def test_no_start_crashes() -> None:
    done = subprocess.run([sys.executable, "-c", STARTS], capture_output=True, text=True, timeout=100, cwd=ROOT)
    assert done.stdout.split("\n")[0] == "True []", done.stdout + done.stderr
