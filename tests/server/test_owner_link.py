"""The link for the operator of the server: printed on request, and ended together with all other links."""

import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.test_outside import served


def karak(command: str, database: Path) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-m", "karak", command, "--database-url", f"sqlite:///{database}"]
    return subprocess.run(line, capture_output=True, text=True, timeout=60)


def test_a_link_to_own_every_table_is_printed_while_the_server_runs_and_ends_when_links_are_rotated(
    tmp_path: Path,
) -> None:
    database = tmp_path / "karak.db"
    with served(database) as (server, url), httpx.Client(base_url=url) as browser:
        link = karak("owner-link", database).stdout.strip()
        assert link.startswith("http://localhost:8777/join/")
        token = link.rpartition("/")[2]
        assert browser.post("/api/links", json={"token": token}).json()["table"] == "*"
        assert karak("rotate-links", database).returncode != 0  # a running server holds the store
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0
    assert karak("rotate-links", database).returncode == 0
    with served(database) as (_, url), httpx.Client(base_url=url) as browser:
        assert browser.post("/api/links", json={"token": token}).status_code == 403
        fresh = karak("owner-link", database).stdout.strip().rpartition("/")[2]
        assert browser.post("/api/links", json={"token": fresh}).status_code == 200


def test_without_a_store_there_is_no_link(tmp_path: Path) -> None:
    said = karak("owner-link", tmp_path / "none.db")
    assert said.returncode != 0 and "Traceback" not in said.stderr and not (tmp_path / "none.db").exists()
