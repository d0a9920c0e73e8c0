"""Builds the engine's replies: positions, decisions, events and refusals as plain names and numbers."""

from contextlib import suppress
from typing import Any

from karak.core.refusal import Refusal
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import hero_names, ruleset
from karak.play.match import Match
from karak.play.tape import hash_of
from karak.words import has, name, say

Reply = dict[str, Any]
LONGEST_NAME = 500  # sentences take at most 1000 letters


def name_of(who: int) -> int | str:
    """Returns the seat, or the name of a decider without a seat."""
    return "chance" if who == CHANCE else "nobody" if who == NOBODY else who


def sentence(key: str, args: dict[str, object]) -> str:
    """Returns the sentence of a key, with long names cut; empty if there is none yet."""
    short = {arg: value[:LONGEST_NAME] if isinstance(value, str) else value for arg, value in args.items()}
    with suppress(KeyError):
        if has(key):
            return say(key, "en", **short)
    return ""


def error_of(refusal: Refusal) -> Reply:
    """Describes a refusal; in a list of actions, `at` counts those before it that were valid."""
    error: Reply = {"key": refusal.key, "text": sentence(refusal.key, refusal.named), "clause": refusal.clause}
    return error | {"at": refusal.named["at"]} if "at" in refusal.named else error


def decision_of(match: Match) -> Reply:
    """Says who is asked what, and gives every option in words, as a number, and as what a screen lights up."""
    asked = match.decision()
    options: list[Reply] = []
    for i, action in enumerate(asked.options):
        text, verb, args = match.phrase(action)
        anchors = match.game.anchors(match.state, action)
        option: Reply = {"text": text, "verb": verb, "args": args, "number": action, "anchors": anchors}
        options.append(option | {"weight": asked.weights[i]} if asked.weights else option)
    return {"who": name_of(asked.who), "step": asked.step, "options": options}


def told(match: Match, before: int) -> list[Reply]:
    """Lists what was done from action `before` on, by whom, and what it caused."""
    return [
        {
            "who": name_of(match.deciders[i]),
            "text": match.spell(match.actions[i]),
            "number": match.actions[i],
            "events": [event_of(match, event) for event in match.events[i]],
        }
        for i in range(before, len(match.actions))
    ]


def event_of(match: Match, event: int) -> Reply:
    key, args = match.game.tell(event)
    game = match.opened.rules.name
    text = sentence(f"{game}-{key}", {arg: name(value, game, "en") for arg, value in args.items()})
    return {"key": key, "args": args, "text": text} if text else {"key": key, "args": args}


def here(match: Match) -> Reply:
    """Says who is asked next, after how many actions, in which position."""
    step = match.game.step_name(match.state)
    return {"who": name_of(match.who), "step": step, "length": len(match.actions), "hash": hash_of(match.state)}


def rules_of(game: str, data: str) -> Reply:
    """Describes what `new` accepts for a game."""
    rules = ruleset(game)
    return {
        "game": rules.name,
        "rules": rules.version,
        "seats": {"fewest": rules.fewest, "most": rules.most},
        "options": rules.options,
        "heroes": hero_names(game, data),
    }
