"""How a script leads a table: where it is follows from how many actions were taken, so undo needs nothing more."""

from karak.core.refusal import Refusal
from karak.server.lessons.lesson import Script, script
from karak.server.records import Opened


def script_of(opening: Opened) -> Script | None:
    """Nothing at a table where a game is played."""
    return script(opening.title) if opening.lesson else None


def is_known(opening: Opened) -> bool:
    """A lesson that was written anew since then is kept, but not played on."""
    return not opening.lesson or script(opening.title).version == opening.lesson


def led(opening: Opened, length: int) -> int | None:
    """What comes after so many actions; nothing if nobody leads, or the lesson is over."""
    found = script_of(opening)
    return found.actions[length] if found and length < len(found.actions) else None


def is_over(opening: Opened, length: int) -> bool:
    found = script_of(opening)
    return found is not None and length >= len(found.actions)


def follow(opening: Opened, length: int, action: int) -> None:
    """Refuses what a game would allow, but the lesson does not want now."""
    wanted = led(opening, length)
    if wanted is not None and action != wanted:
        raise Refusal("lesson-other-way")
