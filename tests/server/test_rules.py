"""The rulebooks as a screen gets them, and the clause that each prompt names."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from karak.core.ruleset import Setting
from karak.games.imperium.state import NONE, RIFT
from karak.games.karak2.moves import ROLLING
from karak.games.shelf import RULESETS, TITLES, family, open_game
from karak.server.rules import book, passages
from karak.words import has, rulebook
from karak.words.rulebook import CONFIDENCE, cited, clauses_in, read_rulebook
from tests.server.house import House

GAMES = sorted(RULESETS)
STEPS = Path(__file__).parents[2] / "src" / "karak" / "games"
KNOWN = {clause.id for game in GAMES for clause in read_rulebook(game)}


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def cites(game: str) -> dict[str, set[str]]:
    """The clauses in the docstring of each step, by the step's name; ranges included."""
    order = [clause.id for clause in read_rulebook(game)]
    found: dict[str, set[str]] = {}
    for path in sorted((STEPS / game / "steps").glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[kebab(node.name)] = set(cited(ast.get_docstring(node) or "", order))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_step_names_a_clause_that_it_carries_out(game: str) -> None:
    opened = open_game(game, Setting(2)).game
    chosen = {kebab(type(step).__name__): step.clause for step in opened.steps}
    kept = [cites(title) for title in family(game)]
    wrong = [name for name, id in chosen.items() if id not in set().union(*(own.get(name, set()) for own in kept))]
    assert wrong == []
    assert set(chosen.values()) <= KNOWN


def test_rolls_that_break_a_tie_have_their_own_clause() -> None:
    opened = open_game("imperium", Setting(2)).game
    s: Any = opened.start()
    s.step, s.contest, s.rollers = ROLLING, RIFT, 1
    assert opened.clause_of_step(s) == "IM:2.2"
    s.contest = NONE
    assert opened.clause_of_step(s) == "K2:4.1"


@pytest.mark.parametrize("game", GAMES)
def test_every_ability_names_a_clause(game: str) -> None:
    opened = open_game(game, Setting(2)).game
    assert {ability.clause for ability in opened.abilities} <= KNOWN
    assert opened.clause_of_choice(int(opened.abilities[0].option())) == opened.abilities[0].clause != ""
    assert opened.clause_of_choice(0) == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_every_clause_every_mark_and_every_ruling(game: str) -> None:
    shown = book(game, "en")
    clauses = [clause for section in shown.sections for clause in section.clauses]
    assert [clause.id for clause in clauses] == [clause.id for clause in read_rulebook(game)]
    for clause in clauses:
        assert clause.title and clause.text and clause.marks
        assert {passage.mark for passage in clause.text if passage.mark} == set(clause.marks) <= set(CONFIDENCE)
        assert all("*" not in passage.text.replace("**", "") or game == "karak2" for passage in clause.text)
        assert all(clause.id in shown.rulings[place].ids for place in clause.rulings)
    assert all(ruling.text for ruling in shown.rulings)
    assert {clause.id.partition(":")[0] for clause in clauses} == {TITLES[game].clauses}
    assert all(has(f"web-rules-mark-{mark}.about") for mark in CONFIDENCE)


def test_paragraphs_lists_and_tables_are_separated() -> None:
    found = passages("One\nline. *rulebook*\n\n- a *ruling*\n- b [c](d.md)\n\n| x | y |\n|---|---|\n| 1 | |\n")
    assert [(p.kind, p.text, p.rows, p.mark) for p in found] == [
        ("text", "One line.", [], "rulebook"),
        ("item", "a", [], "ruling"),
        ("item", "b c", [], ""),
        ("table", "", [["x", "y"], ["1", ""]], ""),
    ]


def test_a_translated_book_is_read_and_missing_parts_are_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / "docs" / "rules"
    (rules / "fr").mkdir(parents=True)
    (rules / "toy.md").write_text("## 1 All\n\n### T1:1.1 One\n\nOne. *rulebook*\n")
    (rules / "fr" / "toy.md").write_text("## 1 Tout\n\n### T1:1.1 Un\n\nUn. *rulebook*\n")
    (tmp_path / "docs" / "rulings.md").write_text("## T1:1.1 Why?\n\n**Choice.** So.\n")
    (tmp_path / "docs" / "rulings.fr.md").write_text("## T1:1.1 Pourquoi ?\n\n**Choix.** Voilà.\n")
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "src/karak/words/rulebook.py"))
    assert [clause.title for clause in clauses_in(rulebook.text_of("toy", "fr"))] == ["Un"]
    assert [clause.title for clause in clauses_in(rulebook.text_of("toy", "pl"))] == ["One"]
    assert [ruling.title for ruling in rulebook.read_rulings((), "fr")] == ["Pourquoi ?"]


async def test_a_rulebook_can_be_requested(house: House) -> None:
    async with house.browser() as browser:
        for language in ("xx", "../x"):
            shown = (await browser.get(f"/api/rules/karak?language={language}")).json()
            assert shown["sections"][0]["clauses"][0]["id"] == "K1:1.1"
        for wrong in ("chess", "..%2f..%2fetc"):
            answer = await browser.get(f"/api/rules/{wrong}")
            assert answer.status_code in (400, 404)
