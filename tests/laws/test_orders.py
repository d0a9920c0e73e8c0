"""Bots choose several things in one order and do not confirm, people in any order: both reach the same results."""

from collections import Counter

import pytest

from tests.laws.tables import heroes_of, opened, walk
from tests.rules.one_by_one import ends

ANSWERS = 600
LOOPS: dict[
    str, dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
] = {  # steps that choose one thing after another: how the answers begin, and the questions in between
    "goblin": {
        "shopping": (("buy", "pay", "equip", "pawn"), ("paying", "equipping")),
        "stacking": (("stack",), ()),
    },
    "karak2": {
        "building": (("build",), ("taxing", "giving")),
        "carting": (("gain",), ()),
        "disbanding": (("give back",), ()),
        "mustering": (("join",), ()),
        "picking": (("place",), ()),
        "picking-up": (("take", "leave"), ("laying-down",)),
        "recruiting": (("recruit", "give back", "pay"), ("taxing",)),
        "shielding": (("ignore",), ()),
        "spending": (("use fireball",), ()),
    },
}
LOOPS["imperium"] = {
    **LOOPS["karak2"],
    "building": (("build", "pay", "give"), ("taxing", "giving")),
    "choosing-dice": (("reroll",), ()),
    "deaths": (("use hard-skin",), ()),
}


@pytest.mark.parametrize("name", LOOPS)
def test_bots_reach_every_result_that_people_reach(name: str) -> None:
    """When recruiting, bots give units back only to make room, and so leave out some armies that are worse."""
    met: Counter[str] = Counter()
    game, last = opened(name, heroes_of(name)[:3], ()), ""
    for s, _ in walk(game, name, "orders", ANSWERS):
        step, before = game.step_name(s), last
        last = step
        if step == before or step not in LOOPS[name] or int(s.who) < 0:
            continue
        verbs, between = LOOPS[name][step]
        short, free = (ends(game, s, verbs, {step, *between}, orderly).keys() for orderly in (True, False))
        assert short <= free if step == "recruiting" else short == free, step
        met[step] += len(free) > 1
    assert sum(met.values()) > 10 and len(+met) > 1, met
