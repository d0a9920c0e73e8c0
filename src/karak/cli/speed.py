"""Says that the rules are slow here, and what to do about it."""

from karak.installed import is_checkout, is_compiled, is_free_threaded, rebuild
from karak.words import say


def note() -> list[str]:
    """Returns a line for the start of a game or a server, unless rules are compiled or make has said it."""
    return [] if is_compiled() or is_checkout() else [say("rules-slow")]


def advice() -> list[str]:
    """Returns the line that says how to have fast rules, if they are slow."""
    if is_compiled():
        return []
    return [say("rules-free-threaded") if is_free_threaded() else say("rules-interpreted", command=rebuild())]
