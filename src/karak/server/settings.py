"""Defines the KARAK_* settings, each with a safe default; docs/serve.md describes them."""

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from karak.core.refusal import Refusal
from karak.server.records import ChainName

PREFIX = "KARAK_"
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Url = Annotated[str, msgspec.Meta(pattern=r"^(https?://[^/]+)?$")]
Seconds = Annotated[float, msgspec.Meta(gt=0)]
Pause = Annotated[float, msgspec.Meta(ge=0)]
Limit = Annotated[int, msgspec.Meta(ge=1)]
Rate = Annotated[float, msgspec.Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Port = 8777
    database_url: str = ""  # empty means a file in the user's data folder
    public_url: Url = ""  # what players type, if the server is behind a proxy
    trusted_proxies: str = "127.0.0.1"  # proxies whose client addresses the server believes
    bot_seconds: Seconds = 5.0
    bot_pause: Pause = 0.6
    silence: Seconds = 60.0  # seconds without a message until a client counts as gone
    connections_per_client: Limit = 50
    connections: Limit = 10_000
    messages_per_second: Rate = 20.0
    requests_per_second: Rate = 50.0
    commands_per_second: Rate = 50.0
    tables_per_hour: Limit = 60
    open_tables_per_client: Limit = 30
    talk_per_minute: Limit = 30
    metrics_token: str = ""  # without one, only this machine may read /metrics
    beacon: ChainName = ""  # the drand chain that new tables use
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    given = {
        name: environment[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if environment.get(PREFIX + name.upper())
    }
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as fault:
        reason, _, name = str(fault).rstrip("`").partition(" - at `$.")
        raise Refusal("setting-wrong", name=PREFIX + name.upper(), fault=reason) from fault
