"""Writes the log of a server to standard output, as JSON or as plain lines, without what would open a table."""

import logging
import sys
from ipaddress import ip_network
from typing import Any

import structlog

SHOWN = 8  # letters of a table's id: enough to find it, too few to open it
NEAR = {4: 24, 6: 48}  # bits of a client's address
UVICORN = ("uvicorn", "uvicorn.error")
Event = dict[str, Any]


def write_log(level: str, form: str = "json") -> None:
    """Sends what the server and its libraries log to standard output, one line for each event."""
    steps: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        shortened,
        structlog.processors.format_exc_info,
    ]
    last: Any = structlog.processors.JSONRenderer(default=str) if form == "json" else plain
    structlog.configure(
        processors=[*steps, last],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(),
        cache_logger_on_first_use=True,
    )
    take_in(steps, last, level)


def take_in(steps: list[Any], last: Any, level: str) -> None:
    """Gives the log of the libraries the same form, without uvicorn's warnings, which any client can cause."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(last, foreign_pre_chain=steps))
    logging.basicConfig(handlers=[handler], level=max(logging.WARNING, getattr(logging, level.upper())), force=True)
    logging.captureWarnings(True)
    for name in UVICORN:
        logging.getLogger(name).setLevel(logging.ERROR)


def shortened(logger: object, method: str, event: Event) -> Event:
    """Shortens ids of tables and addresses of clients, because the link to a table lets its reader sit down."""
    for name in ("game", "table"):
        if name in event:
            event[name] = str(event[name])[:SHOWN]
    if "client" in event:
        event["client"] = neighbourhood(str(event["client"]))
    return event


def neighbourhood(client: str) -> str:
    """Returns the network of a client, which does not name the household."""
    try:
        found = ip_network(client, strict=False)
    except ValueError:
        return client
    bits = min(found.prefixlen, NEAR[found.version])
    return str(ip_network((found.network_address, bits), strict=False))


def plain(logger: object, method: str, event: Event) -> str:
    """Returns a line for people: when, how serious, what, and the rest."""
    fault = event.pop("exception", "")
    head = f"{event.pop('timestamp')[:19]}Z {event.pop('level'):<8} {event.pop('event')}"
    rest = " ".join(f"{name}={value}" for name, value in event.items() if not name.startswith("_"))
    return f"{head}  {rest}".rstrip() + (f"\n{fault}" if fault else "")
