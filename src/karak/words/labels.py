"""How an option reads in a list, by its verb and the things that it names."""

from collections.abc import Callable, Sequence
from functools import partial

from karak.words import has, name, say

NONE = "none"  # what a sentence is told of an argument that stands for nothing


def label(
    title: str, step: str, verb: str, args: Sequence[Sequence[str]], called: Callable[[str], str] | None = None
) -> str:
    """A verb may read differently at some step. `called` names a thing; without it, the title's own words do."""
    named = called or partial(name, game=title)
    first, second, *_ = [*(", ".join(map(named, names)) or NONE for names in args), "", ""]
    keys = (f"{title}-choice-{verb}-{step}", f"{title}-choice-{verb}")
    return say(next(filter(has, keys), keys[1]), first=first, second=second)
