"""Every fault in imperium.toml is refused, naming file, record and field."""

from pathlib import Path

import pytest

import karak.games.imperium
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import open_game

PRINTED = (Path(karak.games.imperium.__file__).parent / "data" / "imperium.toml").read_text(encoding="utf-8")
LORD_TOKEN = 'id = "lord-of-time"\ncount = 1\nstrength = 5\nreward = "lord-of-time"'
LORD_DIE = 'id = "lord-of-time"\ncount = 1\nunit = false'
GUARD = 'id = "guard"\ncount = 1\nunit = false'
CAVE_TILE = 'id = "goblin-cave-1-0"\nland = "goblin-cave"\ntier = 1\nchasms = [0]\ncount = 1'
GHOSTS = 'id = "ghosts"\ncount = 3\nstrength = 3\nreward = "blessing"'

# text before and after the change, and what the refusal names: record, field, fault
FAULTS: list[tuple[str, str, str, str, str]] = [
    # types
    ("points = 2", 'points = "2"', "crown", "points", "a number, not a text"),
    ("points = 2\n", "", "crown", "points", "is missing"),
    ("points = 2", "points = 2\nweight = 1", "crown", "weight", "is not known here"),
    ('id = "ghosts"\ncount = 3', 'id = "ghosts"\ncount = "3"', 'monster 1 ("ghosts")', "count", "a whole number"),
    ("[crown]", "[throne]", "the file", "throne", "is not known here"),
    # what the lid promises
    ("tiles = 8", "tiles = 9", "all records", "count", "tiles: 8 add up, the box holds 9"),
    ("tokens = 4", "tokens = 5", "all records", "count", "tokens: 4 add up, the box holds 5"),
    ("heroes = 5", "heroes = 6", "all records", "count", "heroes: 5 add up, the box holds 6"),
    # every record
    ('id = "kirima"', 'id = "saigo"', "saigo", "id", "stands twice"),
    ('confidence = "reconstructed"', 'confidence = "sure"', "goblin-cave-1-0", "confidence", "is none of"),
    # heroes
    ('"berserk"', '"flying"', "valduk", "abilities", '"flying" is unknown'),
    ('"berserk"', '"challenge"', "valduk", "abilities", '"challenge" is unknown'),
    # lands, lairs and tiles
    ('id = "rift"', 'id = "gap"', "rift", "id", "is missing"),
    ('id = "goblins"\nland = "goblin-cave"', 'id = "goblins"\nland = "farm"', "goblins", "land", "no land without"),
    ('land = "stone-eater-mines"\nstrength = 2', 'land = "stone-eater-mines"\nstrength = 0', "stone-eaters",
     "strength", "is not from 1 to 20"),
    (CAVE_TILE, CAVE_TILE.replace("[0]", "[0, 1, 2]"), "goblin-cave-1-0", "chasms", "could seal the map"),
    (CAVE_TILE, CAVE_TILE.replace('land = "goblin-cave"', 'land = "swamp"'), "goblin-cave-1-0", "land", "is no land"),
    # tokens and items
    (GHOSTS, GHOSTS.replace("strength = 3", "strength = 21"), "ghosts", "strength", "is not from 1 to 20"),
    (GHOSTS, GHOSTS.replace('"blessing"', '"curse"'), "ghosts", "reward", '"curse" is not in'),
    (LORD_TOKEN, LORD_TOKEN.replace('reward = "lord-of-time"', 'reward = "blessing"'), "lord-of-time", "reward",
     "gives something else"),
    (LORD_TOKEN, LORD_TOKEN.replace('id = "lord-of-time"', 'id = "lord"'), "lord-of-time", "reward", "is missing"),
    ('id = "blessing"', 'id = "prayer"', "blessing", "id", "is missing"),
    # dice and crown
    ('id = "guard"', 'id = "escort"', "die", "id", "the first must be guard, lord-of-time"),
    (GUARD, GUARD.replace("count = 1", "count = 2"), "guard", "count", "exactly one"),
    (LORD_DIE, LORD_DIE.replace("count = 1", "count = 0"), "lord-of-time", "count", "exactly one"),
    ("1 1 2 2 shield shield", "1 1 2 2 shield sword", "guard", "faces", "is not six of"),
    ("1 1 2 2 shield shield", "1 1 2 2 shield", "guard", "faces", "is not six of"),
    ("points = 2", "points = 2.3", "crown", "points", "half points"),
]  # fmt: skip


@pytest.mark.rule("IM:1.1", "IM:1.2", "IM:1.3")
@pytest.mark.parametrize(("old", "new", "record", "field", "fault"), FAULTS)
def test_a_fault_is_named(tmp_path: Path, old: str, new: str, record: str, field: str, fault: str) -> None:
    assert old in PRINTED
    (tmp_path / "imperium.toml").write_text(PRINTED.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        open_game("imperium", Setting(2), str(tmp_path))
    named = refused.value.named
    assert Path(str(named["file"])).name == "imperium.toml"
    assert (named["record"], named["field"]) == (record, field) and fault in str(named["fault"])


def test_two_tokens_of_the_lord_are_too_many(tmp_path: Path) -> None:
    text = PRINTED.replace(GHOSTS, GHOSTS.replace("count = 3", "count = 2"))
    text = text.replace(LORD_TOKEN, LORD_TOKEN.replace("count = 1", "count = 2"))
    (tmp_path / "imperium.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        open_game("imperium", Setting(2), str(tmp_path))
    assert (refused.value.named["record"], refused.value.named["field"]) == ("lord-of-time", "count")


def test_a_custom_folder_may_change_the_crown(tmp_path: Path) -> None:
    (tmp_path / "imperium.toml").write_text(PRINTED.replace("points = 2", "points = 3.5"), encoding="utf-8")
    opened = open_game("imperium", Setting(2, ["taia", "horan"]), str(tmp_path))
    assert opened.data != open_game("imperium", Setting(2, ["taia", "horan"])).data


def test_a_fault_in_the_base_names_the_file_of_the_base(tmp_path: Path) -> None:
    source = Path(karak.games.imperium.__file__).parents[1] / "karak2" / "data" / "tokens.toml"
    text = source.read_text(encoding="utf-8").replace("strength = 1", "strength = 0", 1)
    (tmp_path / "tokens.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        open_game("imperium", Setting(2), str(tmp_path))
    assert Path(str(refused.value.named["file"])).name == "tokens.toml"
