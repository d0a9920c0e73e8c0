"""A translated rulebook has the clauses of the English one, with the same marks and the same references."""

import re
from pathlib import Path

import pytest

from karak.cli.main import main
from karak.games.shelf import RULESETS
from karak.words import FIRST, LANGUAGES, rulebook, speak
from karak.words.rulebook import ID, MARK, Clause, blocks, clauses_in, rulings_in

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = [(language, game) for language in sorted(LANGUAGES.keys() - {FIRST}) for game in RULESETS]


def outline(clause: Clause) -> tuple[str, list[str], list[str], int]:
    """The parts of a clause that do not depend on the language; a line is a paragraph, a bullet or a row of a table."""
    return clause.id, MARK.findall(clause.text), re.findall(ID, clause.text), len(clause.text.splitlines())


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_each_rulebook_is_there_in_each_language_clause_by_clause(language: str, game: str) -> None:
    english = (DOCS / "rules" / f"{game}.md").read_text("utf-8")
    page = (DOCS / "rules" / language / f"{game}.md").read_text("utf-8")
    assert [outline(clause) for clause in clauses_in(page)] == [outline(clause) for clause in clauses_in(english)]
    assert [block.level for block in blocks(page)] == [block.level for block in blocks(english)]


@pytest.mark.parametrize("page", sorted(DOCS.glob("rulings.*.md")), ids=lambda page: page.stem)
def test_translated_rulings_answer_the_same_questions(page: Path) -> None:
    def outlines(text: str) -> list[tuple[tuple[str, ...], list[str]]]:
        return [(ruling.ids, re.findall(ID, ruling.text)) for ruling in rulings_in(text)]

    assert outlines(page.read_text("utf-8")) == outlines((DOCS / "rulings.md").read_text("utf-8"))


def test_the_rules_are_shown_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        assert main(["rules", "karak", "4.4", "--language", "fr"]) == 0
        french = capsys.readouterr().out
        assert main(["rules", "karak", "4.4", "--language", "en"]) == 0
        english = capsys.readouterr().out
    finally:
        speak(FIRST)
    assert "K1:4.4" in french and "K1:4.4" in english and french != english
    assert "(livret)" in french and "(rulebook)" in english


def test_a_book_that_is_not_translated_is_shown_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "src/karak/cli/rulebook.py"))
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "toy.md").write_text("## 1 All\n\n### T1:1.1 One\n\nOne. *rulebook*\n")
    speak("fr")
    try:
        assert [clause.title for clause in rulebook.read_rulebook("toy")] == ["One"]
    finally:
        speak(FIRST)
