"""Interpreted and compiled, on any machine, with any hash seed: the same games, position by position.

After a change of the rules: python tests/laws/test_agreement.py prints the new checksums.toml.
"""

import hashlib
import struct
import tomllib
from pathlib import Path

import pytest

from karak.games.shelf import RULESETS
from tests.laws.tables import GAMES, heroes_of, opened, walk

FILE = Path(__file__).with_name("checksums.toml")
ANSWERS = 600
GAMES_EACH = 10


def checksum(name: str, seats: int) -> str:
    """Of every position of some games, explorers' and uniform ones, with every second option on."""
    digest = hashlib.sha256()
    for number in range(GAMES_EACH):
        heroes = (heroes_of(name) * 3)[number : number + seats]
        options = tuple(option for i, option in enumerate(sorted(RULESETS[name].options)) if number >> i & 1)
        game = opened(name, heroes if number % 3 else ("",) * seats, options)
        for s, action in walk(game, name, f"agreement/{number}", ANSWERS):
            words = [*s.numbers(), action]
            digest.update(struct.pack(f"<{len(words)}q", *words))
    return digest.hexdigest()[:16]


def rows(name: str) -> list[int]:
    return list(range(RULESETS[name].fewest, RULESETS[name].most + 1))


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in rows(name)])
def test_checksums_hold(name: str, seats: int) -> None:
    stored = tomllib.loads(FILE.read_text())
    assert checksum(name, seats) == stored[name][f"seats-{seats}"]


if __name__ == "__main__":
    print(f"# Of {GAMES_EACH} games, up to {ANSWERS} answers each; see test_agreement.py.")
    for name in GAMES:
        print(f"\n[{name}]")
        for seats in rows(name):
            print(f'seats-{seats} = "{checksum(name, seats)}"')
