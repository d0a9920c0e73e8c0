"""A PostgreSQL for tests on loopback, in a folder that is deleted afterwards."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

ABSENT = (
    "the store must also be tested on PostgreSQL, and its programs initdb and postgres were not found. "
    "Run `make postgres`, or install them: Debian, Ubuntu: apt install postgresql; Fedora: dnf install "
    "postgresql-server; macOS: brew install postgresql"
)
QUICK = ["-c", "fsync=off", "-c", "full_page_writes=off"]  # tests kill their own process, never the database


def programs() -> Path:
    """The folder with the programs initdb and postgres."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if shutil.which("pg_config"):
        said = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=False).stdout.strip()
        folders.append(Path(said))
    found = shutil.which("initdb")
    if found:
        folders.append(Path(found).resolve().parent)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise AssertionError(ABSENT)


def user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so another user runs it."""
    if os.getuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    chosen = known.get("postgres") or known["nobody"]
    return {"user": chosen.pw_uid, "group": chosen.pw_gid, "extra_groups": []}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@contextmanager
def running(options: list[str] = QUICK) -> Iterator[str]:
    """Runs PostgreSQL and gives its address."""
    folder, port = Path(tempfile.mkdtemp(prefix="karak-postgres-")), free_port()
    if os.getuid() == 0:
        os.chown(folder, user()["user"], user()["group"])
    tools, data = programs(), str(folder / "data")
    common: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **user()}
    making = [str(tools / "initdb"), "-D", data, "-U", "karak", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    subprocess.run(making, check=True, timeout=60, **common)
    listening = ["-c", "listen_addresses=127.0.0.1", "-p", str(port), "-c", "unix_socket_directories="]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([tools / "postgres", "-D", data, *listening, *options], stderr=log, **common)
    try:
        wait_for(port, server, folder / "log")
        yield f"postgresql://karak@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        try:
            server.wait(5)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(port: int, server: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end and server.poll() is None:
        try:
            psycopg.connect(f"postgresql://karak@127.0.0.1:{port}/postgres").close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"PostgreSQL does not start: {log.read_text(errors='replace')[-2000:]}")
