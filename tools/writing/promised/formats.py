"""The surfaces that programs in any language read and write: engine lines, the wire, HTTP, tapes."""

import json
import re
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import msgspec

from karak.cli.commands import Request
from karak.cli.engine import Engine
from karak.play.tape import FORMAT, SEALED_FORMAT, Tape
from karak.server import wire
from karak.server.app import make_app
from karak.server.schema import components, names, views
from karak.server.settings import Settings
from karak.server.store.place import open_journal
from tools.writing.promised.spelling import kind_of, schema_lines, value_lines

ENGINE_PAGE = Path(__file__).resolve().parents[3] / "docs" / "engine.md"
ELSEWHERE = {"args", "state", "view", "tape"}


def engine() -> Iterator[str]:
    """Lists the commands, and the answers to the session on the engine's page."""
    for command in get_args(Request):
        for field in msgspec.structs.fields(command):
            name = f"{command.__struct_config__.tag} {field.name}{'!' if field.required else '?'}"
            yield f"command {name}: {kind_of(msgspec.json.schema(field.type))}"
    process = Engine()
    for line in re.findall(r"^> (\{.*)$", ENGINE_PAGE.read_text(encoding="utf-8"), re.MULTILINE):
        answer = json.loads(process.answer(line.encode()))
        yield from value_lines(answer, f"answer to {json.loads(line)['cmd']}", {"options"}, ELSEWHERE)
    tape = json.loads(process.answer(b'{"cmd": "tape"}'))["tape"]
    loaded = json.loads(process.answer(json.dumps({"cmd": "load", "tape": tape}).encode()))
    yield from value_lines(loaded, "answer to load", set(), ELSEWHERE)


def wire_lines() -> Iterator[str]:
    """Lists the messages of a table, and the views inside them."""
    for version in wire.VERSIONS:
        yield f"understands version {version}"
    for kind in names(wire.Incoming):
        yield f"client sends {kind}"
    for kind in names(wire.Outgoing):
        yield f"server sends {kind}"
    yield from schema_lines(components() | views())


def http() -> Iterator[str]:
    """Lists the requests under /api with their bodies and answers."""
    with tempfile.TemporaryDirectory() as folder, closing(open_journal(f"sqlite:///{folder}/karak.db")) as journal:
        document = make_app(Settings(), journal).openapi_schema.to_schema()
    for path, requests in sorted(document["paths"].items()):
        for verb, request in requests.items():
            if path.startswith("/api") and isinstance(request, dict):
                yield from asked(f"{verb.upper()} {path}", request)
    told = components()  # the wire's own
    yield from schema_lines(
        {name: kind for name, kind in document["components"]["schemas"].items() if name not in told}
    )


def asked(name: str, request: dict[str, Any]) -> Iterator[str]:
    yield name
    for parameter in request.get("parameters", []):
        yield f"{name} {parameter['in']} {parameter['name']}: {kind_of(parameter.get('schema', {}))}"
    for kind, content in request.get("requestBody", {}).get("content", {}).items():
        yield f"{name} takes {kind}: {kind_of(content['schema'])}"
    for status, answer in request["responses"].items():
        for kind, content in answer.get("content", {}).items():
            yield f"{name} answers {status} {kind}: {kind_of(content.get('schema', {}))}"


def tape() -> Iterator[str]:
    for number in range(FORMAT, SEALED_FORMAT + 1):
        yield f"format {number} can be read"
    _, schemas = msgspec.json.schema_components([Tape])
    yield from schema_lines(schemas)
