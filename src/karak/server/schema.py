"""Writes the protocol for machines: JSON Schema of every message, in an AsyncAPI document."""

import re
from inspect import getsource
from typing import Any, get_args

import msgspec

from karak.core.view import View
from karak.games.shelf import TITLES
from karak.server import wire

CHANNEL = "table"


def names(union: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(union)]


def components() -> dict[str, Any]:
    """Returns the JSON Schema of each type by name."""
    kinds = [*get_args(wire.Incoming), *get_args(wire.Outgoing)]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return dict(sorted(schemas.items()))


def views() -> dict[str, Any]:
    """Returns the views of all titles: `karak.View`, `karak.Hero` and so on."""
    schemas: dict[str, Any] = {}
    for name, title in TITLES.items():
        made = view_schemas(title.view, f"#/components/schemas/{name}.{{name}}")
        schemas |= {f"{name}.{kind}": schema for kind, schema in sorted(made.items())}
    return schemas


def view_schemas(view: type[View], ref_template: str = "{name}") -> dict[str, Any]:
    """Returns the JSON Schema of a view and its parts by name, with the comments of fields as descriptions."""
    _, schemas = msgspec.json.schema_components([view], ref_template=ref_template)
    for kind in parts_of(view):
        for field, remark in remarks(kind).items():
            schemas[kind.__name__]["properties"][field]["description"] = remark
    return schemas


def parts_of(view: type[View]) -> set[type[msgspec.Struct]]:
    """Returns the Struct itself and all Structs inside it."""
    found: set[type[msgspec.Struct]] = set()

    def visit(kind: Any) -> None:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            found.add(kind)
            for field in msgspec.structs.fields(kind):
                visit(field.type)
        for part in get_args(kind):
            visit(part)

    visit(view)
    return found


def remarks(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Returns the comment behind each field, including the fields of base classes."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            found |= dict(re.findall(r"^    (\w+): .*?  # (.*)$", getsource(base), re.MULTILINE))
    return found


def document() -> dict[str, Any]:
    """Returns the AsyncAPI 3 document of what a client sends and receives at the socket of a table."""
    incoming, outgoing = names(wire.Incoming), names(wire.Outgoing)
    every = [*incoming, *outgoing]
    messages = {name: {"payload": {"$ref": f"#/components/schemas/{name}"}} for name in every}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Karak tables", "version": str(wire.VERSION)},
        "defaultContentType": "application/json",
        "channels": {
            CHANNEL: {
                "address": "/ws/{table}",
                "parameters": {"table": {"description": "The id of the table."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in every},
            }
        },
        "operations": {"send": operation("receive", incoming), "receive": operation("send", outgoing)},
        "components": {"messages": messages, "schemas": components() | views()},
    }


def operation(action: str, kinds: list[str]) -> dict[str, Any]:
    """Returns an operation from the server's side, as AsyncAPI requires."""
    messages = [{"$ref": f"#/channels/{CHANNEL}/messages/{name}"} for name in kinds]
    return {"action": action, "channel": {"$ref": f"#/channels/{CHANNEL}"}, "messages": messages}


def page() -> bytes:
    return msgspec.json.format(msgspec.json.encode(document()), indent=1) + b"\n"
