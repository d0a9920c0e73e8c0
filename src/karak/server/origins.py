"""Tells whether a request comes from a page of another site, and not from a page of this server or a program."""

from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}


def origin(url: str) -> tuple[str, str, int] | None:
    """Returns scheme, host and port of a URL, or None if the URL is invalid."""
    try:
        found = urlsplit(url)
        host, port = found.hostname, found.port or PORTS[found.scheme]
    except (ValueError, KeyError):
        return None
    return (found.scheme, host, port) if host else None


def is_foreign(given: str | None, host: str | None, public_url: str) -> bool:
    """Whether the Origin is not the public address or, without one, the requested host; programs send no Origin."""
    if given is None:
        return False
    found = origin(given)
    if public_url:
        return found is None or found != origin(public_url)
    return found is None or found != origin(f"{found[0]}://{host}")
