"""Every key has a sentence, and every sentence a use."""

import ast
import re
from pathlib import Path

import pytest

from karak.core.ruleset import Setting
from karak.games.karak.notation import EVENTS as KARAK_EVENTS
from karak.games.karak2.box import RESOURCE_NAMES
from karak.games.karak2.notation import EVENTS as KARAK2_EVENTS
from karak.games.shelf import RULESETS, open_game
from karak.words import about, bundle, has, name, say

ROOT = Path(__file__).resolve().parents[2] / "src" / "karak"
EVENTS = {"karak": KARAK_EVENTS, "karak2": KARAK2_EVENTS}  # of the games that have a table
GAMES = {name: open_game(name, Setting(2)).game for name in EVENTS}
KEY = re.compile(r"[a-z]+[0-9]?(-[a-z]+[0-9]?)*$")
NAMES = re.compile(r"([a-z0-9]+-)?(name|about|short|tiny)-")


def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))]


def refusals() -> list[str]:
    """The keys of all refusals raised anywhere."""
    calls = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refusal" and call.args]
    keys = {call.args[0].value for call in made if isinstance(call.args[0], ast.Constant)}
    return sorted(str(key) for key in keys)


def reasons() -> list[tuple[str, str]]:
    """The texts of every whynot.py that are keys: neither clauses nor docstrings."""
    found: set[tuple[str, str]] = set()
    for game in GAMES:
        tree = ast.parse((ROOT / "games" / game / "whynot.py").read_text(encoding="utf-8"))
        texts = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        found |= {(game, text) for text in texts if KEY.match(text) and "-" in text}
    return sorted(found)


def pieces(game: str) -> list[str]:
    box = GAMES[game].box  # type: ignore[attr-defined]
    things = {*box.hero_names, *box.token_names[1:], *box.item_names, *box.tile_names}
    if game == "karak":
        return sorted({*things, "treasure", "ruby-treasure"})
    return sorted({*things, *box.land_names, *box.die_names, *box.building_names, *RESOURCE_NAMES, "general"})


def abilities(game: str) -> list[str]:
    return [ability.name for ability in GAMES[game].abilities]


@pytest.mark.parametrize("key", refusals())
def test_each_refusal_has_a_sentence(key: str) -> None:
    assert has(key)


@pytest.mark.parametrize(("game", "key"), reasons())
def test_each_reason_has_a_sentence(game: str, key: str) -> None:
    assert say(f"{game}-why-{key}")


def test_there_are_reasons() -> None:
    assert {("karak", "wall-here"), ("karak", "no-key"), ("karak2", "not-now")} <= set(reasons())


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in sorted(EVENTS) for kind in sorted(EVENTS[game])])
def test_each_event_has_a_sentence_for_its_arguments(game: str, kind: int) -> None:
    key, second, third = EVENTS[game][kind]
    args = {what: "1" for what in ("hero", second, third) if what}
    assert say(f"{game}-{key}", **args)
    if has(f"{game}-{key}.brief"):
        assert say(f"{game}-{key}.brief", **args)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_thing_has_a_name(game: str) -> None:
    assert [thing for thing in [*pieces(game), *abilities(game)] if not about(thing, "name", game)] == []
    assert [thing for thing in pieces(game) if "-" in name(thing, game) and name(thing, game) == thing] == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_lies_on_the_map_has_a_short_name_that_fits(game: str) -> None:
    box = GAMES[game].box  # type: ignore[attr-defined]
    for thing in [*box.token_names[1:], *box.item_names]:
        assert 0 < len(about(thing, "tiny", game)) <= 2
        assert 0 < len(about(thing, "short", game)) <= (7 if game == "karak" or thing in box.token_names else 20)
    for land in getattr(box, "land_names", []):
        assert 0 < len(about(land, "short", game)) <= 9


def test_each_ability_and_option_is_described() -> None:
    assert [(g, a) for g in GAMES for a in abilities(g) if not about(a, "about", g)] == []
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
    events = {f"{game}-{key}" for game, told in EVENTS.items() for key, _, _ in told.values()}
    messages: list[str] = sorted(key for key in bundle("en")._messages if not NAMES.match(key))
    idle = [key for key in messages if key not in events and not any(pattern.match(key) for pattern in used)]
    assert idle == []


@pytest.mark.parametrize("prefix", ["name", "about", "short", "tiny", "option"])
def test_no_name_is_left_over(prefix: str) -> None:
    things = {thing for game in GAMES for thing in (*pieces(game), *abilities(game))}
    things |= {option for rules in RULESETS.values() for option in rules.options}
    things |= {"north", "east", "south", "west", "northeast", "southeast", "southwest", "northwest"}
    things |= {"unexplored", "corridor", "room", "portal", "fountain", "bolt"}
    keys = [key.removeprefix(f"{prefix}-") for key in bundle("en")._messages if key.startswith(f"{prefix}-")]
    assert [key for key in keys if key not in things] == []


def test_a_missing_sentence_or_argument_is_a_fault() -> None:
    for key in ("no-such-key", "karak-won.no-such-form"):
        with pytest.raises(KeyError):
            say(key)
    with pytest.raises(KeyError):
        say("karak-won", hero="Taia")
