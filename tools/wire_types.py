"""Writes web/src/net/wire.ts: what goes over sockets and HTTP, from the server's own types."""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from karak.server import api, wire
from karak.server.cards import Card, TableShown
from karak.server.replays import Replay, Verdict

TARGET = Path(__file__).parents[1] / "web" / "src" / "net" / "wire.ts"
ASKED = [api.GameShown, api.NewTable, api.Made, api.Join, api.Joined, Card, TableShown, Replay, Verdict]
HEAD = "// Made by tools/wire_types.py from the server's types; not to be edited.\n"


def main() -> None:
    TARGET.write_text(page(), encoding="utf-8")


def page() -> str:
    ways: dict[str, tuple[Any, ...]] = {"Incoming": get_args(wire.Incoming), "Outgoing": get_args(wire.Outgoing)}
    known: dict[str, str] = {}
    for kind in [*ways["Incoming"], *ways["Outgoing"], *ASKED]:
        collect(inspect.type_info(kind), known)
    unions = [f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n" for name, kinds in ways.items()]
    return "\n".join([HEAD, *(known[name] for name in sorted(known)), *unions])


def collect(kind: Any, known: dict[str, str]) -> None:
    """A struct and all it consists of."""
    if isinstance(kind, inspect.StructType):
        if kind.cls.__name__ in known:
            return
        known[kind.cls.__name__] = ""
        known[kind.cls.__name__] = interface(kind)
        for field in kind.fields:
            collect(field.type, known)
    for inner in ("types", "item_type", "value_type"):
        found = getattr(kind, inner, ())
        for part in found if isinstance(found, tuple) else (found,):
            collect(part, known)


def interface(kind: inspect.StructType) -> str:
    is_sent = bool(issubclass(kind.cls, wire.In) or kind.cls in (api.NewTable, api.Join))
    rows = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
    for field in kind.fields:
        mark = "?" if is_sent and not field.required else ""
        rows.append(f"  {field.encode_name}{mark}: {typed(field.type)};")
    return f"export interface {kind.cls.__name__} {{\n" + "\n".join(rows) + "\n}\n"


def typed(kind: Any) -> str:
    match kind:
        case inspect.StructType():
            return str(kind.cls.__name__)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(map(typed, kind.types)))
        case inspect.ListType():
            inner = typed(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<string, {typed(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case _:
            return "unknown"


if __name__ == "__main__":
    sys.exit(main())
