"""Where a request comes from: a page of this server, a program, or a page of another site in somebody's browser."""

from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}


def origin(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of a URL; None if it is none."""
    try:
        found = urlsplit(url)
        host, port = found.hostname, found.port or PORTS[found.scheme]
    except (ValueError, KeyError):
        return None
    return (found.scheme, host, port) if host else None


def is_foreign(given: str | None, host: str | None, public_url: str) -> bool:
    """Programs send no Origin. Where the public address is known only that one counts; else the name that was asked."""
    if given is None:
        return False
    found = origin(given)
    if public_url:
        return found is None or found != origin(public_url)
    return found is None or found != origin(f"{found[0]}://{host}")
