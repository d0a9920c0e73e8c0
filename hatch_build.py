"""Build hook: compiles the rules with mypyc into the wheel, beside their sources, and packs the rulebook.

The browser client is no matter of this hook: `make web` builds it, and what lies in static/ is packed.

KARAK_COMPILE=0 leaves the wheel pure Python, KARAK_COMPILE=1 insists on compiling; unset, a C compiler decides.
KARAK_BUILD names a folder to keep, so that only what has changed is compiled again; unset, nothing is kept.

The modules form a few libraries (pyproject.toml lists them), so a change to a bot leaves the rules alone. mypyc calls a
method directly where no class overrides it, and looks for such a class only in the library of the method: no class may
extend one of another library (a test looks).
"""

import os
import re
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
CALLED = re.compile(r"exports_(\w+)\.(CPyDef_\w+)\(")  # in another library, through its table
FUNCTION = re.compile(r"^\w+ \**(CPyDef_\w+)\([^\n]*\) \{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"\bCPy(?:Def|Static|Type|Module)_\w+")
SHORT = 40  # lines of C
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
        compiled = compile_modules(folder)
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


def settings() -> dict[str, Any]:
    """What pyproject.toml says about compiling."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found: dict[str, Any] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return found


def chosen(globs: list[str]) -> set[Path]:
    """The files that match, seen from src/."""
    return {path.relative_to(SRC) for glob in globs for path in (SRC / "karak").glob(glob)}


def libraries() -> dict[str, list[Path]]:
    """The modules of each library."""
    found = settings()
    spared = chosen(found["interpreted"])
    return {name: sorted(chosen(globs) - spared) for name, globs in found["compiled"].items()}


def modules() -> list[Path]:
    """All that are compiled."""
    return sorted(path for paths in libraries().values() for path in paths)


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


def compile_modules(folder: Path) -> dict[str, str]:
    """Compiles into folder, and says which file goes where in the wheel."""
    here = Path.cwd()
    os.chdir(SRC)
    try:
        return build(translated(folder), folder)
    finally:
        os.chdir(here)


def translated(folder: Path) -> list[Any]:
    """Lets mypyc write the C of each library, and says how setuptools makes extensions of it.

    mypycify() would also take the libraries for strangers to each other: a class would not know its subclasses, nor that
    its fields are set. Here mypyc looks at all of them at once and only writes them apart.
    """
    import setuptools  # noqa: F401  # mypyc asks whether it is there
    from mypyc import build as mypyc
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=False, target_dir=str(folder / "c"))
    caches = f"--cache-dir={folder / 'mypy'}"  # in src/ it would look like a source that has changed
    silent = "--follow-imports=silent"  # what is not compiled may need packages that a build does not
    given = [f"--config-file={ROOT / 'pyproject.toml'}", silent, caches, *map(str, modules())]
    parts: list[tuple[list[str], str | None]]
    parts = [([str(path) for path in paths], f"karak.{name}") for name, paths in libraries().items()]
    groups, written, sources = mypyc.mypyc_build(given, options, separate=parts)
    mypyc.setup_mypycify_vars()
    include = [os.path.join(mypyc.include_dir(), name) for source in sources for name in source.include_dirs]
    flags = [*mypyc.get_cflags(opt_level="2", debug_level="0"), *FLAGS]
    extensions: list[Any] = []
    for (part, name), (files, headers) in zip(groups, written):
        assert name is not None
        files = [inlined(Path(file)) for file in files]
        extensions += mypyc.build_using_shared_lib(
            part, name, files, [*headers, __file__], str(folder / "c"), flags, include
        )
    return sorted(extensions, key=lambda extension: -Path(extension.sources[0]).stat().st_size)  # the longest first


def inlined(file: Path) -> str:
    """A copy of the C of a library that also holds the short functions it calls in others, to be inlined there."""
    from mypyc.build import write_file  # leaves a file alone whose text stays the same

    text = file.read_text(encoding="utf-8")
    called = set(CALLED.findall(text))
    near: dict[str, str] = {}
    for library in sorted({library for library, _ in called}):
        near |= short(library, {name for owner, name in called if owner == library}, file.parent)
    text = CALLED.sub(lambda call: f"near_{call[2]}(" if call[2] in near else call[0], text)
    mark = f'#include "__native_internal_{file.stem.removeprefix("__native_")}.h"\n'
    copy = file.with_stem(f"{file.stem}_inlined")
    write_file(str(copy), text.replace(mark, mark + "\n".join(near.values()), 1))
    return str(copy)


def short(library: str, names: set[str], folder: Path) -> dict[str, str]:
    """Those of the functions that are short and need nothing but what their library exports."""
    stem = f"__native_{library.rpartition('___')[2]}"
    header = (folder / f"{stem}.h").read_text(encoding="utf-8")
    exported = set(NAME.findall(header.partition(f"struct export_table_{library} {{")[2].partition("};")[0]))
    found = {}
    for match in FUNCTION.finditer((folder / f"{stem}.c").read_text(encoding="utf-8")):
        name, body = match[1], match[2]
        if name in names and body.count("\n") <= SHORT and "CPyStatics" not in body:
            head = match[0].partition("{\n")[0].replace(name, f"near_{name}", 1)
            if name not in body and set(NAME.findall(body)) <= exported:
                seen = NAME.sub(rf"(*exports_{library}.\g<0>)", body)
                found[name] = f"static inline {head}{{\n{seen}}}\n"
    return found


def build(extensions: list[Any], folder: Path) -> dict[str, str]:
    """Lets setuptools find and run the C compiler."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "karak", "ext_modules": extensions}))
    command.parallel = os.cpu_count()
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "o")
    command.ensure_finalized()
    command.run()
    return {path: str(Path(path).relative_to(folder / "lib")) for path in command.get_outputs()}


if __name__ == "__main__":
    sys.exit(None if can_compile() else NO_COMPILER)
