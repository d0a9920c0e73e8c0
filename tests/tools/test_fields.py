"""The tool that writes how states are copied and listed: its output is current and follows from the declarations."""

from tools.writing.fields import COMMAND, stale, written

TOY = '''"""A table."""


class Hero:
    lives: i64 = 5


class ToyFields(State):
    box: Box
    heroes: vec[Hero]
    tiles: Annotated[vec[i64], "s.tiles[: s.count]"]  # not all are laid
    counts: Annotated[vec[i64], ""]
    pile: Bag
    turned: vec[u8]
    done: bool = False
    out: list[int] | None = None
'''


def test_what_is_written_is_current() -> None:
    assert [str(path) for path in stale()] == [], f"run {COMMAND}"


def test_a_copy_follows_from_the_declaration() -> None:
    copy = written(TOY).partition("def copy_toy(s: ToyFields, c: ToyFields) -> None:\n")[2].partition("\n\n\n")[0]
    assert [line.strip() for line in copy.splitlines()] == [
        "copy_state(s, c)",
        "c.box = s.box",
        "c.heroes = vec[Hero]([copy_hero(each) for each in s.heroes])",
        "c.tiles = s.tiles[:]",
        "c.counts = s.counts[:]",
        "c.pile = s.pile.copy()",
        "c.turned = s.turned[:]",
        "c.done = s.done",
    ]


def test_numbers_follow_from_the_declaration() -> None:
    words = written(TOY).partition("def toy_numbers(s: ToyFields) -> list[int]:\n")[2]
    assert [line.strip() for line in words.splitlines()] == [
        "numbers = state_numbers(s)",
        "for each in s.heroes:",
        "numbers += hero_numbers(each)",
        "numbers.extend([int(n) for n in s.tiles[: s.count]])",
        "numbers.extend([int(n) for n in s.pile.counts])",
        "numbers.extend([int(n) for n in s.turned])",
        "numbers += [",
        "int(s.pile.left), int(s.done),",
        "]  # fmt: skip",
        "return numbers",
    ]


def test_one_line_adds_a_field() -> None:
    text = written(TOY + "    bolts: i64 = 0  # in hand\n")
    assert "c.bolts = s.bolts" in text and "int(s.done), int(s.bolts)," in text
    assert written(text) == text
