"""The options of a decision as a player reads them: what each does, and where it leads."""

from typing import Any

from karak.cli.table.face import Choice, Face
from karak.play.match import END_TURN, TURN_OVER
from karak.play.seated import END, Option, Seated, Tried
from karak.words.labels import label

ENDS = ("stop", "done")  # leave the rest of a turn unused; they come last, where a hasty "1" does not hit them


def choices_of(face: Face, view: Any) -> list[Choice]:
    """Lists the options of the asked seat."""
    if face.match.holder is not None:
        return [Choice(1, END_TURN, END, END.text, label_of(face, TURN_OVER, END), "")]
    tried = face.ordered(view, list(Seated(face.match, face.match.who).tried(view)))
    tried.sort(key=lambda one: one.option.verb in ENDS)
    return [choice(face, number, one) for number, one in enumerate(tried, 1)]


def choice(face: Face, number: int, tried: Tried) -> Choice:
    option = tried.option
    text = label_of(face, face.match.game.step_name(tried.view), option)
    hint = face.hint(tried)
    return Choice(number, tried.action, option, face.typed(option.text), text, "" if hint in text else hint)


def label_of(face: Face, step: str, option: Option) -> str:
    return label(face.name, step, option.verb, option.args, face.called)
