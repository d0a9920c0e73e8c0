"""The bill of materials in the wheel (PEP 770, CycloneDX): what the browser client holds of others."""

import json
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def bundled() -> dict[str, str]:
    """Returns the packages of npm in the client, with the file that has their terms."""
    return tomllib.loads((ROOT / "packing" / "bundled.toml").read_text(encoding="utf-8"))


def component(package: str) -> dict[str, Any]:
    """Describes a package as it is locked."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found = lock["packages"][f"node_modules/{package}"]
    purl = f"pkg:npm/{package.replace('@', '%40')}@{found['version']}"
    return {
        "type": "library", "bom-ref": purl, "name": package, "version": found["version"], "purl": purl,
        "licenses": [{"license": {"id": found["license"]}}],
    }  # fmt: skip


def bill() -> dict[str, Any]:
    """Returns the same document for the same sources: it has no date and no serial number."""
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": "karak-games", "name": "karak-games"}},
        "components": [component(package) for package in bundled()],
    }  # fmt: skip


def write(folder: Path) -> Path:
    file = folder / "karak-games.cdx.json"
    file.write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")
    return file
