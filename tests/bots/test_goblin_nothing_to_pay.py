"""Greedy leaves the merchant once it has paid with its last card."""

import random

import karak


def test_greedy_is_done_when_it_has_nothing_left_to_pay_with() -> None:
    match, luck = karak.new("goblin", seats=2, seed=0), random.Random(0)
    while not (match.step == "shopping" and match.answers[-1] == "buy potion strength"):
        match.do(luck.choice(match.options))
    assert [option.text for option in match.options] == ["done"]
    assert match.choice("greedy").text == "done"
