"""Labels of options in a list: each option in every language, in words and without ids."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from karak.cli.table.face import Face
from karak.cli.table.faces import face_of
from karak.core.game import Ability
from karak.core.notation import Phrase
from karak.core.ruleset import Setting
from karak.games.shelf import RULESETS
from karak.play.match import Match, new_match
from karak.words import LANGUAGES, has, speak
from karak.words.labels import label

TITLES = sorted(RULESETS)
UNASKED = {  # verbs that only chance answers, and abilities that offer an action of another verb
    "karak": {"tile", "token", "roll"},
    "goblin": {"begin", "reveal", "draw"},
    "karak2": {"tile", "token", "roll", "amulet"},
    "imperium": {"tile", "token", "roll", "amulet", "use-blessing", "use-challenge"},
}
TABLES: dict[str, Match] = {title: new_match(title, Setting(2), ["", ""]) for title in TITLES}


def steps_of(game: Any) -> list[str]:
    names = {type(step).__name__ for step in game.steps}
    return sorted(re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in names)


def passive(game: Any) -> set[str]:
    """Abilities that offer no action."""
    return {f"use-{one.name}" for one in game.abilities if type(one).offer is Ability.offer}


def offered(title: str) -> list[Phrase]:
    """Everything that a player may be asked to choose from, at some step."""
    game = TABLES[title].game
    said = [game.notation.phrases[action] for action in game.notation.catalogue]
    return [phrase for phrase in said if phrase.verb not in UNASKED[title] | passive(game)]


def places(title: str, phrase: Phrase) -> list[str]:
    """Steps at which the label differs, and one at which it does not; a blessing names a unit at most steps."""
    special = [step for step in steps_of(TABLES[title].game) if has(f"{title}-choice-{phrase.verb}-{step}")]
    return special if phrase.text == "bless" else ["", *special]


def read(title: str) -> Iterator[tuple[str, str, Phrase]]:
    """Each label at the terminal with its step and option."""
    face: Face = face_of(TABLES[title], with_odds=False)
    for phrase in offered(title):
        for step in places(title, phrase):
            yield label(title, step, phrase.verb, phrase.args, face.called), step, phrase


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("title", TITLES)
def test_each_option_has_a_label_without_an_id(title: str, language: str) -> None:
    speak(language)
    face = face_of(TABLES[title], with_odds=False)
    for text, _, phrase in read(title):
        assert text.strip() == text and "  " not in text and "none" not in text, phrase
        for thing in (name for names in phrase.args for name in names if not name.isdigit()):
            named = face.called(thing)
            rest = text if named == thing and "-" in thing else text.replace(named, "")
            assert not re.search(rf"(?<![\w-]){re.escape(thing)}(?![\w-])", rest), (text, phrase)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("title", TITLES)
def test_the_labels(title: str, language: str, snapshot: SnapshotAssertion) -> None:
    """The labels are the first and the last of each verb at each step where the verb has its own words."""
    speak(language)
    found: dict[tuple[str, str], list[str]] = {}
    for text, step, phrase in read(title):
        found.setdefault((phrase.verb, step), []).append(f"{phrase.text} = {text}")
    assert [line for lines in found.values() for line in dict.fromkeys((lines[0], lines[-1]))] == snapshot


def test_several_things_in_one_argument_are_listed_and_an_empty_argument_has_its_own_words() -> None:
    assert label("karak2", "turning", "lay", [["northeast", "west"]]) == "Chasms: north-east, west"
    assert label("karak2", "turning", "lay", [[]]) == "Without a chasm"
    assert label("imperium", "shielding", "bless", [[]]) == "Blessing: cancel all skulls"
    assert label("imperium", "acting", "build", [["stable"], ["wood"]]) == "Build stable"


def test_a_verb_reads_differently_at_some_step_and_a_verb_without_words_is_a_fault() -> None:
    assert label("karak2", "rolled", "done", []) == "Let the dice lie" != label("karak2", "acting", "done", [])
    with pytest.raises(KeyError):
        label("karak2", "acting", "sing", [])
