"""Leads a table by a script: the number of actions tells its position, so undo needs nothing more."""

from karak.core.refusal import Refusal
from karak.server.lessons.lesson import Script, script
from karak.server.records import Opened


def script_of(opening: Opened) -> Script | None:
    """Returns the script of a lesson, or None at a table for a game."""
    return script(opening.title) if opening.lesson else None


def is_known(opening: Opened) -> bool:
    """Whether the script is unchanged since the lesson began; otherwise the lesson is kept but not played on."""
    return not opening.lesson or script(opening.title).version == opening.lesson


def led(opening: Opened, length: int) -> int | None:
    """Returns the action that follows after `length` actions; None without a script or when the lesson is over."""
    found = script_of(opening)
    return found.actions[length] if found and length < len(found.actions) else None


def is_over(opening: Opened, length: int) -> bool:
    found = script_of(opening)
    return found is not None and length >= len(found.actions)


def follow(opening: Opened, length: int, action: int) -> None:
    """Refuses an action that the rules allow but the lesson does not want now."""
    wanted = led(opening, length)
    if wanted is not None and action != wanted:
        raise Refusal("lesson-other-way")
