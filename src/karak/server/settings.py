"""What can be set with KARAK_*, each with a safe default; docs/serve.md describes them."""

import os
from collections.abc import Mapping

import msgspec

from karak.core.refusal import Refusal

PREFIX = "KARAK_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8777
    database_url: str = ""  # nothing is a file in the user's data folder
    public_url: str = ""  # as players type it, if a proxy stands in front
    trusted_proxies: str = "127.0.0.1"  # whose word about addresses counts
    bot_seconds: float = 5.0
    bot_pause: float = 0.6
    silence: float = 60.0  # seconds without a word from a client until it counts as gone
    connections_per_client: int = 50
    connections: int = 10_000
    messages_per_second: float = 20.0
    requests_per_second: float = 50.0
    tables_per_hour: int = 60
    log_level: str = "info"


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    given = {
        name: environment[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if environment.get(PREFIX + name.upper())
    }
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise Refusal("setting-wrong", fault=str(fault)) from fault
