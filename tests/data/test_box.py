"""The census of the box, and folders that change it."""

from pathlib import Path
from typing import cast

import pytest

from karak.core.ruleset import Setting
from karak.games.karak.data import Pieces
from karak.games.karak.view import View
from karak.games.shelf import open_game
from karak.play.dealer import Shaker
from karak.play.playout import playout
from tests.data.own import PACKAGED, edited, printed, version

SHAPES = {"nesw": "cross", "nes": "T", "ns": "straight", "ne": "corner"}


def shown(seats: int, folder: Path | str = "") -> View:
    """The table before the first decision."""
    game = open_game("karak", Setting(seats), str(folder)).game
    return cast(View, game.describe(game.start()))


@pytest.mark.rule("K1:1.3")
def test_the_tiles_are_those_of_the_box() -> None:
    counts = {(tile.kind, SHAPES[tile.exits]): tile.count for tile in Pieces().tiles[1:]}
    assert counts == {
        ("corridor", "cross"): 7, ("corridor", "T"): 5, ("corridor", "straight"): 4, ("corridor", "corner"): 4,
        ("portal", "straight"): 4, ("fountain", "corner"): 2,
        ("room", "cross"): 14, ("room", "T"): 13, ("room", "straight"): 13, ("room", "corner"): 13,
    }  # fmt: skip
    assert sum(counts.values()) + 1 == 80
    assert sum(count for (kind, _), count in counts.items() if kind == "room") == 53


@pytest.mark.rule("K1:1.2")
def test_the_start_tile_is_an_open_fountain_and_79_tiles_are_stacked() -> None:
    start = Pieces().tiles[0]
    assert (start.id, start.kind, start.exits, start.count) == ("start", "fountain", "nesw", 1)
    stack = shown(2).stack
    assert sum(stack.values()) == 79 and "start" not in stack


@pytest.mark.rule("K1:1.4")
def test_the_tokens_are_those_of_the_box() -> None:
    pieces = Pieces()
    assert [(m.id, m.count, m.strength, m.reward) for m in pieces.monsters] == [
        ("giant-rat", 8, 5, "daggers"),
        ("giant-spider", 4, 6, "healing-portal"),
        ("mummy", 8, 7, "magic-bolt"),
        ("skeleton-turnkey", 12, 8, "key"),
        ("skeleton-swordsman", 5, 9, "sword"),
        ("skeleton-king", 3, 10, "axe"),
        ("fallen", 2, 12, "treasure"),
        ("dragon", 1, 15, "ruby-treasure"),
    ]
    assert [(chest.id, chest.count, chest.reward) for chest in pieces.chests] == [("chest", 10, "treasure")]
    assert sum(monster.count for monster in pieces.monsters) == 43
    assert sum(token.count for token in pieces.tokens()) == 53
    assert [m.id for m in pieces.monsters if m.curse] == ["mummy"]
    assert [m.id for m in pieces.monsters if m.last] == ["dragon"]


@pytest.mark.rule("K1:1.4")
def test_the_rewards_are_those_of_the_box() -> None:
    pieces = Pieces()
    weapons = {item.id: item.attack for item in pieces.items if item.slot == "weapon"}
    assert weapons == {"daggers": 1, "sword": 2, "axe": 3}
    assert [item.id for item in pieces.items if item.slot == "spell"] == ["magic-bolt", "healing-portal"]
    assert [item.id for item in pieces.items if item.slot == "key"] == ["key"]
    assert {treasure.id: treasure.points for treasure in pieces.treasures} == {"treasure": 1, "ruby-treasure": 1.5}


@pytest.mark.rule("K1:1.1", "K1:1.5")
def test_heroes_and_boards() -> None:
    pieces = Pieces()
    board = pieces.box.hero_board
    assert pieces.hero_names() == ["argentus", "horan", "xanros", "aderyn", "victorius", "taia"]
    assert all(len(card.abilities) == 2 for card in pieces.heroes)
    assert (board.lives, board.weapon, board.spell, board.key) == (5, 2, 3, 1)


@pytest.mark.rule("K1:1.3", "K1:1.4")
def test_what_lies_on_the_table_at_the_start_adds_up() -> None:
    game = open_game("karak", Setting(5)).game
    assert sum(shown(5).bag.values()) == 53
    assert game.check(game.start()) == ""


# folders of custom pieces


def plays(folder: Path) -> str:
    """Plays a game with these pieces, checks that none was lost, and returns the version of the pieces."""
    opened = open_game("karak", Setting(3), str(folder))
    state = opened.game.start()
    playout(opened.game, state, Shaker("own pieces"), 3000)
    assert opened.game.check(state) == ""
    return opened.data


def test_a_stronger_dragon(tmp_path: Path) -> None:
    edited(tmp_path, "tokens.toml", ("strength = 15", "strength = 20"))
    assert plays(tmp_path) != version()
    assert Pieces(str(tmp_path)).monsters[-1].strength == 20


def test_other_tiles_with_the_same_total(tmp_path: Path) -> None:
    edited(tmp_path, "tiles.toml", ("count = 7", "count = 2"), ("count = 5", "count = 10"))
    assert plays(tmp_path) != version()
    stack = shown(2, tmp_path).stack
    assert (stack["corridor-cross"], stack["corridor-t"]) == (2, 10)


def test_a_bigger_box(tmp_path: Path) -> None:
    edited(
        tmp_path,
        "box.toml",
        ("tiles = 80", "tiles = 250"),
        ("rooms = 53", "rooms = 223"),
        ("tokens = 53", "tokens = 223"),
    )
    edited(tmp_path, "tiles.toml", ("count = 14", "count = 184"))
    edited(tmp_path, "tokens.toml", ("count = 8", "count = 178"))
    assert plays(tmp_path) != version()


@pytest.mark.parametrize("options", [[], ["late-dragon"], ["no-curse", "strict-stealth"], ["choose-heroes"]])
def test_a_tiny_box(tmp_path: Path, options: list[str]) -> None:
    """The box has a single room, and the dragon is in it."""
    edited(
        tmp_path, "box.toml", ("tiles = 80", "tiles = 28"), ("rooms = 53", "rooms = 1"), ("tokens = 53", "tokens = 1")
    )
    edited(tmp_path, "tiles.toml", ("count = 14", "count = 1"), *[("count = 13", "count = 0")] * 3)
    counts = (8, 4, 8, 12, 5, 3, 2, 10)
    edited(tmp_path, "tokens.toml", *[(f"count = {n}\n", "count = 0\n") for n in counts])
    opened = open_game("karak", Setting(2, None, options), str(tmp_path))
    state = opened.game.start()
    playout(opened.game, state, Shaker("tiny"), 3000)
    assert opened.game.check(state) == ""


def test_a_copy_changes_nothing(tmp_path: Path) -> None:
    for file in PACKAGED.glob("*.toml"):
        edited(tmp_path, file.name)
    assert plays(tmp_path) == version()


SAME = [
    ("tokens.toml", "[[monster]]", "# a comment\n\n[[monster]]"),
    ("tokens.toml", "count = 8\nstrength = 5", "strength   =   5 # read off a photograph\ncount = 0x08"),
    ("tokens.toml", "strength = 5\n", "strength = 5\ncurse = false\n"),
    ("tokens.toml", 'source = "K1:1.4"\nconfidence = "community"', 'source = "my box"\nconfidence = "rulebook"'),
    ("items.toml", "points = 1.0", "points = 1"),
    ("items.toml", "points = 1.5", "points = 15e-1"),
    ("heroes.toml", '["sacrifice", "swap"]', '[\n  "sacrifice",\n  "swap",\n]'),
    ("tiles.toml", "\n", "\r\n"),
]
OTHER = [
    ("tokens.toml", "strength = 5", "strength = 4"),
    ("tokens.toml", "curse = true", "curse = false"),
    ("tokens.toml", '"giant-rat"', '"huge-rat"'),
    ("items.toml", "points = 1.5", "points = 2"),
    ("heroes.toml", '["sacrifice", "swap"]', '["sacrifice"]'),
    ("box.toml", "steps = 4", "steps = 5"),
]


@pytest.mark.parametrize(("file", "old", "new"), SAME)
def test_the_version_does_not_depend_on_how_it_is_written(file: str, old: str, new: str, tmp_path: Path) -> None:
    assert plays(edited(tmp_path, file, (old, new))) == version()


@pytest.mark.parametrize(("file", "old", "new"), OTHER)
def test_the_version_depends_on_what_is_written(file: str, old: str, new: str, tmp_path: Path) -> None:
    assert plays(edited(tmp_path, file, (old, new))) != version()


def test_tables_in_another_order_are_the_same(tmp_path: Path) -> None:
    box, board = printed("box.toml").split("\n[hero_board]")
    (tmp_path / "box.toml").write_text(f"\ufeff[hero_board]{board}\n{box}", encoding="utf-8")
    assert plays(tmp_path) == version()


def test_the_order_of_records_counts(tmp_path: Path) -> None:
    """Actions are numbers, and the numbers follow the records."""
    changes = [('"giant-rat"', '"x"'), ('"giant-spider"', '"giant-rat"'), ('"x"', '"giant-spider"')]
    assert version(edited(tmp_path, "tokens.toml", *changes)) != version()
