"""The tokens drawn for a new tile, of every kind."""

import pytest

from tests.rules.karak2.scene import Scene

TOKENS = [
    "skeleton-warriors", "fire-eaters", "shadow-eaters", "skeletal-hulks", "hammer-followers", "dark-dryads",
    "skeleton-riders", "envoys-of-death",
]  # fmt: skip


@pytest.mark.rule("K2:3.2")
def test_each_token_of_the_bag_may_be_drawn() -> None:
    scene = Scene("horan", "taia").do("move northeast", "tile farm-1-open")
    assert scene.chances() == {f"token {name}": count for name, count in scene.bag().items()}
    assert list(scene.bag()) == TOKENS


@pytest.mark.rule("K2:10.2")
@pytest.mark.parametrize("number", range(len(TOKENS)))
def test_each_kind_may_be_placed_and_be_put_back(number: int) -> None:
    one, other = TOKENS[number], TOKENS[number - 1]
    scene = Scene("taia", "horan").do("move northeast", "tile farm-1-open", f"token {one}", f"token {other}")
    assert set(scene.listed("place")) == {one, other}
    scene.do(f"place {one}")
    assert scene.monsters((1, -1)) == [one] and scene.said[-1].startswith("met taia")
    assert f"token-returned taia {other}" in scene.said
