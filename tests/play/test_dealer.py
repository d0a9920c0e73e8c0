"""The only source of randomness: the same everywhere, and fair."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from karak.play.dealer import Shaker
from tests.play.sitting import sit_down

WORDS = 1 << 32
KNOWN = [
    ("", [678938222, 2573990740, 1426165759, 3743722243], [5, 21, 11, 31, 23, 18, 32, 15]),
    ("0", [499544183, 4113202471, 356000701, 1828503309], [4, 34, 2, 15, 18, 18, 16, 5]),
    ("karak", [1259435308, 78277204, 3917679925, 1382728675], [10, 0, 32, 11, 34, 22, 5, 25]),
    ("Příšera", [2562346386, 1257391325, 4188727887, 3131170717], [21, 10, 35, 26, 8, 31, 23, 31]),
]


def textbook(seed: str) -> Iterator[int]:
    """xoshiro128** written once more, from its description."""
    digest = hashlib.sha256(seed.encode()).digest()
    s = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    s[0] |= 1
    while True:
        times5 = s[1] * 5 % WORDS
        yield (times5 << 7 | times5 >> 25) * 9 % WORDS
        shifted = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] = (s[2] ^ shifted) % WORDS
        s[3] = (s[3] << 11 | s[3] >> 21) % WORDS


@pytest.mark.parametrize(("seed", "words", "rolls"), KNOWN)
def test_a_seed_gives_these_numbers_everywhere(seed: str, words: list[int], rolls: list[int]) -> None:
    shaker = Shaker(seed)
    assert [shaker.word() for _ in words] == words
    shaker = Shaker(seed)
    assert [shaker.below(36) for _ in rolls] == rolls


def test_the_words_are_those_of_the_textbook() -> None:
    shaker, book = Shaker("long"), textbook("long")
    assert all(shaker.word() == next(book) for _ in range(5000))


@pytest.mark.parametrize("n", [1, 2, 25, 36, 53, 3 << 29, (1 << 31) - 1])
def test_a_word_that_would_favour_small_numbers_is_drawn_again(n: int) -> None:
    shaker, book = Shaker("exact"), textbook("exact")
    for _ in range(500):
        product = next(book) * n
        while product % WORDS < WORDS % n:
            product = next(book) * n
        assert shaker.below(n) == product // WORDS < n


@pytest.mark.parametrize("n", [25, 36, 53])
def test_every_number_comes_from_the_same_number_of_words(n: int) -> None:
    """Of the words that give k, only the first can be one that is drawn again."""
    firsts = [-(-k * WORDS // n) for k in range(n + 1)]
    dropped = [int(firsts[k] * n % WORDS < WORDS % n) for k in range(n)]
    assert {firsts[k + 1] - firsts[k] - dropped[k] for k in range(n)} == {WORDS // n}


@pytest.mark.parametrize("n", [25, 36, 53])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_numbers_are_uniform(seed: str, n: int) -> None:
    shaker, each = Shaker(seed), 1000
    counts = Counter(int(shaker.below(n)) for _ in range(n * each))
    chi = sum((counts[k] - each) ** 2 / each for k in range(n))
    assert set(counts) == set(range(n))
    assert abs(chi - (n - 1)) < 4 * sqrt(2 * (n - 1))


def test_pick_follows_the_weights() -> None:
    """Two dice are one decision: a pair that differs is twice as likely as a double."""
    match, shaker, each = sit_down(), Shaker("weights"), 500
    asked = match.decision()
    counts = Counter(int(shaker.pick(match.state.weights, 36)) for _ in range(36 * each))
    chi = sum((counts[i] - weight * each) ** 2 / (weight * each) for i, weight in enumerate(asked.weights))
    assert len(counts) == 21 and chi < 20 + 4 * sqrt(40)


def test_a_copy_gives_the_same_numbers_and_is_apart() -> None:
    shaker = Shaker("copied")
    shaker.word()
    other = shaker.copy()
    ahead = [other.below(1000) for _ in range(10)]
    assert [shaker.below(1000) for _ in range(10)] == ahead


def test_any_text_is_a_seed() -> None:
    """Also what an odd terminal makes of bytes that are no text."""
    seeds = ["", "\0", "\udcff", "\ud800", "x" * 100_000, "🎲"]
    assert len({Shaker(seed).word() for seed in seeds}) == len(seeds)
