"""karak serve: runs a server with tables for people far apart or in one room."""

import io
import signal
import socket
import time
import webbrowser
from contextlib import closing

import msgspec
import segno

from karak.cli.speed import note
from karak.core.refusal import Refusal
from karak.installed import rebuild
from karak.server.app import make_app
from karak.server.client import is_built
from karak.server.serve import Server, config_of, lan_address, owner_of_all, write_log
from karak.server.settings import Settings, settings_from
from karak.server.site import LINKS, keys_of
from karak.server.store.place import open_journal
from karak.words import say

EVERYWHERE = "0.0.0.0"


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
    settings = chosen(settings_from(), host or (EVERYWHERE if lan else ""), port, database_url)
    write_log(settings.log_level)
    with listening(settings) as door:
        app = make_app(settings, open_journal(settings.database_url))
        announce(settings, door.getsockname()[1], lan)
        if open:
            webbrowser.open(f"http://localhost:{door.getsockname()[1]}")
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn raises it again at the end
        try:
            Server(config_of(app, settings)).run(sockets=[door])
        except KeyboardInterrupt:
            print(say("serve-stopped"))
    return 0


LOCAL = ("127.0.0.1", "::1", "localhost", EVERYWHERE)


def chosen(settings: Settings, host: str, port: int | None, database_url: str) -> Settings:
    """Returns the settings; the command line overrides the environment."""
    given: dict[str, object] = {"host": host, "port": port, "database_url": database_url}
    return msgspec.structs.replace(
        settings, **{name: value for name, value in given.items() if value not in ("", None)}
    )


def listening(settings: Settings) -> socket.socket:
    try:
        return socket.create_server((settings.host, settings.port))
    except (OSError, OverflowError) as fault:
        reason = str(fault).rstrip(".")
        raise Refusal("serve-no-port", host=settings.host, port=str(settings.port), fault=reason) from fault


def address(settings: Settings, port: int) -> str:
    """Returns the address of this server from this machine, or as players type it."""
    host = "localhost" if settings.host in LOCAL else settings.host
    return settings.public_url or f"http://{host}:{port}"


def shortcomings() -> list[str]:
    """Says what this copy lacks, and how to get it."""
    return [*([] if is_built() else [say("serve-no-client", command=rebuild())]), *note()]


def announce(settings: Settings, port: int, lan: bool) -> None:
    """Prints the address without wrapping, so that a link is not broken at the edge of the screen."""
    print(say("serve-url", url=address(settings, port)), flush=True)
    print(say("serve-owner"), flush=True)
    for line in shortcomings():
        print(line, flush=True)
    if lan:
        near = f"http://{lan_address()}:{port}"
        print(say("serve-lan", url=near))
        code = io.StringIO()
        segno.make(near).terminal(code, compact=True)
        print(code.getvalue(), flush=True)
