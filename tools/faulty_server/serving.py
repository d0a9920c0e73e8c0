"""Runs a server from any checkout in a separate process and sends it requests."""

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from threading import Thread
from typing import IO, Any

HASTE = {
    "KARAK_BOT_PAUSE": "0.01",
    "KARAK_CONNECTIONS_PER_CLIENT": "9999",
    "KARAK_COMMANDS_PER_SECOND": "99999",
    "KARAK_OPEN_TABLES_PER_CLIENT": "999999",
    "KARAK_TABLES_PER_HOUR": "999999",
    "KARAK_TALK_PER_MINUTE": "9999999",
    "KARAK_REQUESTS_PER_SECOND": "99999",
    "KARAK_MESSAGES_PER_SECOND": "99999",
    "KARAK_LOG_LEVEL": "warning",
}
Process = subprocess.Popen[str]


class Died(Exception):
    """A server ended before it could answer."""

    def __init__(self, status: int, log: list[str]) -> None:
        super().__init__(f"the server ended with status {status}: {''.join(log)[-2000:]}")
        self.status = status


def environment(source: Path | None, settings: dict[str, str]) -> dict[str, str]:
    """The settings, and the checkout to use, which by default is the karak of this interpreter."""
    checkout = {"PYTHONPATH": str(source), "KARAK_EXPECT": "interpreted"} if source else {}
    return {**os.environ, **checkout, **settings}


def started(url: str, settings: dict[str, str], source: Path | None = None) -> tuple[Process, int]:
    """The process and its port."""
    command = [sys.executable, "-m", "karak", "serve", "--port", "0", "--database-url", url]
    env = environment(source, settings)
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env)
    assert server.stdout is not None
    first = server.stdout.readline()
    if "http" not in first:
        with server.stdout:
            raise Died(server.wait(), [first, *server.stdout])
    Thread(target=drain, args=(server.stdout,), daemon=True).start()
    return server, int(first.rsplit(":", 1)[1])


def drain(output: IO[str]) -> None:
    """Reads a log to its end, because a server whose log is not read would stop."""
    with output:
        for _ in output:
            pass


def post(
    port: int, path: str, body: object, cookie: str = "", headers: dict[str, str] | None = None
) -> tuple[dict[str, Any], str]:
    """The answer and its cookie."""
    sent = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {}) | (headers or {})
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), sent)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read()), str(answer.headers["Set-Cookie"]).split(";")[0]
