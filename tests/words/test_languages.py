"""Every language has all the sentences of English, with the same variables; missing ones are listed."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

from karak import words
from karak.words import FIRST, LANGUAGES, first_known, name, number, say, speak

ROOT = Path(words.__file__).resolve().parent
OTHERS = sorted(LANGUAGES.keys() - {FIRST})
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
WRITTEN = {"en": {"one", "other"}, "fr": {"one", "other"}, "pl": {"one", "few", "many", "other"}}  # of whole numbers
Forms = dict[str, dict[str, ast.Pattern]]  # by file, then by key or key.attribute


class Reading(NamedTuple):
    """The variables that a pattern needs, how it chooses a form, and its text."""

    variables: set[str]
    choices: list[set[str]]
    texts: list[str]


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all nodes below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from nodes(part)


def read(pattern: ast.Pattern) -> Reading:
    found = list(nodes(pattern))
    variables = {node.id.name for node in found if isinstance(node, ast.VariableReference)}
    selects = [node for node in found if isinstance(node, ast.SelectExpression)]
    choices = [{v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)} for node in selects]
    return Reading(variables, choices, [node.value for node in found if isinstance(node, ast.TextElement)])


def forms(language: str) -> Forms:
    found: Forms = {}
    folder = ROOT / language
    for page in sorted(folder.rglob("*.ftl")):
        here = found.setdefault(str(page.relative_to(folder)), {})
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{page.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert f"{entry.id.name}" not in here, f"{language}/{page.name}: {entry.id.name} is there twice"
                if entry.value:
                    here[entry.id.name] = entry.value
                here |= {f"{entry.id.name}.{form.id.name}": form.value for form in entry.attributes}
    return found


def flat(language: str) -> dict[str, ast.Pattern]:
    return {key: pattern for page in forms(language).values() for key, pattern in page.items()}


def told(keys: list[str]) -> str:
    return "".join(f"\n  {key}" for key in keys)


def test_each_folder_of_words_is_a_language_and_the_other_way_round() -> None:
    assert sorted(page.name for page in ROOT.iterdir() if any(page.glob("*.ftl"))) == sorted(LANGUAGES)


def test_no_key_is_in_two_files() -> None:
    for language in LANGUAGES:
        pages = forms(language)
        assert sum(map(len, pages.values())) == len(flat(language))


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_or_left_over(language: str) -> None:
    """What is still to be translated is listed, file by file."""
    ours, theirs = forms(FIRST), forms(language)
    missing = [f"{page}: {key}" for page, keys in ours.items() for key in keys if key not in theirs.get(page, {})]
    unknown = [f"{page}: {key}" for page, keys in theirs.items() for key in keys if key not in ours.get(page, {})]
    assert not missing, f"{len(missing)} not yet in {LANGUAGES[language]}:{told(missing)}"
    assert not unknown, f"not in English, but in {LANGUAGES[language]}:{told(unknown)}"


@pytest.mark.parametrize("language", OTHERS)
def test_each_sentence_has_the_same_variables(language: str) -> None:
    ours, theirs = flat(FIRST), flat(language)
    differ = [
        f"{key}: {sorted(read(pattern).variables)}, in English {sorted(read(ours[key]).variables)}"
        for key, pattern in theirs.items()
        if key in ours and read(pattern).variables != read(ours[key]).variables
    ]
    assert not differ, told(differ)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_each_plural_of_the_language_has_its_words(language: str) -> None:
    """`*[other]` also covers numbers that only fractions or millions need."""
    assert WRITTEN[language] <= {*Locale.parse(language).plural_form.tags, "other"}
    open_ = [
        f"{key}: {sorted(choice)}"
        for key, pattern in flat(language).items()
        for choice in read(pattern).choices
        if choice and choice <= CATEGORIES and choice != {"other"} and not WRITTEN[language] <= choice
    ]
    assert not open_, told(open_)


def test_french_follows_french_typography() -> None:
    """Narrow no-break spaces before ; : ! ? and inside guillemets, and curved apostrophes."""
    wrong = [
        f"{key}: {text}"
        for key, pattern in flat("fr").items()
        for text in read(pattern).texts
        if re.search(
            r"[^\u202f;:!?/][;:!?](?!//)|'|«[^\u202f]|[^\u202f]»|^ [;:!?]",
            re.sub("(sqlite|search|easy):", "\\1\u202f:", text),
        )
        and not key.startswith("cli-database")
    ]
    assert not wrong, told(wrong)


def test_a_sentence_missing_in_a_language_is_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "tlh", "tlhIngan Hol")
    assert say("table-final", "tlh") == say("table-final", "en")
    assert name("taia", "karak", "tlh") == name("taia", "karak", "en")


def test_a_language_request_is_read_as_locales_and_browsers_write_it() -> None:
    assert first_known(["fr_CH.UTF-8"]) == first_known(["de-AT", "fr-CA", "en"]) == first_known([" FR "]) == "fr"
    assert first_known(["C.UTF-8", "POSIX"]) == first_known([]) == ""


def test_numbers_are_written_as_the_language_writes_them() -> None:
    speak("fr")
    assert (number(1234.5, 1), number(0.25, 2)) == ("1\u202f234,5", "0,25")
    speak("en")
    assert (number(1234.5, 1), number(3, 0)) == ("1,234.5", "3")
