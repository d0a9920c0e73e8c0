"""Writes docs/protocol.json and web/src/net/wire.ts from the types of the protocol and of the API."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from karak.bots.analysis.analysis import Analysis
from karak.play.after.story import Story
from karak.server import api, rules, wire
from karak.server.after.api import Kept
from karak.server.after.branch import PlayOn
from karak.server.after.cases import Cases
from karak.server.after.verdict import Verdict
from karak.server.cards import Card, TableShown
from karak.server.lessons.api import LessonShown, NewLesson
from karak.server.review import Replay
from karak.server.schema import components, names, page
from karak.server.titles import GameShown

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = ROOT / "docs" / "protocol.json"
TYPES = ROOT / "web" / "src" / "net" / "wire.ts"
ASKED = [
    GameShown, api.NewTable, api.Made, api.Join, api.Joined, Card, TableShown, Replay, Verdict, Story,
    Analysis, Cases, Kept, PlayOn, rules.Rules, LessonShown, NewLesson,
]  # fmt: skip
SENT = {
    *names(wire.Incoming),
    "NewTable",
    "NewLesson",
    "Join",
    "PlayOn",
}  # a client sends these, and may leave out fields with a default
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON Schema as TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if schema.get("type") == "array":
        return f"Array<{type_of(schema['items'])}>"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {type_of(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {schema['description']} */"] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, of in schema["properties"].items():
        mark = "" if name not in SENT or field in schema.get("required", []) else "?"
        lines.append(f"  {field}{mark}: {type_of(of)};")
    return "\n".join([*lines, "}"])


def types() -> str:
    """The whole file."""
    parts = ["// Made by tools/client/wire_types.py; change src/karak/server/wire.py instead."]
    _, asked = msgspec.json.schema_components(ASKED)
    parts += [interface(name, schema) for name, schema in sorted({**asked, **components()}.items())]
    parts.append(f"export type Incoming = {' | '.join(names(wire.Incoming))};")
    parts.append(f"export type Outgoing = {' | '.join(names(wire.Outgoing))};")
    return "\n\n".join(parts) + "\n"


def write() -> None:
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    PROTOCOL.write_bytes(page())
    TYPES.write_text(types(), encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    write()
