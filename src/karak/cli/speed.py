"""Says that the rules are slow here, and what to do about it."""

from karak.installed import is_compiled, is_free_threaded, rebuild
from karak.words import say


def slow_rules() -> list[str]:
    """Returns a line about interpreted rules, or none if they are compiled."""
    if is_compiled():
        return []
    return [say("rules-free-threaded") if is_free_threaded() else say("rules-interpreted", command=rebuild())]
