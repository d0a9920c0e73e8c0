"""A refusal names the question that must be answered first, in the words of the terminal."""

from itertools import product

import pytest

from karak.core.ruleset import Setting
from karak.games.goblin.whynot import QUESTIONS
from karak.games.imperium.whynot import FIRST
from karak.games.karak.whynot import of_interruption
from karak.games.karak2.whynot import of_question
from karak.games.shelf import RULESETS
from karak.play.match import Match, new_match
from karak.words import LANGUAGES, has, say


def answered_first(game: str) -> list[str]:
    """The questions for which an action that does not fit is refused with `answer-first`."""
    match = new_match(game, Setting(2), ["", ""])
    steps = [i for i in range(len(match.game.steps)) if refers(match, i)]
    return sorted(name for name in (named(match, i) for i in steps) if has(f"{game}-ask-{name}"))


def named(match: Match, step: int) -> str:
    match.state.step = step
    return match.game.step_name(match.state)


def refers(match: Match, step: int) -> bool:
    """Whether why-not gives this reason at this step."""
    game, s = match.opened.rules.name, match.state
    s.step, s.who = step, 0
    if game == "goblin":
        return step in QUESTIONS
    if game == "karak":
        return named(match, step) != "moving" and of_interruption(s)[1] == "answer-first"
    s.recruited = 1  # before that, the refusal is a sentence about recruiting
    is_turn = named(match, step) == "acting" or (game == "imperium" and step in FIRST)
    return not is_turn and of_question(s)[1] == "answer-first"


ASKED = [(game, step) for game in sorted(RULESETS) for step in answered_first(game)]


@pytest.mark.parametrize(
    ("language", "game", "step"), [(one, *asked) for one, asked in product(sorted(LANGUAGES), ASKED)]
)
def test_the_question_is_named_in_each_language(language: str, game: str, step: str) -> None:
    for number in (1, 2):
        question = say(f"{game}-ask-{step}", language, open=number)
        assert question in say(f"{game}-why-answer-first", language, step=step, open=number)


def test_there_are_such_questions() -> None:
    some = {("karak", "stowing"), ("goblin", "paying"), ("karak2", "carting"), ("imperium", "robbing")}
    assert some <= set(ASKED) and ("imperium", "taxing") not in ASKED


def test_a_match_says_which_question_is_pending() -> None:
    match = new_match("goblin", Setting(2), ["", ""])
    refusal = match.why_not("done")
    assert refusal is not None and refusal.key == "goblin-why-answer-first"
    said = say(refusal.key, "en", **refusal.named)
    assert say("goblin-ask-seating", "en") in said
