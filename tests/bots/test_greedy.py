"""The greedy bot: over many games, and in positions that can be checked by eye."""

from typing import Any

import pytest

from karak.bots.named import bot_names, make_bot
from karak.core import game as rules
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import RULESETS, open_game
from karak.lab.simulate import run
from karak.play.dealer import Shaker

GAMES = 20 if rules.__file__.endswith(".py") else 1000


@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"], ["greedy", "explorer"]])
def test_greedy_beats_random_play(seats: list[str]) -> None:
    report = run(seats=seats, games=GAMES, seed="duel", workers=1)
    assert report.seats[seats.index("greedy")].win_rate >= 0.97


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_games_among_greedy_bots_end_in_good_time(count: int) -> None:
    report = run(seats=["greedy"] * count, games=GAMES // 4, seed="table", workers=1)
    assert set(report.endings) <= {"dragon", "sealed"}
    assert 30 < report.turns["mean"] < 200


@pytest.mark.parametrize("options", [["late-dragon"], ["no-curse"], ["strict-stealth"], ["choose-heroes"]])
def test_greedy_plays_with_every_option(options: list[str]) -> None:
    report = run(seats=["greedy"] * 3, games=GAMES // 4, seed="options", workers=1, options=options)
    assert set(report.endings) <= {"dragon", "sealed"}


@pytest.mark.parametrize("name", sorted(RULESETS))
def test_every_game_has_the_bots_that_laws_and_bench_need(name: str) -> None:
    assert {"random", "explorer"} <= set(bot_names(name))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        make_bot("karak", "genius")
    assert refusal.value.key == "unknown-bot" and "greedy" in str(refusal.value.named["bots"])


# positions


def told(hero: str, *answers: str) -> tuple[Any, Any]:
    """Seat 1 has that hero and begins; everything else is scripted."""
    other = "horan" if hero != "horan" else "taia"
    game: Any = open_game("karak", Setting(2, [hero, other])).game
    s = game.start()
    for text in ("roll 6 6", "roll 1 1", *answers):
        action = game.notation.parse(text)
        assert game.is_option(s, action), f"{text}: {[game.notation.spell(int(a)) for a in s.options[: s.count]]}"
        game.apply(s, action)
    return game, s


def wish(game: Any, s: Any) -> str:
    view = game.observe(s, s.who)
    text: str = game.notation.spell(int(make_bot("karak", "greedy").choose(game, view, Shaker("1"))))
    return text


def test_it_explores_at_first() -> None:
    assert wish(*told("victorius")).startswith("step ")


ROOM = ("step north", "tile room-cross")


def test_it_rolls_again_what_cannot_win_and_keeps_what_wins() -> None:
    assert wish(*told("horan", *ROOM, "token giant-rat", "roll 1 1")) == "use double-attack"
    assert wish(*told("horan", *ROOM, "token giant-rat", "roll 5 6")) == "stop"


def test_it_gives_a_life_only_where_that_wins() -> None:
    assert wish(*told("xanros", *ROOM, "token skeleton-turnkey", "roll 2 6")) == "use sacrifice"
    assert wish(*told("xanros", *ROOM, "token skeleton-turnkey", "roll 2 5")) == "stop"
    assert wish(*told("xanros", *ROOM, "token skeleton-turnkey", "roll 5 6")) == "stop"


def test_it_hides_from_what_it_cannot_beat() -> None:
    assert wish(*told("aderyn", *ROOM, "token dragon")) == "use stealth"
    assert wish(*told("aderyn", *ROOM, "token giant-rat")) == "fight"


def test_it_picks_the_better_token() -> None:
    assert wish(*told("taia", *ROOM, "token dragon", "token giant-rat")) == "place giant-rat"
    assert wish(*told("taia", *ROOM, "token chest", "token fallen")) == "place chest"


def test_it_heals_when_thrown_back_onto_a_fountain() -> None:
    assert wish(*told("victorius", *ROOM, "token skeleton-king", "roll 2 2")) == "heal"


def test_it_lays_tiles_so_that_it_can_go_on() -> None:
    corner = wish(*told("victorius", "step north", "tile corridor-corner"))
    assert corner in ("lay se", "lay es", "lay sw")
