"""The options of a decision as a player reads them: what each does, and what it leads to."""

from typing import Any

from karak.cli.table.face import Choice, Face, Tried
from karak.play.dealer import Shaker
from karak.play.match import END_TURN, WORD
from karak.words import has, say


def choices_of(face: Face, view: Any) -> list[Choice]:
    """Of whoever is asked."""
    if face.match.holder is not None:
        return [Choice(1, END_TURN, WORD, WORD, say("table-end-turn"), "", True, [])]
    whole = face.match.game.guess(view, face.match.who, Shaker("any"))
    options = face.ordered(view, face.match.decision().options)
    return [choice(face, view, whole, i + 1, action) for i, action in enumerate(options)]


def choice(face: Face, view: Any, whole: Any, number: int, action: int) -> Choice:
    """Tried up to the next question: that shows where it leads and whether there is a way back."""
    match = face.match
    after = match.game.copy(whole)
    events: list[int] = []
    after.out = events
    match.game.apply(after, action)
    is_revealing = any(map(match.game.reveals, events))
    passed = int(after.who) != match.who or after.turns != view.turns
    is_final = is_revealing or (passed and not match.ends_unsaid(match.who, int(view.turns), action, after))
    notation = match.spell(action)
    label = label_of(face, match.game.step_name(view), notation)
    anchors = match.game.anchors(view, action)
    hint = face.hint(Tried(view, after, events, notation, anchors))
    hint = "" if hint in label else hint
    return Choice(number, action, notation, face.typed(notation), label, hint, is_final, anchors)


def label_of(face: Face, step: str, notation: str) -> str:
    """By the longest verb that has a sentence; a verb may read differently at some step."""
    words = notation.split()
    for length in range(len(words), 0, -1):
        verb = "-".join(words[:length])
        for key in (f"{face.name}-choice-{verb}-{step}", f"{face.name}-choice-{verb}"):
            if has(key):
                first, second, *_ = [*face.words_of(verb, words[length:]), "", ""]
                return say(key, first=first, second=second)
    raise KeyError(f"{face.name}-choice-{words[0]}")
