"""Every fault in a folder of custom pieces is refused, naming file, record and field in words."""

from pathlib import Path

import pytest

from karak.cli.main import explain
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import open_game
from karak.words.plain import plain
from tests.data.own import edited, printed

RAT_1 = 'monster 1 ("giant-rat")'
DRAGON = 'id = "dragon"\ncount = 1\nstrength = 15'
CHEST = 'count = 10\nreward = "treasure"'
HORAN = 'abilities = ["double-attack", "reincarnation"]'
BOLT = 'id = "magic-bolt"\nslot = "spell"\nattack = 0'

# file, text before and after the change, and what the refusal names: record, field, fault
FAULTS: list[tuple[str, str, str, str, str, str]] = [
    # types
    ("tokens.toml", "count = 8", 'count = "8"', RAT_1, "count", "a whole number, not a text"),
    ("tokens.toml", "count = 8", "count = 8.0", RAT_1, "count", "a whole number, not a number"),
    ("tokens.toml", "count = 8", "count = true", RAT_1, "count", "a whole number, not true or"),
    ("tokens.toml", "count = 8\n", "", RAT_1, "count", "is missing"),
    ("tokens.toml", "count = 8", "count = 8\ncolour = 1", RAT_1, "colour", "is not known here"),
    ("tokens.toml", "count = 8", 'count = 8\n"odd-one" = 1', RAT_1, "odd-one", "is not known here"),
    ("tokens.toml", 'id = "giant-rat"\n', "", "monster 1", "id", "is missing"),
    ("tokens.toml", "[[chest]]", "[[box]]", "the file", "box", "is not known here"),
    ("heroes.toml", HORAN, "abilities = [1]", 'hero 2 ("horan")', "abilities", "must be a text, not a whole number"),
    ("heroes.toml", HORAN, 'abilities = "swap"', 'hero 2 ("horan")', "abilities", "must be a list, not a text"),
    ("tiles.toml", 'kind = "portal"', 'kind = "door"', 'tile 6 ("portal-straight")', "kind", "'door'"),
    ("items.toml", 'slot = "key"', 'slot = "belt"', 'item 6 ("key")', "slot", "'belt'"),
    ("items.toml", "points = 1.5", 'points = "1.5"', 'treasure 2 ("ruby-treasure")', "points", "must be a number, not"),
    ("box.toml", "lives = 5", 'lives = "five"', "hero_board", "lives", "a whole number, not a text"),
    ("box.toml", "lives = 5\n", "", "hero_board", "lives", "is missing"),
    ("box.toml", "[hero_board]", "[board]", "the file", "board", "is not known here"),
    # every record
    ("tokens.toml", '"giant-spider"', '"giant-rat"', "giant-rat", "id", "stands twice"),
    ("heroes.toml", '"taia"', '"horan"', "horan", "id", "stands twice"),
    ("items.toml", '"ruby-treasure"', '"sword"', "sword", "id", "stands twice"),
    ("tokens.toml", '"giant-rat"', '"Giant Rat"', "Giant Rat", "id", "small letters"),
    ("heroes.toml", '"taia"', '""', "record ,", "id", "small letters"),
    ("tokens.toml", '"giant-rat"', '"key"', "key", "id", "the name of something else"),
    ("tokens.toml", '"giant-rat"', '"nothing"', "nothing", "id", "the name of something else"),
    ("tokens.toml", 'confidence = "community"', 'confidence = "sure"', "giant-rat", "confidence", "is none of"),
    ("box.toml", 'confidence = "rulebook"', 'confidence = "sure"', "box", "confidence", "is none of"),
    ("tokens.toml", "count = 8", "count = -8", "giant-rat", "count", "-8 is not from 0 to 250"),
    ("tokens.toml", "count = 8", f"count = {10**30}", "giant-rat", "count", "is not from 0 to 250"),
    # the box
    ("box.toml", "lives = 5", "lives = 0", "hero_board", "lives", "0 is not from 1 to 9"),
    ("box.toml", "weapon = 2", "weapon = 10", "hero_board", "weapon", "10 is not from 1 to 9"),
    ("box.toml", "heroes = 6", "heroes = 7", "all records", "count", "heroes: 6 add up, the box holds 7"),
    ("box.toml", "tokens = 53", "tokens = 54", "all records", "count", "tokens: 53 add up, the box holds 54"),
    # heroes
    ("heroes.toml", '"reincarnation"', '"flying"', "horan", "abilities", '"flying" is unknown'),
    ("heroes.toml", '"reincarnation"', '"double-attack"', "horan", "abilities", '"double-attack" stands twice'),
    ("heroes.toml", '"stealth"', '"strict-stealth"', "aderyn", "abilities", '"strict-stealth" is unknown'),
    # tiles
    ("tiles.toml", "count = 7", "count = 8", "all records", "count", "tiles: 81 add up, the box holds 80"),
    ("tiles.toml", 'kind = "room"', 'kind = "corridor"', "all records", "count", "rooms: 39 add up, the box holds 53"),
    ("tiles.toml", 'exits = "nes"', 'exits = "nex"', "corridor-t", "exits", '"nex" is not made of n, e, s, w'),
    ("tiles.toml", 'exits = "nes"', 'exits = "nn"', "corridor-t", "exits", '"nn" is not made of n, e, s, w'),
    ("tiles.toml", 'exits = "nes"', 'exits = ""', "corridor-t", "exits", '"" is not made of n, e, s, w'),
    ("tiles.toml", '"start"', '"begin"', "tile 1", "id", "the first record must be one start, a fountain"),
    ("tiles.toml", "count = 1", "count = 2", "tile 1", "id", "the first record must be one start, a fountain"),
    ("tiles.toml", 'kind = "corridor"', 'kind = "fountain"', "fountain", "count", "more than 8 in all"),
    ("tiles.toml", 'kind = "corridor"', 'kind = "portal"', "portal", "count", "more than 8 in all"),
    # tokens
    ("tokens.toml", "count = 8", "count = 9", "all records", "count", "tokens: 54 add up, the box holds 53"),
    ("tokens.toml", 'reward = "daggers"', 'reward = "gold"', "giant-rat", "reward", '"gold" is not in items.toml'),
    ("tokens.toml", "strength = 5", "strength = 31", "giant-rat", "strength", "31 is not from 1 to 30"),
    ("tokens.toml", "curse = true", "last = true", "monster", "last", "exactly one token must end the game"),
    ("tokens.toml", "last = true", "last = false", "monster", "last", "exactly one token must end the game"),
    ("tokens.toml", DRAGON, DRAGON.replace("count = 1", "count = 2"), "all records", "count", "tokens: 54"),
    ("tokens.toml", 'reward = "ruby-treasure"', 'reward = "sword"', "dragon", "reward", "must be a treasure"),
    ("tokens.toml", CHEST, CHEST.replace("treasure", "key"), "chest", "reward", "must be a treasure"),
    # items
    ("items.toml", 'id = "magic-bolt"', 'id = "thunder"', "mummy", "reward", '"magic-bolt" is not in items.toml'),
    ("items.toml", BOLT, BOLT.replace("spell", "weapon"), "magic-bolt", "slot", "for a spell slot"),
    ("items.toml", 'slot = "weapon"', 'slot = "spell"', "item", "slot", "weapons come first"),
    ("items.toml", "attack = 1", "attack = -1", "daggers", "attack", "-1 is not from 0 to 30"),
    ("items.toml", "attack = 1", "attack = 31", "daggers", "attack", "31 is not from 0 to 30"),
    ("items.toml", BOLT, BOLT.replace("0", "2"), "magic-bolt", "attack", "2 is not from 0 to 0"),
    ("items.toml", "points = 1.5", "points = 1.25", "ruby-treasure", "points", "half points"),
    ("items.toml", "points = 1.5", "points = 0", "ruby-treasure", "points", "half points"),
    ("items.toml", "points = 1.5", "points = -1", "ruby-treasure", "points", "is not from 0 to 100"),
    ("items.toml", "points = 1.5", "points = inf", "ruby-treasure", "points", "is not from 0 to 100"),
    ("items.toml", "points = 1.5", "points = nan", "ruby-treasure", "points", "is not from 0 to 100"),
]  # fmt: skip


def told(folder: Path | str, seats: int = 2) -> str:
    with pytest.raises(Refusal) as refusal:
        open_game("karak", Setting(seats), str(folder))
    return explain(refusal.value)


@pytest.mark.parametrize(("file", "old", "new", "record", "field", "fault"), FAULTS)
def test_a_fault_is_named(file: str, old: str, new: str, record: str, field: str, fault: str, tmp_path: Path) -> None:
    text = told(edited(tmp_path, file, (old, new)))
    assert ".toml" in text and record in text and f"field {field}:" in text and fault in text
    assert "`" not in text and "$" not in text and "{" not in text


def test_the_file_named_is_the_one_that_was_read(tmp_path: Path) -> None:
    assert told(edited(tmp_path, "tokens.toml", ("count = 8", "count = -8"))).startswith(str(tmp_path / "tokens.toml"))


def test_two_dragons_are_one_too_many(tmp_path: Path) -> None:
    changes = [("count = 8", "count = 7"), (DRAGON, DRAGON.replace("count = 1", "count = 2"))]
    assert "field last: exactly one token must end the game" in told(edited(tmp_path, "tokens.toml", *changes))


def test_an_item_that_code_names_must_be_there(tmp_path: Path) -> None:
    edited(tmp_path, "items.toml", ('id = "key"', 'id = "lockpick"'))
    text = told(edited(tmp_path, "tokens.toml", ('reward = "key"', 'reward = "lockpick"')))
    assert "items.toml, record key, field slot: there must be such an item" in text


def test_there_must_be_a_hero_for_every_seat(tmp_path: Path) -> None:
    cards = printed("heroes.toml").split("[[hero]]")
    (tmp_path / "heroes.toml").write_text("[[hero]]".join(cards[:4]), encoding="utf-8")
    edited(tmp_path, "box.toml", ("heroes = 6", "heroes = 3"))
    assert open_game("karak", Setting(3), str(tmp_path)).game.seats == 3
    assert "heroes.toml, record all records, field id: too few heroes for 4 seats" in told(tmp_path, seats=4)


RECORD = '\n[[{table}]]\nid = "more-{n}"\n{rest}\nsource = "-"\nconfidence = "ruling"\n'


@pytest.mark.parametrize(
    ("file", "table", "rest", "fits", "most"),
    [
        ("heroes.toml", "hero", "abilities = []", 56, 62),
        ("tiles.toml", "tile", 'exits = "n"\nkind = "room"\ncount = 0', 69, 80),
        ("tokens.toml", "monster", 'count = 0\nstrength = 1\nreward = "key"', 71, 80),
        ("items.toml", "treasure", "points = 1", 72, 80),
    ],
)
def test_there_are_no_more_records_than_the_game_has_room_for(
    file: str, table: str, rest: str, fits: int, most: int, tmp_path: Path
) -> None:
    added = [RECORD.format(table=table, n=n, rest=rest) for n in range(fits + 1)]
    edited(tmp_path, "box.toml", ("heroes = 6", f"heroes = {6 + fits if table == 'hero' else 6}"))
    (tmp_path / file).write_text(printed(file) + "".join(added[:fits]), encoding="utf-8")
    assert open_game("karak", Setting(5), str(tmp_path)).game.seats == 5
    (tmp_path / file).write_text(printed(file) + "".join(added), encoding="utf-8")
    assert f"{most + 1} are more than {most}" in told(tmp_path)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"[[monster]\n", "line 1"),
        (b"", "record the file, field monster: is missing"),
        (b"\xff\xfe[\0", "byte 1 is not UTF-8"),
        (b"# caf\xe9\n", "byte 6 is not UTF-8"),
        (b"a = " + b"[" * 100_000, "recursion"),
        (b"a = 1" + b"0" * 5000, "cannot be read"),
        (b"a = 1\na = 2\n", "line 2"),
    ],
)
def test_a_file_that_is_not_toml(content: bytes, fault: str, tmp_path: Path) -> None:
    (tmp_path / "tokens.toml").write_bytes(content)
    text = told(tmp_path)
    assert str(tmp_path / "tokens.toml") in text and fault in text


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "tokens.toml").mkdir()
    assert told(tmp_path) == f"{tmp_path / 'tokens.toml'} cannot be read: Is a directory"


@pytest.mark.parametrize("folder", ["/nowhere/at/all", "x" * 900, "nul\0"])
def test_a_missing_folder(folder: str) -> None:
    assert told(folder).startswith(f"There is no folder {plain(folder)}.")


def test_a_file_in_the_place_of_a_folder(tmp_path: Path) -> None:
    assert "There is no folder" in told(edited(tmp_path, "box.toml") / "box.toml")


def test_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("nothing yet")
    text = told(tmp_path)
    assert "replaces nothing" in text and "box.toml, heroes.toml, items.toml, tiles.toml, tokens.toml" in text


@pytest.mark.parametrize("name", ["monsters.toml", "token.toml", "tokens.TOML", "Tiles.toml"])
def test_a_strange_file_name(name: str, tmp_path: Path) -> None:
    (edited(tmp_path, "box.toml") / name).write_text("")
    assert f"holds {name}, which replaces nothing" in told(tmp_path)
