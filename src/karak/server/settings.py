"""Defines the KARAK_* settings, each with a safe default; docs/serve.md describes them."""

import os
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from karak.core.refusal import Refusal
from karak.play.tape import reason_of
from karak.server.records import ChainName
from karak.server.store.address import masked
from karak.words import say
from karak.words.misfit import misfit

PREFIX = "KARAK_"
FILE = "_FILE"  # ends the name of a variable that names a file with the value
ELSEWHERE = (  # variables that other parts of Karak and its tools read
    "KARAK_LANGUAGE", "KARAK_COMPILE", "KARAK_BUILD", "KARAK_EXPECT", "KARAK_CLIENT", "KARAK_SERVER", "KARAK_EVENTS",
    "KARAK_POWER", "KARAK_CLOCK",
)  # fmt: skip
SECRET = ("metrics_token",)
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
    log_format: Literal["plain", "json"] = "plain"
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """Reads the settings; refuses a variable that is none, and a value that does not fit."""
    check_names(environment)
    given = {name: value_of(PREFIX + name.upper(), environment) for name in Settings.__struct_fields__}
    try:
        return msgspec.convert({name: value for name, value in given.items() if value}, Settings, strict=False)
    except msgspec.ValidationError as fault:
        refusal = misfit(fault)
        named = {**refusal.named, "given": "none"} if refusal.key == "field-type" else refusal.named
        setting = PREFIX + str(named.get("field", "")).upper()
        reason = say(refusal.key, **{**named, "field": setting})
        raise Refusal("setting-wrong", name=setting, fault=reason.rstrip(".")) from fault


def check_names(environment: Mapping[str, str]) -> None:
    """Refuses a variable that looks like a setting and is none, because a misspelt setting would have no effect."""
    names = [PREFIX + name.upper() for name in Settings.__struct_fields__]
    known = {*names, *(name + FILE for name in names), *ELSEWHERE}
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            near = next(iter(get_close_matches(name, sorted(known), n=1)), "none")
            raise Refusal("setting-unknown", name=name, near=near)


def value_of(name: str, environment: Mapping[str, str]) -> str:
    """Returns the value of a variable, or the content of the file that its twin names."""
    value, file = environment.get(name, ""), environment.get(name + FILE, "")
    if value and file:
        raise Refusal("setting-twice", name=name, file=name + FILE)
    try:
        return Path(file).read_text(encoding="utf-8").strip() if file else value
    except (OSError, UnicodeError) as fault:
        raise Refusal("setting-no-file", name=name + FILE, file=file, fault=reason_of(fault)) from fault


def shown(settings: Settings) -> dict[str, object]:
    """Returns the settings without secrets, for the log."""
    told: dict[str, object] = msgspec.structs.asdict(settings)
    told["database_url"] = masked(settings.database_url)
    return told | {name: "***" for name in SECRET if told[name]}
