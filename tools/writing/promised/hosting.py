"""The surfaces that hosts rely on: settings and metrics."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

import karak
from karak.server.prometheus import Prometheus
from karak.server.settings import PREFIX, Settings
from tools.writing.promised.spelling import kind_of

SOURCES = Path(karak.__file__).parent
SAMPLE = re.compile(r"^(\w+)(?:\{(.*)\})? ", re.MULTILINE)


def settings() -> Iterator[str]:
    """Lists KARAK_* with their kinds, and those that are read outside the server; defaults may change."""
    _, schemas = msgspec.json.schema_components([Settings])
    for name, schema in schemas["Settings"]["properties"].items():
        yield f"{PREFIX}{name.upper()}: {kind_of(schema)}"
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__}
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    yield from set(re.findall(rf'environ(?:\.get\(|\[)"({PREFIX}[A-Z_]+)"', text)) - known


def metrics() -> Iterator[str]:
    """Lists the series of /metrics with their labels."""
    measured = Prometheus()
    measured.command("kind", "outcome")
    for name, labels in SAMPLE.findall(measured.page().decode()):
        if not name.endswith("_created"):
            yield " ".join([name, *re.findall(r"(\w+)=", labels)])
