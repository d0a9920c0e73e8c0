"""karak serve: runs a server with tables for people far apart or in one room."""

import errno
import io
import os
import signal
import socket
import time
import warnings
import webbrowser
from contextlib import closing, suppress

import msgspec
import segno
import structlog

from karak import __version__
from karak.cli.explain import explain
from karak.cli.speed import note
from karak.core.refusal import Refusal
from karak.installed import rebuild
from karak.play.tape import reason_of
from karak.server.app import make_app
from karak.server.client import is_built
from karak.server.logbook import write_log
from karak.server.serve import Server, config_of, lan_address, owner_of_all
from karak.server.settings import PREFIX, Settings, settings_from, shown
from karak.server.site import LINKS, keys_of
from karak.server.store.place import open_journal
from karak.words import say

LOG = structlog.get_logger("karak.serve")
FORMAT = f"{PREFIX}LOG_FORMAT"
EVERYWHERE = "0.0.0.0"
UNHEARD = {
    errno.EADDRINUSE: "serve-port-taken", errno.EACCES: "serve-port-forbidden", errno.EADDRNOTAVAIL: "serve-no-host",
}  # fmt: skip


def owner_link(*, database_url: str = "") -> int:
    """Print a link that makes the browser that opens it the owner of every table; it can be opened for an hour."""
    settings = chosen(settings_from(), "", None, database_url)
    with closing(open_journal(settings.database_url, is_reader=True)) as journal:
        print(owner_of_all(keys_of(journal, time.time), address(settings, settings.port)), flush=True)
    return 0


def rotate_links(*, database_url: str = "") -> int:
    """End every link that was given out, and the rights of owners of every table; stop the server first."""
    with closing(open_journal(chosen(settings_from(), "", None, database_url).database_url)) as journal:
        journal.renew_secret(LINKS)
    print(say("links-rotated"), flush=True)
    return 0


def serve(
    *, host: str = "", port: int | None = None, lan: bool = False, open: bool = False, database_url: str = ""
) -> int:
    """Run a server with tables for all games; stop it with Ctrl-C. Every setting is described in docs/serve.md."""
    is_json = os.environ.get(FORMAT) == "json"
    write_log("info", "json" if is_json else "plain")  # until the settings are read
    try:
        settings = chosen(settings_from(), host or (EVERYWHERE if lan else ""), port, database_url)
        write_log(settings.log_level, settings.log_format)
        run(settings, lan, open)
    except Refusal as refusal:
        if not is_json:
            raise
        LOG.critical("not started", key=refusal.key, reason=explain(refusal))
        return 2
    return 0


def run(settings: Settings, lan: bool, open: bool) -> None:
    """Serves until a signal stops it; SIGTERM counts from the first line on, and uvicorn raises it again at the end."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    warnings.filterwarnings("ignore", "coroutine 'Server.serve' was never awaited")  # the signal came before its loop
    with suppress(KeyboardInterrupt), listening(settings) as door:
        app = make_app(settings, open_journal(settings.database_url))
        announce(settings, door.getsockname()[1], lan)
        if open:
            webbrowser.open(f"http://localhost:{door.getsockname()[1]}")
        Server(config_of(app, settings)).run(sockets=[door])
    if settings.log_format == "json":
        LOG.info("stopped")
    else:
        print(say("serve-stopped"))


LOCAL = ("127.0.0.1", "::1", "localhost", EVERYWHERE)


def chosen(settings: Settings, host: str, port: int | None, database_url: str) -> Settings:
    """Returns the settings; the command line overrides the environment."""
    if port is not None and not 0 <= port < 1 << 16:
        sign, bound = ("least", "0") if port < 0 else ("most", "65535")
        raise Refusal("field-value", field="--port", sign=sign, bound=bound)
    given: dict[str, object] = {"host": host, "port": port, "database_url": database_url}
    return msgspec.structs.replace(
        settings, **{name: value for name, value in given.items() if value not in ("", None)}
    )


def listening(settings: Settings) -> socket.socket:
    host, port = settings.host, str(settings.port)
    try:
        return socket.create_server((settings.host, settings.port))
    except OSError as fault:
        found = fault.errno or 0
        key = "serve-no-host" if found < 0 else UNHEARD.get(found, "serve-no-port")  # below 0 it is no errno
        raise Refusal(key, host=host, port=port, fault=reason_of(fault)) from fault


def address(settings: Settings, port: int) -> str:
    """Returns the address of this server from this machine, or as players type it."""
    host = "localhost" if settings.host in LOCAL else settings.host
    return settings.public_url or f"http://{host}:{port}"


def shortcomings() -> list[str]:
    """Says what this copy lacks, and how to get it."""
    return [*([] if is_built() else [say("serve-no-client", command=rebuild())]), *note()]


def announce(settings: Settings, port: int, lan: bool) -> None:
    """Says where the server is."""
    url, near = address(settings, port), f"http://{lan_address()}:{port}" if lan else ""
    if settings.log_format == "json":
        LOG.info("started", url=url, lan=near, version=__version__, settings=shown(settings))
        for line in shortcomings():
            LOG.warning(line)
        return
    print(say("serve-url", url=url), flush=True)  # not wrapped, so that a link is not broken at the edge of the screen
    print(say("serve-owner"), flush=True)
    for line in shortcomings():
        print(line, flush=True)
    if lan:
        print(say("serve-lan", url=near))
        code = io.StringIO()
        segno.make(near).terminal(code, compact=True)
        print(code.getvalue(), flush=True)
