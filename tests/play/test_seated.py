"""One seat's side of a match: it is told what it may know, and nothing else."""

import re
from pathlib import Path

import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.shelf import RULESETS
from karak.play.dealer import Shaker
from karak.play.match import END_TURN, Match, new_match
from karak.play.seated import END, Seated

ROOT = Path(__file__).parents[2]
SPLITTING = re.compile(  # the text of an option, or what the notation spells, taken apart
    r"""(
        (notation | spell\([^)]*\) | \b(option|o|only|other|current)\??\.text\)?)
        \??\.(split|startswith|startsWith|partition|removeprefix|match|slice|replace)\(
      | \btext\.(split\("[ ]"\) | starts[Ww]ith\("(lay|step|move|fight|use)\b)
      | words[ ]=[ ]\w+\.\w+\.split\(\)
      | \.test\((option|o|only)\??\.text\)
    )""",
    re.VERBOSE,
)


def sitting(title: str, seed: str, answers: int, seats: int = 3) -> Match:
    """A game between players who answer at random."""
    match, luck = new_match(title, Setting(seats), [""] * seats), Shaker(seed)
    while len(match.actions) < answers and not match.is_over:
        asked = match.decision()
        is_chance = asked.who == CHANCE
        match.do(
            int(match.game.draw(match.state, luck)) if is_chance else asked.options[luck.below(len(asked.options))]
        )
    return match


def refused(side: Seated, given: str | int) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        side.chosen(given)
    return refusal.value


@pytest.mark.parametrize("title", sorted(RULESETS))
def test_each_option_is_offered_in_parts_and_can_be_chosen_by_text_and_number(title: str) -> None:
    for answers in range(20, 200, 30):
        match = sitting(title, f"parts {answers}", answers)
        match.deal(Shaker("parts"))
        if match.is_over:
            continue
        side = Seated(match, match.who)
        options = side.options()
        assert [option.text for option in options] == [match.spell(action) for action in match.decision().options]
        for option, action in zip(options, match.decision().options, strict=True):
            assert (option.text, option.verb, option.args) == match.phrase(action)
            assert option.anchors == match.game.anchors(side.view, action)
            assert side.chosen(option.text) == side.chosen(action) == action and side.why_not(option.text) is None


@pytest.mark.parametrize("title", sorted(RULESETS))
def test_the_parts_of_an_action_have_no_blanks_and_tell_it_from_all_others(title: str) -> None:
    notation = new_match(title, Setting(3), [""] * 3).game.notation
    parts = [(phrase.verb, phrase.args) for phrase in notation.phrases.values()]
    assert len({*parts}) == len(parts)
    assert [part for part in parts if " " in part[0] or any(" " in name for names in part[1] for name in names)] == []


def test_a_seat_that_is_not_asked_has_no_options_and_hears_of_none() -> None:
    match = sitting("goblin", "others", 60)
    match.deal(Shaker("others"))
    other = Seated(match, (match.who + 1) % 3)
    assert other.options() == [] and not other.is_asked
    assert refused(other, match.spell(match.decision().options[0])).key == "not-your-decision"
    assert refused(other, "nonsense").key == "not-your-decision"
    with pytest.raises(Refusal) as refusal:
        other.parse("nonsense")
    offered = {match.spell(action) for action in match.decision().options}
    assert not offered & {*str(refusal.value.named["examples"]).split(", ")} - {"done"}


@pytest.mark.parametrize("title", sorted(RULESETS))
def test_a_reason_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(title: str) -> None:
    luck = Shaker(f"reasons {title}")
    for answers in range(30, 180, 30):
        match = sitting(title, f"worlds {answers}", answers)
        match.deal(luck)
        if match.is_over:
            continue
        seat, catalogue = match.who, match.game.notation.catalogue
        texts = [match.spell(catalogue[luck.below(len(catalogue))]) for _ in range(40)]
        told = [str(Seated(match, seat).why_not(text)) for text in texts]
        options = Seated(match, seat).options()
        match.state = match.game.guess(match.view(seat), seat, luck)
        assert [str(Seated(match, seat).why_not(text)) for text in texts] == told
        assert Seated(match, seat).options() == options


def test_an_answer_closes_no_game_but_a_seat_may_resign() -> None:
    match = sitting("karak", "closing", 8)
    match.deal(Shaker("closing"))
    side = Seated(match, match.who)
    for text in (f"resign {match.who + 1}", "end by points"):
        assert refused(side, text).key == "unknown-action"
        assert refused(side, match.parse(text)).key == "unknown-number"
    side.check(match.parse(f"resign {match.who + 1}"))
    assert side.why_not(f"resign {match.who + 1}") is None
    reasons = [side.why_not(f"resign {(match.who + 1) % 3 + 1}"), side.why_not("end by points")]
    assert [reason and reason.key for reason in reasons] == ["resign-not-yours", "end-needs-all"]


def test_a_turn_that_is_over_waits_for_its_player() -> None:
    match = sitting("karak", "held", 0)
    match.unhurry({0, 1, 2})
    luck = Shaker("held")
    while match.holder is None:
        match.deal(luck)
        options = match.decision().options
        match.do(options[1 + luck.below(len(options) - 1)] if len(options) > 1 else options[0])
    side, other = Seated(match, match.holder), Seated(match, (match.holder + 1) % 3)
    assert side.options() == [END] and other.options() == []
    assert side.chosen("End  Turn") == side.chosen(END_TURN) == END_TURN
    assert refused(side, "stop").key == "turn-is-over" and refused(other, "end turn").key == "not-your-decision"


def test_nothing_takes_the_text_of_an_option_apart() -> None:
    kinds = {"src/karak": ("*.py",), "web/src": ("*.ts", "*.svelte")}
    pages = [path for folder, globs in kinds.items() for glob in globs for path in sorted((ROOT / folder).rglob(glob))]
    assert len(pages) > 500
    found = [(path.name, hit[0]) for path in pages for hit in SPLITTING.finditer(path.read_text(encoding="utf-8"))]
    assert found == []
