"""Pieces from TOML files; a fault is named by file, record and field."""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from karak.core.refusal import Refusal

T = TypeVar("T")
CONFIDENCE = ("rulebook", "community", "ruling", "reconstructed")


class Sourced(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Every record says where it comes from and how sure that is."""

    source: str
    confidence: str


class Folder:
    """The data of a game: the files in the package, or those of the same name in a folder of one's own."""

    def __init__(self, packaged: Path, own: str = "") -> None:
        self.packaged = packaged
        self.own = Path(own) if own else None
        if self.own is not None:
            self.check_own(self.own)

    def check_own(self, own: Path) -> None:
        """A folder that replaces nothing is a mistake, not a wish."""
        known = sorted(file.name for file in self.packaged.glob("*.toml"))
        if not own.is_dir():
            raise Refusal("data-no-folder", folder=str(own))
        found = sorted(file.name for file in own.glob("*.toml"))
        strange = [name for name in found if name not in known]
        if strange or not found:
            raise Refusal("data-no-file", folder=str(own), found=", ".join(strange), known=", ".join(known))

    def path(self, name: str) -> Path:
        if self.own is not None and (self.own / name).exists():
            return self.own / name
        return self.packaged / name

    def read(self, name: str, kind: type[T]) -> T:
        path = self.path(name)
        try:
            raw = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
            raise Refusal("data-unreadable", file=str(path), fault=str(fault)) from fault
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as fault:
            record, field, text = located(raw, str(fault))
            raise Refusal("data-wrong", file=str(path), record=record, field=field, fault=text) from fault

    def fault(self, name: str, record: str, field: str, text: str) -> Refusal:
        """For what a type cannot say: a refusal in the same words."""
        return Refusal("data-wrong", file=str(self.path(name)), record=record, field=field, fault=text)

    def version(self) -> str:
        """A short digest of all that is in force; tapes carry it."""
        digest = hashlib.sha256()
        for file in sorted(self.packaged.glob("*.toml")):
            digest.update(repr(tomllib.loads(self.path(file.name).read_text(encoding="utf-8"))).encode())
        return digest.hexdigest()[:12]


def located(raw: object, fault: str) -> tuple[str, str, str]:
    """Where msgspec's `- at `$.monster[3].count`` points: record by its id, field, and the plain fault."""
    text, _, where = fault.partition(" - at `$.")
    named = re.search(r"field `(\w+)`", text)
    field = named.group(1) if named else ""
    node = raw
    record = ""
    for key, index in re.findall(r"(\w+)|\[(\d+)\]", where.rstrip("`")):
        if index and isinstance(node, list):
            node = node[int(index)]
            name = node.get("id") if isinstance(node, dict) else None
            record = f"{record} {int(index) + 1}" + (f' ("{name}")' if name else "")
        elif isinstance(node, dict):
            if isinstance(node.get(key), list | dict):
                record = record or key
            else:
                field = key
            node = node.get(key)
    return record or "the file", field or "-", text
