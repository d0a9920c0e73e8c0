"""Things that are chosen one by one: all results that some order leads to, and that nothing happens too early."""

from collections.abc import Callable, Iterator
from typing import Any

from karak.core.state import RUNNING
from tests.rules.played import Played

LAST_WORDS = ("done", "stack as-shown")
Row = tuple[int, ...]


def reached(
    scene: Played[Any], verbs: tuple[str, ...], result: Callable[[Any], Any], *between: str, orders_agree: bool = True
) -> set[Any]:
    """The results of answers with these verbs; until the closing answer the question is the same, or one in between."""
    scene.settle()
    game, first = scene.game, scene.game.copy(scene.state)
    steps = {game.step_name(first), *between}
    found = set()
    for s in chosen(game, first, verbs, steps):
        assert game.step_name(s) in steps and int(s.who) == int(first.who), "something came early"
        if not spelled(game, s).keys().isdisjoint(LAST_WORDS):
            found.add(result(s))
    if orders_agree:
        in_order, freely = (ends(game, first, verbs, steps, orderly).keys() for orderly in (True, False))
        assert in_order == freely, "bots and people come to different results"
    return found


def chosen(game: Any, first: Any, verbs: tuple[str, ...], steps: set[str]) -> Iterator[Any]:
    """Every position that such answers lead to, the first included, and those in which the choosing is over."""
    seen, waiting = set(), [first]
    while waiting:
        s = waiting.pop()
        key = tuple(s.numbers())
        if key in seen:
            continue
        seen.add(key)
        yield s
        for text, action in spelled(game, s).items() if game.step_name(s) in steps else ():
            if text.startswith(verbs):
                after = game.copy(s)
                game.apply(after, action)
                waiting.append(after)


def ends(game: Any, first: Any, verbs: tuple[str, ...], steps: set[str], orderly: bool) -> dict[Row, Any]:
    """Every position in which the choosing is over: for bots, in order, or for people, with a closing answer."""
    found = {}
    for s in chosen(game, asked(game, first, orderly), (*verbs, *LAST_WORDS), steps):
        if game.step_name(s) not in steps:
            found[tuple(settled(game, s).numbers())] = s
    return found


def settled(game: Any, s: Any) -> Any:
    """The position as people are asked, without what depends only on the order of the answers."""
    after = asked(game, s, orderly=False)
    for field, before in (("weighing", False), ("picked", 0)):
        if hasattr(after, field):
            setattr(after, field, before)
    return after


def asked(game: Any, s: Any, orderly: bool) -> Any:
    """A copy in which the pending question is asked again."""
    after = game.copy(s)
    after.orderly = orderly
    if after.who >= 0:
        after.who, after.count = RUNNING, 0
        game.run(after)
    return after


def spelled(game: Any, s: Any) -> dict[str, int]:
    game.look(s)
    return {game.notation.spell(int(s.options[i])): int(s.options[i]) for i in range(int(s.count))}
