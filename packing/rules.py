"""Compiles the rules with mypyc; pyproject.toml says which modules those are."""

import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
GCC = ["--param=max-inline-insns-auto=30", "--param=inline-min-speedup=15"]  # inlines like -O3, compiles twice as fast
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error"]  # without the first two, half the speed
NO_COMPILER = """\
karak: no working C compiler with Python's headers was found; to have the fast (compiled) rules, install them:
  Debian, Ubuntu: apt install build-essential python3-dev
  Fedora:         dnf install gcc python3-devel
  macOS:          xcode-select --install
  Windows:        the C++ build tools of Visual Studio"""


def why_not() -> str:
    """Says why this Python cannot have compiled rules, as far as that is known before the compiler is tried."""
    if os.environ.get("KARAK_COMPILE") == "0":
        return "karak: KARAK_COMPILE=0 asks for rules that are not compiled."
    if sys.implementation.name != "cpython":
        return "karak: rules are compiled for CPython only."
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "karak: rules are never compiled for a free-threaded Python; those of a Python with the GIL are fast."
    if sys.platform != "win32" and not shutil.which(compiler()):  # on Windows, setuptools asks the registry
        return NO_COMPILER
    return ""


def compiler() -> str:
    """Returns the name of the C compiler."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def settings() -> dict[str, list[str]]:
    """The globs in pyproject.toml that say what is compiled."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return found


def chosen(globs: list[str]) -> set[Path]:
    """The files that match, seen from src/."""
    return {path.relative_to(SRC) for glob in globs for path in (SRC / "karak").glob(glob)}


def modules() -> list[Path]:
    """The files to compile, seen from src/."""
    found = settings()
    return sorted(chosen(found["compiled"]) - chosen(found["interpreted"]))


def can_compile(flags: list[str] | None = None) -> bool:
    """Builds a module of one line, so that missing headers count as well as a missing compiler."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build([Extension("probe", [str(probe)], extra_compile_args=flags or [])], Path(folder))
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def understood() -> list[str]:
    """Returns the flags that this compiler understands; none of them is for Visual C++."""
    if sys.platform == "win32":
        return []
    return [flag for group in (FLAGS, GCC) if can_compile(["-Werror", *group]) for flag in group]


def compile_modules(paths: list[Path], folder: Path) -> dict[str, str]:
    """Compiles into folder, and says which file goes where in the wheel."""
    if not paths:
        return {}
    from mypyc.build import mypycify

    flags = understood()
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
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # the list is one for all
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
    return {path: str(Path(path).relative_to(folder / "lib")) for path in sorted(command.get_outputs())}
