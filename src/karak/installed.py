"""How this copy of Karak was installed, and the commands that change it."""

import json
import shlex
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

from karak.core import game as rules

NAME = "karak-games"
ROOT = Path(__file__).parents[2]  # in a checkout, its folder
ADD = {
    "pip": "{python} -m pip install {wanted}",
    "uv": "uv pip install --python {python} {wanted}",
    "uv tool": "uv tool install {wanted}",
    "uvx": "uvx --from {wanted} karak",
    "pipx": "pipx install --force {wanted}",
}
REBUILD = {
    "pip": "{python} -m pip install --force-reinstall --no-deps --no-cache-dir --no-binary {name} {wanted}",
    "uv": "uv pip install --python {python} --reinstall-package {name} --no-binary-package {name} {wanted}",
    "uv tool": "uv tool install --reinstall-package {name} --no-binary-package {name} {wanted}",
    "uvx": "uvx --reinstall-package {name} --no-binary-package {name} --from {wanted} karak",
    "pipx": 'pipx install --force --pip-args="--no-cache-dir --no-binary {name}" {wanted}',
}


def is_compiled() -> bool:
    return not rules.__file__.endswith(".py")


def is_checkout() -> bool:
    """Whether this copy runs in the folder of its sources, without being installed."""
    return (ROOT / "hatch_build.py").exists()


def is_free_threaded() -> bool:
    return bool(sysconfig.get_config_var("Py_GIL_DISABLED"))


def tool() -> str:
    """Returns what manages the environment of the running interpreter."""
    prefix = Path(sys.prefix)
    if (prefix / "uv-receipt.toml").exists():
        return "uv tool"
    if (prefix / "pipx_metadata.json").exists():
        return "pipx"
    if find_spec("pip"):
        return "pip"
    return "uvx" if any((folder / "CACHEDIR.TAG").exists() for folder in prefix.parents) else "uv"


def origin() -> str:
    """Returns the address of the file or folder that this copy comes from; it is empty for a package index."""
    if is_checkout():
        return ROOT.as_uri()
    try:
        text = distribution(NAME).read_text("direct_url.json")
    except PackageNotFoundError:
        return ""
    url: str = json.loads(text)["url"] if text else ""
    return url if url.startswith("file:") else ""


def add(extra: str) -> str:
    """Returns the command that adds an extra; what is installed already is known to pip and uv by its name."""
    stays = tool() in ("pip", "uv") and not is_checkout()
    return command(ADD, f"{NAME}[{extra}]", "" if stays else origin())


def rebuild() -> str:
    """Returns the command that builds this copy again from its sources."""
    if is_checkout():
        return f"make -C {shlex.quote(str(ROOT))} setup"
    return command(REBUILD, NAME, "" if origin().endswith(".whl") else origin())


def command(commands: dict[str, str], wanted: str, address: str) -> str:
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    asked = f'"{wanted} @ {address}"' if address else f'"{wanted}"' if "[" in wanted else wanted
    return commands[tool()].format(python=python, name=NAME, wanted=asked)
