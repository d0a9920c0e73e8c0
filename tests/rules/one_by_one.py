"""Where several things are chosen one by one: all results that some order leads to, and that nothing comes early."""

from collections.abc import Callable
from typing import Any

from tests.rules.played import Played


def reached(scene: Played[Any], verbs: tuple[str, ...], result: Callable[[Any], Any]) -> set[Any]:
    """By answers that begin with these verbs; the question stays until the word that it is all."""
    scene.settle()
    game, first = scene.game, scene.game.copy(scene.state)
    found, seen, waiting = set(), set(), [first]
    while waiting:
        s = waiting.pop()
        key = tuple(s.words())
        if key in seen:
            continue
        seen.add(key)
        assert (int(s.step), int(s.who)) == (int(first.step), int(first.who)), "something came early"
        texts = spelled(game, s)
        if "done" in texts:
            found.add(result(s))
        for text, action in texts.items():
            if text.startswith(verbs):
                after = game.copy(s)
                game.apply(after, action)
                waiting.append(after)
    return found


def spelled(game: Any, s: Any) -> dict[str, int]:
    game.look(s)
    return {game.notation.spell(int(s.options[i])): int(s.options[i]) for i in range(int(s.count))}
