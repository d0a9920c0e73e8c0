"""Spells schemas and values as lines that a person can compare: `Hello.after?: integer`."""

from collections.abc import Collection, Iterator
from typing import Any

KINDS = {str: "text", bool: "true or false", int: "number", float: "number", type(None): "nothing"}


def kind_of(schema: dict[str, Any]) -> str:
    """Spells the type of a JSON schema; descriptions and limits are left out."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema or "const" in schema:
        return " or ".join(repr(value) for value in schema.get("enum", [schema.get("const")]))
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(sorted(map(kind_of, schema[key])))
    if schema.get("type") == "array":
        parts = schema.get("prefixItems", [schema.get("items") or {}])
        return f"[{', '.join(kind_of(part) if part else 'any' for part in parts)}]"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"{{name: {kind_of(schema['additionalProperties'])}}}"
    found = schema.get("type", "any")
    return " | ".join(sorted(found)) if isinstance(found, list) else str(found)


def schema_lines(schemas: dict[str, Any]) -> Iterator[str]:
    """Lists the fields of named schemas; those with `?` may be left out."""
    for name, schema in schemas.items():
        if "properties" not in schema:
            yield f"{name} = {kind_of(schema)}"
            continue
        required = schema.get("required", [])
        yield name
        for field, inner in schema["properties"].items():
            sign = "" if field in required else "?"
            yield f"{name}.{field}{sign}: {kind_of(inner)}"


def value_lines(value: object, path: str, names: Collection[str], elsewhere: Collection[str]) -> Iterator[str]:
    """Lists the keys of a value; those in `names` hold any names, another page has those in `elsewhere`."""
    key = path.rpartition(".")[2].removesuffix("[]")
    if key in elsewhere:
        yield f"{path}: see another page"
    elif isinstance(value, dict):
        for inner, part in value.items():
            yield from value_lines(part, f"{path}.{'NAME' if key in names else inner}", names, elsewhere)
    elif isinstance(value, list):
        yield f"{path}: list"
        for part in value:
            yield from value_lines(part, f"{path}[]", names, elsewhere)
    else:
        yield f"{path}: {KINDS[type(value)]}"
