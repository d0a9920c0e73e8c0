"""The face of a title without a face: its view, line by line."""

from typing import Any

import msgspec
from rich.text import Text

from karak.cli.table.face import Choice, Face, Sheet
from karak.core.view import View


class PlainFace(Face):
    """Shows the fields that only this title has, under their names in the view."""

    def board(self, view: Any, choices: list[Choice], winners: list[int] | None, sheet: Sheet) -> list[Text]:
        described = self.match.game.describe(view)
        own = [field for field in described.__struct_fields__ if field not in View.__struct_fields__]
        shown = {field: msgspec.to_builtins(getattr(described, field)) for field in own}
        return [Text(line[: sheet.width]) for line in lines_of(shown)]

    def map(self, view: Any, sheet: Sheet) -> list[Text]:
        return self.board(view, [], None, sheet)


def lines_of(node: object, indent: str = "") -> list[str]:
    """Writes a record as `key: value`, with nested records indented."""
    if not isinstance(node, dict):
        return [f"{indent}{node}"]
    lines: list[str] = []
    for key, value in node.items():
        parts = value if isinstance(value, list) else [value]
        if parts and all(isinstance(part, dict) for part in parts):
            lines.append(f"{indent}{key}:")
            lines += [line for part in parts for line in set_off(part, indent)]
        else:
            lines.append(f"{indent}{key}: {', '.join(map(str, parts))}")
    return lines


def set_off(record: object, indent: str) -> list[str]:
    """Puts a dash before the first line of a record."""
    first, *rest = lines_of(record, indent + "    ") or [""]
    return [f"{indent}  - {first.strip()}", *rest]
