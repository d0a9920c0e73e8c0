"""Bots choose several things in one order and without a last word; people in any order: both come to the same."""

from collections import Counter

import pytest

from tests.laws.tables import heroes_of, opened, walk
from tests.rules.one_by_one import ends

ANSWERS = 1500
LOOPS = {  # steps at which one thing after another is chosen: how these answers begin, and what is asked in between
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
        "robbing": (("steal",), ()),
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
    """In recruiting, they give back only to make room, and so leave out some armies that are worse."""
    met: Counter[str] = Counter()
    for number in range(4):
        heroes = (heroes_of(name) * 2)[number : number + 3]
        game, last = opened(name, heroes, ()), ""
        for s, _ in walk(game, name, f"orders/{number}", ANSWERS):
            step, before = game.step_name(s), last
            last = step
            if step == before or int(s.who) < 0 or step not in LOOPS[name]:
                continue
            verbs, between = LOOPS[name][step]
            short, free = (ends(game, s, verbs, {step, *between}, orderly).keys() for orderly in (True, False))
            assert short <= free if step == "recruiting" else short == free, (number, step)
            met[step] += len(free) > 1
    print(met)
    assert 0
