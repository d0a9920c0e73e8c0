"""Writes title.json, view.types.ts and pieces.json of each title in the client, and docs/views.md."""

import argparse
import json
from pathlib import Path
from typing import Any

from karak.games.shelf import TITLES
from karak.kit.title import Title
from karak.server.schema import view_schemas
from tools.client.wire_types import type_of

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src" / "games"
VIEWS = ROOT / "docs" / "views.md"
BY = "Made by `python -m tools.client.view_types`"
ABOUT = f"""\
# What a view holds

The server, the engine process and `karak tape` describe a position in these records. A field with a question
mark is left out where there is nothing to say. {BY} from `games/*/view.py`.
"""


def interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {schema['description']} */", f"export interface {name} {{"]
    for field, of, remark in fields(schema):
        lines += [f"  /** {remark} */"] if remark else []
        lines.append(f"  {field}: {of};")
    return "\n".join([*lines, "}"])


def fields(schema: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Name, type and remark; the name of one that may be left out has a question mark."""
    required = schema.get("required", [])
    return [
        (name if name in required else f"{name}?", type_of(of), of.get("description", ""))
        for name, of in schema["properties"].items()
    ]


def types(title: Title) -> str:
    parts = [f"// {BY}; change src/karak/games/{title.name}/view.py instead.".replace("`", "")]
    parts += [interface(name, schema) for name, schema in sorted(view_schemas(title.view).items())]
    return "\n\n".join(parts) + "\n"


def table(name: str, schema: dict[str, Any]) -> str:
    lines = [f"### {name}", "", schema["description"], "", "| field | type | |", "|---|---|---|"]
    for field, of, remark in fields(schema):
        kind = of.replace("|", "\\|")
        lines.append(f"| `{field}` | `{kind}` | {remark} |")
    return "\n".join(lines)


def page() -> str:
    parts = [ABOUT.rstrip()]
    for title in TITLES.values():
        shown = view_schemas(title.view)
        ordered = {"View": shown["View"], **dict(sorted(shown.items()))}
        parts += [f"## {title.name}", *(table(name, schema) for name, schema in ordered.items())]
    return "\n\n".join(parts) + "\n"


def pieces(title: Title) -> str:
    """What is printed, a record in a line."""
    tables = []
    for name, records in title.pieces("", None).folder.catalogue().items():
        lines = [f"  {json.dumps(key)}: {json.dumps(record, ensure_ascii=False)}" for key, record in records.items()]
        tables.append(f"{json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(tables) + "\n}\n"


def manifest(title: Title) -> str:
    """What the client must know of a title before it asks the server."""
    facts = {"title": title.name, "extends": title.extends, "clauses": title.clauses, "place": title.place}
    return json.dumps(facts) + "\n"


def files() -> dict[Path, str]:
    """Every file that is made here, with what it must hold."""
    made = {VIEWS: page()}
    for title in TITLES.values():
        folder = CLIENT / title.name
        made[folder / "title.json"] = manifest(title)
        made[folder / "view.types.ts"] = types(title)
        made[folder / "pieces.json"] = pieces(title)
    return made


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
