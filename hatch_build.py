"""Build hook: compiles the rules with mypyc into the wheel, beside their sources, and packs the rulebook.

This hook does not build the browser client: `make web` does, and the hook packs what lies in static/.

KARAK_COMPILE=0 leaves the wheel pure Python, KARAK_COMPILE=1 insists on compiling; unset, a C compiler decides.
KARAK_BUILD names a folder to keep, so that unchanged C is not compiled again; unset, nothing is kept.
"""

import os
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SRC = ROOT / "src"
FLAGS = [
    "--param=max-inline-insns-auto=30", "--param=inline-min-speedup=15",  # inlines like -O3, compiles twice as fast
    "-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error",  # without the first two, half the speed
]  # fmt: skip
NO_COMPILER = """\
karak: no working C compiler with Python's headers was found; to have the fast (compiled) rules, install them:
  Debian, Ubuntu: apt install build-essential python3-dev
  Fedora:         dnf install gcc python3-devel
  macOS:          xcode-select --install"""


class CompileHook(BuildHookInterface[Any]):
    """Adds to the wheel what does not lie in src/."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["force_include"].update(rulebook())
        if not self.wanted():
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="karak-")
        folder = Path(os.environ.get("KARAK_BUILD") or self.scratch.name)
        compiled = compile_modules(modules(), folder)
        build_data["force_include"].update(compiled)
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def wanted(self) -> bool:
        wish = os.environ.get("KARAK_COMPILE", "")
        if wish == "0":
            self.app.display_warning("karak: KARAK_COMPILE=0, so this wheel is pure Python (slow rules).")
            return False
        if can_compile():
            return True
        if wish == "1":
            raise SystemExit(f"{NO_COMPILER}\nkarak: KARAK_COMPILE=1 asks for compiled rules, so the build stops here.")
        self.app.display_warning(f"{NO_COMPILER}\nkarak: this wheel is pure Python (slow rules).")
        return False


def settings() -> dict[str, list[str]]:
    """The globs in pyproject.toml that say what is compiled."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found: dict[str, list[str]] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return found


def chosen(globs: list[str]) -> set[Path]:
    """The files that match, seen from src/."""
    return {path.relative_to(SRC) for glob in globs for path in (SRC / "karak").glob(glob)}


def modules() -> list[Path]:
    """The files to compile, seen from src/."""
    found = settings()
    return sorted(chosen(found["compiled"]) - chosen(found["interpreted"]))


def rulebook() -> dict[str, str]:
    """The rules and rulings, which the game quotes: docs/ in the repository, karak/rulebook/LANGUAGE/ in the wheel."""
    rules = ROOT / "docs" / "rules"
    packed = {page: str(page.relative_to(rules)) for page in rules.rglob("*.md")}
    for page in (ROOT / "docs").glob("rulings*.md"):
        language = page.stem.removeprefix("rulings").removeprefix(".")
        packed[page] = f"{language}/rulings.md" if language else "rulings.md"
    return {str(page): f"karak/rulebook/{place}" for page, place in packed.items()}


def can_compile() -> bool:
    """Builds a module of one line, so that missing headers count as well as a missing compiler."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build([Extension("probe", [str(probe)])], Path(folder))
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def compile_modules(paths: list[Path], folder: Path) -> dict[str, str]:
    """Compiles into folder, and says which file goes where in the wheel."""
    if not paths:
        return {}
    from mypyc.build import mypycify

    here = Path.cwd()
    os.chdir(SRC)
    try:
        caches = f"--cache-dir={folder / 'mypy'}"  # in src/ it would look like a source that has changed
        silent = "--follow-imports=silent"  # a module that is not compiled may need packages that a build does not
        options = [f"--config-file={ROOT / 'pyproject.toml'}", silent, caches, *map(str, paths)]
        extensions = mypycify(
            options, opt_level="2", debug_level="0", target_dir=str(folder / "c"), group_name="karak.compiled"
        )
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # the list is one for all
            extension.depends += [__file__]
        return build(extensions, folder)
    finally:
        os.chdir(here)


def build(extensions: list[Any], folder: Path) -> dict[str, str]:
    """Lets setuptools find and run the C compiler."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "karak", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "o")
    command.ensure_finalized()
    command.run()
    return {path: str(Path(path).relative_to(folder / "lib")) for path in command.get_outputs()}


if __name__ == "__main__":
    sys.exit(None if can_compile() else NO_COMPILER)
