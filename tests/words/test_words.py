"""Every key has a sentence, and every sentence is used."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from karak.core.ruleset import Setting
from karak.games.goblin.notation import EVENTS as GOBLIN_EVENTS
from karak.games.imperium.notation import EVENTS as IMPERIUM_EVENTS
from karak.games.karak.notation import EVENTS as KARAK_EVENTS
from karak.games.karak2.notation import EVENTS as KARAK2_EVENTS
from karak.games.shelf import RULESETS, TITLES, family, open_game
from karak.words import LANGUAGES, about, bundle, has, say

ROOT = Path(__file__).resolve().parents[2] / "src" / "karak"
ALL_EVENTS = {"karak": KARAK_EVENTS, "goblin": GOBLIN_EVENTS, "karak2": KARAK2_EVENTS, "imperium": IMPERIUM_EVENTS}
GAMES = [game for game in sorted(RULESETS) if has(f"{game}-turn-began")]  # the games that have words
GAME: dict[str, Any] = {game: open_game(game, Setting(2)).game for game in GAMES}
EVENTS = [(game, *event) for game in GAMES for _, event in sorted(ALL_EVENTS[game].items())]
KEY = re.compile(r"[a-z]+[0-9]?(-[a-z]+[0-9]?)*$")


def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))]


def refusals() -> list[str]:
    """The keys of all refusals that the code raises."""
    calls = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refusal" and call.args]
    keys = {call.args[0].value for call in made if isinstance(call.args[0], ast.Constant)}
    return sorted(str(key) for key in keys)


def reasons() -> list[tuple[str, str]]:
    """The texts in whynot.py that are keys: neither clauses nor docstrings."""
    found: list[tuple[str, str]] = []
    for game in GAMES:
        tree = ast.parse((ROOT / "games" / game / "whynot.py").read_text(encoding="utf-8"))
        nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        texts = {node.value for node in nodes if isinstance(node.value, str)}
        keys = [text for text in sorted(texts) if KEY.match(text) and ("-" in text or has(f"{game}-why-{text}"))]
        found += [(game, key) for key in keys]
    return found


def pieces(game: str) -> list[str]:
    """Every thing that an event or an action names."""
    notation = GAME[game].notation
    said = [notation.phrases[action] for action in notation.catalogue]
    words = {thing for phrase in said for things in phrase.args for thing in things}
    box = GAME[game].box
    named = {thing for kind in NAMES for thing in getattr(box, kind, [])}
    return sorted(
        word for word in words | named if word and not NUMBER.match(word) and word not in UNNAMED.get(game, [])
    )


NUMBER = re.compile(r"[0-9]+(x[0-9a-z]+)?$")
NAMES = (
    "hero_names", "token_names", "item_names", "tile_names", "card_names", "monster_names", "land_names", "die_names",
    "building_names", "mark_names",
)  # fmt: skip
SIDES = [a + b + c + d for a in ("n", "") for b in ("e", "") for c in ("s", "") for d in ("w", "")]
UNNAMED = {  # shapes of tiles, which a table draws, and a choice that has its own words
    "karak": [*SIDES, "nothing"],
    "karak2": ["nothing"],
    "imperium": ["nothing", "keep", "discard"],
}


@pytest.mark.parametrize("key", refusals())
def test_each_refusal_has_a_sentence(key: str) -> None:
    assert has(key)


@pytest.mark.parametrize(("game", "key"), reasons())
def test_each_reason_has_a_sentence(game: str, key: str) -> None:
    assert say(f"{game}-why-{key}", step="", open=1)


def test_there_are_reasons() -> None:
    some = [("karak", "wall-here"), ("karak", "no-key"), ("goblin", "colour-cursed"), ("karak2", "chasm")]
    assert {*some, ("imperium", "no-emperor")} <= set(reasons())


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_unused(game: str) -> None:
    given = {f"{game}-why-{key}" for of, key in reasons() if of in family(game)}
    assert [key for key in bundle("en")._messages if key.startswith(f"{game}-why-") and key not in given] == []


@pytest.mark.parametrize(("game", "key", "second", "third"), EVENTS)
def test_each_event_has_a_sentence_for_its_arguments(game: str, key: str, second: str, third: str) -> None:
    args = {what: "1" for what in ("hero", second, third) if what}
    assert say(f"{game}-{key}", **args)
    if has(f"{game}-{key}.brief"):
        assert say(f"{game}-{key}.brief", **args)


@pytest.mark.parametrize("game", GAMES)
def test_each_thing_has_a_name(game: str) -> None:
    things = [*pieces(game), *(ability.name for ability in GAME[game].abilities)]
    assert [thing for thing in things if not about(thing, "name", game)] == []


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("game", ["karak", "karak2", "imperium"])
def test_what_lies_on_the_map_has_a_short_name_that_fits(game: str, language: str) -> None:
    box = GAME[game].box
    for thing in [*box.token_names[1:], *box.item_names]:
        assert 0 < len(about(thing, "tiny", game, language)) <= 2
        assert (
            0 < len(about(thing, "short", game, language)) <= (7 if game == "karak" or thing in box.token_names else 20)
        )
    for land in getattr(box, "land_names", []):
        assert 0 < len(about(land, "short", game, language)) <= 9


@pytest.mark.parametrize("game", GAMES)
def test_each_ability_and_option_is_described(game: str) -> None:
    assert [ability.name for ability in GAME[game].abilities if not about(ability.name, "about", game)] == []
    assert [option for option in RULESETS[game].options if not has(f"option-{option}")] == []


@pytest.mark.parametrize("game", GAMES)
def test_each_step_that_asks_a_player_has_a_question(game: str) -> None:
    asking: set[str] = set()
    for path in sorted((ROOT / "games" / game / "steps").glob("*.py")):
        for step in re.split(r"^class ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            if re.search(r"\bs\.ask\((?!CHANCE)", step):
                asking.add(re.sub(r"(?<!^)(?=[A-Z])", "-", step.partition("(")[0]).lower())
    assert asking and [step for step in sorted(asking) if not has(f"{game}-ask-{step}")] == []


def patterns() -> list[re.Pattern[str]]:
    """Texts in the code that may be keys; the values in an f-string match anything."""
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


NAMED = re.compile(f"web-|(({'|'.join(GAMES)})-)?(name|about|short|tiny)-")  # the browser client checks web-
DRAWN = {  # used only by the code that draws
    "treasure", "ruby-treasure", "general", "unexplored", "corridor", "room", "portal", "fountain",
    "bolt", "nothing", "starting-card", "red", "blue", "green", "yellow", "action", "weapon", "armour", "key",
    "victory", "hand",
}  # fmt: skip


def test_no_sentence_is_unused() -> None:
    used = patterns()
    events = {f"{game}-{key}" for game, key, _, _ in EVENTS}
    messages: list[str] = sorted(key for key in bundle("en")._messages if not NAMED.match(key))
    told = {key: key.removeprefix("log-") for key in messages}  # clients look up by key what the server tells
    idle = [key for key in messages if key not in events and not any(pattern.match(told[key]) for pattern in used)]
    assert idle == []


@pytest.mark.parametrize("what", ["name", "about", "short", "tiny", "option"])
def test_no_name_is_unused(what: str) -> None:
    things = {thing for game in GAMES for thing in pieces(game)}
    things |= {ability.name for game in GAMES for ability in GAME[game].abilities}
    things |= {option for rules in RULESETS.values() for option in rules.options} | DRAWN
    prefix = re.compile(f"(({'|'.join(GAMES)})-)?{what}-")
    keys = [prefix.sub("", key) for key in bundle("en")._messages if prefix.match(key)]
    assert [key for key in keys if key not in things] == []


@pytest.mark.parametrize("game", sorted(name for name in RULESETS if TITLES[name].extends))
def test_a_game_that_extends_another_repeats_none_of_its_sentences(game: str) -> None:
    messages = bundle("en")._messages
    pairs = {
        key: f"{TITLES[game].extends}-{key.removeprefix(f'{game}-')}" for key in messages if key.startswith(f"{game}-")
    }
    said = {key: messages[key].value for key in (*pairs, *pairs.values()) if key in messages}
    both = [(said[key], said[other]) for key, other in pairs.items() if other in said]
    assert both and not any(mine and base and mine.equals(base) for mine, base in both)


def test_a_missing_sentence_or_argument_is_a_fault() -> None:
    for key in ("no-such-key", "karak-won.no-such-form"):
        with pytest.raises(KeyError):
            say(key)
    with pytest.raises(KeyError):
        say("karak-won", hero="Taia")
