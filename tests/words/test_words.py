"""Every key has a sentence, and every sentence a use."""

import ast
import re
from pathlib import Path

import pytest

from karak.core.ruleset import Setting
from karak.games.karak.notation import EVENTS
from karak.games.shelf import RULESETS, open_game
from karak.words import bundle, has, name, say

ROOT = Path(__file__).resolve().parents[2] / "src" / "karak"
GAME = open_game("karak", Setting(2)).game
KEY = re.compile(r"[a-z]+(-[a-z]+)*$")


def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))]


def refusals() -> list[str]:
    """The keys of all refusals raised anywhere."""
    calls = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refusal" and call.args]
    keys = {call.args[0].value for call in made if isinstance(call.args[0], ast.Constant)}
    return sorted(str(key) for key in keys)


def reasons() -> list[str]:
    """The texts in whynot.py that are keys: neither clauses nor docstrings."""
    tree = ast.parse((ROOT / "games" / "karak" / "whynot.py").read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return sorted(text for text in texts if KEY.match(text) and "-" in text)


def pieces() -> list[str]:
    box = open_game("karak", Setting(2)).game.box  # type: ignore[attr-defined]
    rewards = ["treasure", "ruby-treasure"]
    return sorted({*box.hero_names, *box.token_names[1:], *box.item_names, *box.tile_names, *rewards})


@pytest.mark.parametrize("key", refusals())
def test_each_refusal_has_a_sentence(key: str) -> None:
    assert has(key)


@pytest.mark.parametrize("key", reasons())
def test_each_reason_has_a_sentence(key: str) -> None:
    assert say(f"karak-why-{key}")


def test_there_are_reasons() -> None:
    assert {"wall-here", "no-key", "not-now"} <= set(reasons())


@pytest.mark.parametrize("kind", sorted(EVENTS))
def test_each_event_has_a_sentence_for_its_arguments(kind: int) -> None:
    key, second, third = EVENTS[kind]
    args = {what: "1" for what in ("hero", second, third) if what}
    assert say(f"karak-{key}", **args)
    if has(f"karak-{key}.brief"):
        assert say(f"karak-{key}.brief", **args)


@pytest.mark.parametrize("thing", [*pieces(), *(ability.name for ability in GAME.abilities)])
def test_each_thing_has_a_name(thing: str) -> None:
    assert name(thing) != thing or thing in ("mummy", "fallen", "dragon", "daggers", "sword", "axe", "key", "treasure")
    assert has(f"name-{thing}")


def test_what_lies_on_the_map_has_a_short_name_that_fits() -> None:
    box = GAME.box  # type: ignore[attr-defined]
    for thing in [*box.token_names[1:], *box.item_names]:
        assert len(say(f"short-{thing}")) <= 7
        assert len(say(f"tiny-{thing}")) <= 2


def test_each_ability_and_option_is_described() -> None:
    assert [ability.name for ability in GAME.abilities if not has(f"about-{ability.name}")] == []
    assert [o for rules in RULESETS.values() for o in rules.options if not has(f"option-{o}")] == []


def patterns() -> list[re.Pattern[str]]:
    """Texts of the code that may be keys; what an f-string puts in stands for anything."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                text = "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else "*" for p in node.values)
                if re.search(r"[a-z]{2}\\-|\\-[a-z]{2}", text):
                    found.add(text.removesuffix(r"\.brief").replace("*", "[a-z0-9-]+"))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.match(node.value):
                found.add(re.escape(node.value))
    return [re.compile(f"{text}$") for text in sorted(found)]


def test_no_sentence_is_unused() -> None:
    used = patterns()
    events = {f"karak-{key}" for key, _, _ in EVENTS.values()}
    messages: list[str] = sorted(key for key in bundle("en")._messages if not key.startswith(("name-", "about-")))
    idle = [key for key in messages if key not in events and not any(pattern.match(key) for pattern in used)]
    assert idle == []


@pytest.mark.parametrize("prefix", ["name", "about", "short", "tiny", "option"])
def test_no_name_is_left_over(prefix: str) -> None:
    things = {*pieces(), *(ability.name for ability in GAME.abilities), *RULESETS["karak"].options}
    things |= {"north", "east", "south", "west", "unexplored", "corridor", "room", "portal", "fountain", "bolt"}
    keys = [key.removeprefix(f"{prefix}-") for key in bundle("en")._messages if key.startswith(f"{prefix}-")]
    assert [key for key in keys if key not in things] == []


def test_a_missing_sentence_or_argument_is_a_fault() -> None:
    for key in ("no-such-key", "karak-won.no-such-form"):
        with pytest.raises(KeyError):
            say(key)
    with pytest.raises(KeyError):
        say("karak-won", hero="Taia")
