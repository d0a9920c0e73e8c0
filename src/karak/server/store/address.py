"""Addresses of databases, as settings and the command line name them."""

import re

SQLITE = "sqlite:///"


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def masked(url: str) -> str:
    """Returns an address with stars in place of its password."""
    return re.sub(r"((?:ssl)?password=)[^&]*", r"\1***", re.sub(r"(^|://)([^:@/]*):(?!//).*@", r"\1\2:***@", url))


def without_password(url: str) -> str:
    """Returns an address without its password, for a program that asks for it."""
    found = re.sub(r"(^|://)([^:@/]*):(?!//).*@", r"\1\2@", url)
    return re.sub(r"(?<=[?&])(?:ssl)?password=[^&]*&?", "", found).rstrip("?&")
