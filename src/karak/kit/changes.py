"""Changes numbers in a game's data for one game, by their path: file, table, record, field."""

from typing import Any

import msgspec

from karak.core.refusal import Refusal

Changes = dict[str, Any]  # nested: {"tokens": {"monster": {"dragon": {"strength": 14}}}}
FIXED = ("id", "source", "confidence")  # what a record is called and where it comes from cannot be changed


def change(node: object, changes: object, way: str) -> None:
    """Sets the named fields of these records; refuses an unknown name and lists the known ones."""
    known = parts_of(node)
    if not isinstance(changes, dict):
        raise Refusal("change-not-whole", way=way, known=", ".join(known))
    for key, value in changes.items():
        if key not in known:
            raise Refusal("change-unknown", way=way, found=key, known=", ".join(known))
        if parts_of(known[key]):
            change(known[key], value, f"{way}.{key}")
        else:
            setattr(node, key, value)


def parts_of(node: object) -> dict[str, object]:
    """Returns the fields of a record, or the records of a list by id; empty for a plain value."""
    if isinstance(node, msgspec.Struct):
        return {field: getattr(node, field) for field in node.__struct_fields__ if field not in FIXED}
    if isinstance(node, list):
        return {record.id: record for record in node if isinstance(record, msgspec.Struct) and hasattr(record, "id")}
    return {}
