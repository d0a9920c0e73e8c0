"""karak serve: tables for people far apart, or in one room."""

import io
import signal
import socket
import webbrowser

import msgspec
import segno

from karak.core.refusal import Refusal
from karak.server.app import make_app
from karak.server.serve import Server, config_of, lan_address, owner_link, write_log
from karak.server.settings import Settings, settings_from
from karak.server.site import Site
from karak.server.store.place import open_journal
from karak.words import say

EVERYWHERE = "0.0.0.0"


def serve(
    *, host: str = "", port: int | None = None, lan: bool = False, open: bool = False, database_url: str = ""
) -> int:
    """Run a server with tables for all games; stop it with Ctrl-C. Every setting is described in docs/serve.md."""
    settings = chosen(settings_from(), host or (EVERYWHERE if lan else ""), port, database_url)
    write_log(settings.log_level)
    with listening(settings) as door:
        app = make_app(settings, open_journal(settings.database_url))
        announce(app.state.site, door.getsockname()[1], lan)
        if open:
            webbrowser.open(f"http://localhost:{door.getsockname()[1]}")
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn raises it again once all is done
        try:
            Server(config_of(app, settings)).run(sockets=[door])
        except KeyboardInterrupt:
            print(say("serve-stopped"))
    return 0


LOCAL = ("127.0.0.1", "::1", "localhost", EVERYWHERE)


def chosen(settings: Settings, host: str, port: int | None, database_url: str) -> Settings:
    """What the command line says comes before the environment."""
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


def announce(site: Site, port: int, lan: bool) -> None:
    """Printed as it is: a link is not to be broken at the edge of the screen."""
    host = "localhost" if site.settings.host in LOCAL else site.settings.host
    url = site.settings.public_url or f"http://{host}:{port}"
    print(say("serve-url", url=url), flush=True)
    print(say("serve-owner", url=owner_link(site, url)), flush=True)
    if lan:
        near = f"http://{lan_address()}:{port}"
        print(say("serve-lan", url=near))
        code = io.StringIO()
        segno.make(near).terminal(code, compact=True)
        print(code.getvalue(), flush=True)
