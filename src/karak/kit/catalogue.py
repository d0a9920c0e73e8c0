"""Reads pieces from TOML files; a refusal names file, record and field."""

import hashlib
import re
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from karak.core.refusal import Refusal
from karak.kit.changes import Changes, change

T = TypeVar("T")
CONFIDENCE = ("rulebook", "community", "ruling", "reconstructed")


class Sourced(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A record that says where it comes from and how sure that is."""

    source: str
    confidence: str


PROVENANCE = ("source", "confidence")
PLAIN = {"int": "a whole number", "float": "a number", "str": "a text", "bool": "true or false", "array": "a list"}


class Folder:
    """The data of a game: the packaged files, those of the same name in a user's folder, and changes."""

    def __init__(self, packaged: Path, own: str = "", more: Path | None = None, changes: Changes | None = None) -> None:
        self.packaged = [packaged] if more is None else [packaged, more]
        self.own = Path(own) if own else None
        self.contents: dict[str, dict[str, Any]] = {}  # of every file that was read
        self.changes = changes or {}
        if self.own is not None:
            self.check_own(self.own)
        self.check_changes()

    def names(self) -> list[str]:
        return sorted(file.name for folder in self.packaged for file in folder.glob("*.toml"))

    def check_changes(self) -> None:
        stems = [name.removesuffix(".toml") for name in self.names()]
        for stem in self.changes:
            if stem not in stems:
                raise Refusal("change-no-file", file=stem, known=", ".join(stems))

    def check_own(self, own: Path) -> None:
        """Refuses a folder that replaces none of the game's files."""
        ours = self.names()
        known = ", ".join(ours)
        try:
            found = sorted(file.name for file in own.iterdir() if file.suffix.lower() == ".toml")
        except (OSError, ValueError) as fault:
            raise Refusal("data-no-folder", folder=str(own)) from fault
        strange = [name for name in found if name not in ours]
        if strange:
            raise Refusal("data-strange-file", folder=str(own), found=", ".join(strange), known=known)
        if not found:
            raise Refusal("data-no-file", folder=str(own), found="", known=known)

    def path(self, name: str) -> Path:
        if self.own is not None and (self.own / name).exists():
            return self.own / name
        holders = [folder / name for folder in self.packaged if (folder / name).is_file()]
        return holders[0] if holders else self.packaged[0] / name

    def read(self, name: str, kind: type[T]) -> T:
        path = self.path(name)
        records = converted(parsed(path), kind, path)
        stem = name.removesuffix(".toml")
        if stem in self.changes:
            change(records, self.changes[stem], stem)
            records = converted(msgspec.to_builtins(records), kind, path)
        self.contents[name] = without_provenance(msgspec.to_builtins(records))
        return records

    def fault(self, name: str, record: str, field: str, text: str) -> Refusal:
        """Returns a refusal for a fault that types cannot express, worded like theirs."""
        return Refusal("data-wrong", file=str(self.path(name)), record=record, field=field, fault=text)

    def catalogue(self) -> dict[str, dict[str, Any]]:
        """Returns what is printed, by table and record id; counts in an expansion's file are added to the base's."""
        tables: dict[str, dict[str, Any]] = {}
        for content in self.contents.values():
            for table, records in content.items():
                named = {one.pop("id"): one for one in deepcopy(records)} if isinstance(records, list) else records
                known = tables.setdefault(table, {})
                for key, value in named.items():
                    known[key] = known[key] + value if isinstance(known.get(key), int) else value
        return tables

    def version(self) -> str:
        """Returns a short digest of everything read that can change a game; tapes carry it."""
        return hashlib.sha256(msgspec.json.encode(self.contents, order="sorted")).hexdigest()[:12]


def parsed(path: Path) -> dict[str, object]:
    """Reads a TOML file, with or without a byte-order mark."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as fault:
        raise Refusal("data-unreadable", file=str(path), fault=fault.strerror or str(fault)) from fault
    except UnicodeDecodeError as fault:
        raise Refusal("data-unreadable", file=str(path), fault=f"byte {fault.start + 1} is not UTF-8") from fault
    except (ValueError, RecursionError) as fault:
        raise Refusal("data-unreadable", file=str(path), fault=str(fault)) from fault


def converted(raw: dict[str, object], kind: type[T], path: Path) -> T:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as fault:
        record, field, text = located(raw, str(fault))
        raise Refusal("data-wrong", file=str(path), record=record, field=field, fault=text) from fault


def without_provenance(node: Any) -> Any:
    """Removes source and confidence, which change no game."""
    if isinstance(node, dict):
        return {key: without_provenance(value) for key, value in node.items() if key not in PROVENANCE}
    return [without_provenance(value) for value in node] if isinstance(node, list) else node


def located(raw: dict[str, object], fault: str) -> tuple[str, str, str]:
    """Turns msgspec's path (`- at `$.monster[3].count``) into the record by its id, the field, and the plain fault."""
    text, _, where = fault.partition(" - at `$.")
    named = re.search(r"field `(.+)`", text)
    record = field = ""
    for key, index in re.findall(r"(\w+)|\[(\d+)\]", where):
        if key and not record:
            record = key
        elif key:
            field = field or key
        elif not field:
            record = numbered(record, raw[record], int(index))
    field = named.group(1) if named else field
    return record or "the file", field or "-", plain(text)


def numbered(table: str, records: object, index: int) -> str:
    found = records[index] if isinstance(records, list) else None
    name = found.get("id") if isinstance(found, dict) else None
    return f"{table} {index + 1}" + (f' ("{name}")' if name else "")


def plain(text: str) -> str:
    """Translates msgspec's message for people who do not write programs."""
    if text.startswith("Object missing"):
        return "is missing"
    if text.startswith("Object contains unknown"):
        return "is not known here"
    expected = re.fullmatch(r"Expected `(\w+)(?: \| null)?`, got `(\w+)`", text)
    if expected is None:
        return text
    wanted, found = (PLAIN.get(kind, "a record") for kind in expected.groups())
    return f"must be {wanted}, not {found}"
