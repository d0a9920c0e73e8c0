"""The published schema of the protocol matches the messages."""

from typing import Any, get_args

import msgspec
import pytest

from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.schema import document, page, views
from tools.client.view_types import files
from tools.client.wire_types import PROTOCOL, TYPES, types


def test_the_published_files_are_current() -> None:
    """If it fails, run python -m tools.client.wire_types."""
    assert PROTOCOL.read_bytes() == page()
    assert TYPES.read_text(encoding="utf-8") == types()


def test_files_made_from_views_and_pieces_are_current() -> None:
    """If it fails, run python -m tools.client.view_types."""
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, path


def test_every_field_of_a_view_has_its_schema() -> None:
    """This includes the comments of inherited fields."""
    view = views()["karak.View"]
    assert view["properties"]["turn"] == {"type": "integer", "description": "turns begun so far"}
    assert view["properties"]["map"]["items"] == {"$ref": "#/components/schemas/karak.Place"}


def test_every_reference_leads_somewhere() -> None:
    made = document()

    def follow(node: Any) -> None:
        if isinstance(node, dict):
            if "$ref" in node:
                target: Any = made
                for part in node["$ref"].removeprefix("#/").split("/"):
                    target = target[part]
            for child in node.values():
                follow(child)
        elif isinstance(node, list):
            for child in node:
                follow(child)

    follow(made)


def test_no_message_names_its_sender() -> None:
    """The session alone says who a person is."""
    for kind in get_args(wire.Incoming):
        assert not {"player", "person", "owner", "who", "session"} & set(kind.__struct_fields__)


@pytest.mark.parametrize("kind", get_args(wire.Incoming))
def test_unknown_fields_are_refused(kind: Any) -> None:
    with pytest.raises(Refusal):
        wire.read(msgspec.json.encode({"type": kind.__name__.lower(), "id": "x", "surprise": 1}))
