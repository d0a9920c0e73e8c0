"""Optional packages, installed as named extras."""

from importlib.util import find_spec

from karak.core.refusal import Refusal
from karak.installed import add

EXTRAS = {"lab": ("openskill", "polars", "vl_convert"), "cluster": ("ray",)}


def need(extra: str) -> None:
    """Refuses if a package of this extra is missing, and says how to install it."""
    missing = [package for package in EXTRAS[extra] if find_spec(package) is None]
    if missing:
        raise Refusal("extra-missing", packages=", ".join(missing), command=add(extra))
