"""The protocol for machines to read: JSON Schema of every message, in an AsyncAPI document."""

from typing import Any, get_args

import msgspec

from karak.server import wire

CHANNEL = "table"


def names(union: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(union)]


def components() -> dict[str, Any]:
    """JSON Schema of each type, by name."""
    kinds = [*get_args(wire.Incoming), *get_args(wire.Outgoing)]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return dict(sorted(schemas.items()))


def document() -> dict[str, Any]:
    """AsyncAPI 3: what a client sends and what it receives at the socket of a table."""
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
        "components": {"messages": messages, "schemas": components()},
    }


def operation(action: str, kinds: list[str]) -> dict[str, Any]:
    """Seen from the server, as AsyncAPI has it."""
    messages = [{"$ref": f"#/channels/{CHANNEL}/messages/{name}"} for name in kinds]
    return {"action": action, "channel": {"$ref": f"#/channels/{CHANNEL}"}, "messages": messages}


def page() -> bytes:
    return msgspec.json.format(msgspec.json.encode(document()), indent=1) + b"\n"
