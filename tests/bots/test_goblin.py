"""The bots for Goblin: whole games on views, and small positions with one right answer."""

from typing import Any

import pytest
from mypy_extensions import u8

from karak.bots.bot import Bot, RandomBot
from karak.bots.goblin.explorer import GoblinExplorerBot
from karak.bots.goblin.greedy import GoblinGreedyBot
from karak.core.action import pack
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.goblin import moves
from karak.games.goblin.box import NONE, UNKNOWN
from karak.games.goblin.state import DECK, DISCARD, HAND, Goblin
from karak.games.shelf import open_game
from karak.play.dealer import Shaker

EXPLORED_TURNS = 2500  # turns of all seats together; random play that prefers progress has always ended by then


def opened(seats: int, *options: str, heroes: list[str] | None = None) -> Any:
    return open_game("goblin", Setting(seats, heroes, list(options))).game


def sit(game: Any, bots: list[Bot[Goblin]], seed: str, most_turns: int) -> Goblin:
    """Every bot is shown its view only, and answers with one of the options."""
    luck = Shaker(seed)
    s: Goblin = game.start()
    while s.who != NOBODY and s.turns <= most_turns:
        action = game.draw(s, luck) if s.who == CHANCE else bots[s.who].choose(game, game.observe(s, s.who), luck)
        assert game.is_option(s, action)
        game.apply(s, action)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [(), ("abilities",), ("abilities", "show-rewards", "late-revive")])
def test_greedy_finishes_whole_games(seats: int, options: tuple[str, ...]) -> None:
    game = opened(seats, "deal-heroes", *options)
    s = sit(game, [GoblinGreedyBot() for _ in range(seats)], f"greedy {seats}", 60 * seats)
    assert s.who == NOBODY


def test_greedy_beats_random() -> None:
    game = opened(2, "deal-heroes")
    wins = 0
    for number in range(24):
        seat = number % 2
        bots: list[Bot[Goblin]] = [RandomBot[Goblin](), RandomBot[Goblin]()]
        bots[seat] = GoblinGreedyBot()
        s = sit(game, bots, f"greedy against random {number}", 400)
        wins += s.champion == seat
    assert wins >= 22


@pytest.mark.parametrize("options", [(), ("abilities",)])
def test_exploring_games_end(options: tuple[str, ...]) -> None:
    game = opened(3, "deal-heroes", *options)
    for number in range(3):
        s = sit(game, [GoblinExplorerBot() for _ in range(3)], f"explorers {number}", EXPLORED_TURNS)
        assert s.who == NOBODY


def test_bots_keep_nothing_between_decisions() -> None:
    """One bot at every seat plays the same game as one bot for each."""
    game = opened(3, "deal-heroes", "abilities")
    one = GoblinGreedyBot()
    shared = sit(game, [one, one, one], "shared", 200)
    apart = sit(game, [GoblinGreedyBot() for _ in range(3)], "shared", 200)
    assert shared.numbers() == apart.numbers()


# small positions: seat 0 has the hand and fights


class Scene:
    """Seat 0 is on turn with cards and a foe of the test's choice."""

    def __init__(self, hero: str, hand: list[str], *options: str) -> None:
        other = "taia" if hero != "taia" else "horan"
        self.game = opened(2, *options, heroes=[hero, other])
        self.luck = Shaker("scene")
        s: Goblin = self.game.start()
        while s.step != moves.DECIDING or s.seat != 0:
            self.game.apply(s, self.game.draw(s, self.luck) if s.who == CHANCE else pack(moves.VISIT))
        self.s = s
        self.bot = GoblinGreedyBot()
        self.empty()
        for card in hand:
            s.sort_in(0, HAND, self.card(card))

    def empty(self) -> None:
        """Removes all cards of seat 0."""
        for zone in (HAND, DECK, DISCARD):
            while self.s.count_of(0, zone) > 0:
                self.s.take_out(0, zone, self.s.card(0, zone, 0))
        self.s.me().loose = 0

    def deck(self, *cards: str) -> None:
        """Puts won cards into the deck, from the top to the bottom."""
        for card in cards:
            self.s.put_under(0, DECK, self.card(card))

    def loose(self, *cards: str) -> None:
        """Shuffles starting cards into the deck."""
        for card in cards:
            self.s.put_on(0, DECK, UNKNOWN)
            self.s.me().loose |= 1 << (self.card(card) - int(self.s.first_own(0)))

    def card(self, name: str) -> int:
        return self.s.box.card_names.index(name)

    def foe(self, name: str) -> int:
        return self.s.box.monster_names.index(name)

    def edit(self, name: str, attack: int, hit_points: int, curses: int = 0) -> int:
        """Gives a monster another front, at this table only."""
        box = self.s.box
        monster = self.foe(name)
        box.foe_attack[monster] = attack
        box.foe_hit_points[monster] = hit_points
        box.foe_curses[monster] = curses
        return monster

    def row(self, *foes: int) -> None:
        """Leaves only these monsters, in the first row, and no gatekeeper."""
        for level in range(3):
            self.s.gates[level] = u8(int(NONE))
        for i in range(len(self.s.rows)):
            self.s.rows[i] = u8(foes[i] if i < len(foes) else int(NONE))
        self.again()

    def again(self) -> None:
        """Asks the question of the present step once more."""
        self.s.count = 0
        self.s.who = -3
        self.game.run(self.s)

    def answer(self) -> str:
        """Asks the bot with its view, applies its answer to the true position, and draws any chance in between."""
        s = self.s
        while s.who == CHANCE:
            self.game.apply(s, self.game.draw(s, self.luck))
        action = self.bot.choose(self.game, self.game.observe(s, 0), self.luck)
        assert self.game.is_option(s, action)
        self.game.apply(s, action)
        return str(self.game.notation.spell(action))

    def battle(self) -> list[str]:
        """The answers until the chain ends."""
        said = [self.answer()]
        while said[-1] != "done":
            said.append(self.answer())
        return said


RED, BLUE, GREEN, YELLOW = 16, 32, 64, 128  # colours under a curse
NO_DRAW = 8


def against(scene: Scene, attack: int, hit_points: int, curses: int = 0) -> list[str]:
    """The whole battle with the only monster there is."""
    scene.row(scene.edit("goblin-scout", attack, hit_points, curses))
    assert scene.answer() == "fight goblin-scout"
    return scene.battle()


def has_won(scene: Scene) -> bool:
    return scene.foe("goblin-scout") not in [int(monster) for monster in scene.s.rows]


def test_order_of_a_chain() -> None:
    """Only the order blue, red, yellow, green plays all four cards, and all four are needed."""
    bolt, blow, skin, wind = (f"argentus-{name}" for name in ("magic-bolt", "staff-blow", "stone-skin", "second-wind"))
    scene = Scene("argentus", [bolt, blow, skin, wind])
    assert against(scene, 6, 5) == [f"play {bolt}", f"play {skin}", f"play {wind}", f"play {blow}", "done"]
    assert has_won(scene)


def test_draws_first_what_is_known_to_come() -> None:
    """Three attack are missing, and the cards on top of the deck have them."""
    scene = Scene("argentus", ["quick-wits", "argentus-staff-blow"])
    scene.deck("sling-stone")
    assert against(scene, 1, 6)[:3] == ["play quick-wits", "play argentus-staff-blow", "play sling-stone"]
    assert has_won(scene)


def test_draws_blindly_if_every_card_helps() -> None:
    scene = Scene("argentus", ["argentus-flash-of-insight", "argentus-staff-blow"])
    scene.loose("argentus-magic-bolt", "argentus-ward")
    said = against(scene, 0, 2)
    assert has_won(scene), said


def test_strength_on_the_right_card() -> None:
    """For a key, doubling three is enough and doubling two is not."""
    scene = Scene("argentus", ["quick-jab", "thorn-dart"])
    scene.s.me().potions |= 1 << int(moves.STRENGTH)
    scene.row()
    scene.s.gates[0] = u8(scene.edit("goblin-porter", 1, 8))
    scene.again()
    assert scene.battle() == [
        "fight goblin-porter", "play quick-jab", "play thorn-dart", "drink strength attack", "done"
    ]  # fmt: skip
    assert scene.s.heroes[0].keys == 2


def test_countercurse_on_the_worst_curse() -> None:
    """Every card is red, so it lifts the curse on red; the curse on draws does no harm."""
    scene = Scene("victorius", ["victorius-lunge", "quick-jab", "wild-swing"])
    scene.s.me().potions |= 1 << int(moves.COUNTERCURSE)
    said = against(scene, 1, 5, RED | NO_DRAW)
    assert "drink countercurse colour-red" in said
    assert has_won(scene)


def test_heals_before_hits_that_would_be_too_many() -> None:
    scene = Scene("argentus", ["wild-swing"], "late-revive")
    scene.s.me().hit_points = 2
    scene.s.me().potions |= 1 << int(moves.HEALING)
    scene.s.me().weapon = scene.card("warlord-blade")
    said = against(scene, 3, 6)
    assert "drink healing" in said
    assert has_won(scene) and scene.s.heroes[0].hit_points == 2


def test_blue_bridge() -> None:
    scene = Scene("argentus", ["argentus-magic-bolt", "argentus-staff-blow"], "abilities")
    assert "use blue-bridge argentus-magic-bolt" in against(scene, 1, 4)
    assert has_won(scene)


def test_curse_breaker() -> None:
    scene = Scene("xanros", ["xanros-hex", "xanros-bone-ward", "xanros-life-tap"], "abilities")
    assert "use curse-breaker xanros-hex colour" in against(scene, 2, 3, YELLOW)
    assert has_won(scene)


def test_free_second() -> None:
    scene = Scene("victorius", ["victorius-lunge", "victorius-double-cut"], "abilities")
    against(scene, 1, 4)
    assert has_won(scene)


def test_foresight_keeps_what_wins() -> None:
    scene = Scene("taia", ["taia-vision"], "abilities")
    scene.deck("fortress", "chain-lightning")
    said = against(scene, 1, 4)
    assert "keep chain-lightning" in said
    assert has_won(scene)


def test_takes_the_lord_when_it_can() -> None:
    scene = Scene("horan", ["giant-slayer", "heart-of-oak", "flame-slash"])
    s = scene.s
    s.me().keys = 2 | 4 | 8
    s.lord = scene.edit("dragon", 3, 10)
    scene.again()
    assert scene.answer() == "fight dragon"
    scene.battle()
    assert s.who == NOBODY and s.champion == 0


def test_takes_a_key_when_it_can() -> None:
    scene = Scene("horan", ["giant-slayer", "heart-of-oak"])
    scene.s.gates[0] = u8(scene.edit("goblin-porter", 3, 5))
    scene.again()
    assert scene.answer() == "fight goblin-porter"


def test_revives_wounded_where_a_fight_would_only_hurt() -> None:
    scene = Scene("horan", ["horan-grit"])
    scene.row(scene.edit("goblin-scout", 3, 9))
    scene.s.me().hit_points = 1
    scene.again()
    assert scene.answer() == "revive" and scene.s.heroes[0].hit_points == 5


def test_fights_wounded_where_it_wins_unhurt() -> None:
    scene = Scene("horan", ["horan-hammer-strike", "horan-shield-wall"])
    scene.row(scene.edit("goblin-scout", 0, 2))
    scene.s.me().hit_points = 3
    scene.again()
    assert scene.answer() == "fight goblin-scout"


def test_late_revival_is_not_in_its_choice() -> None:
    scene = Scene("horan", ["horan-grit"], "late-revive")
    scene.row(scene.edit("goblin-scout", 3, 9))
    scene.s.me().hit_points = 1
    scene.again()
    assert scene.answer() != "revive"


def test_discards_the_worst_under_a_curse() -> None:
    """Its belt is cursed, so it must discard one of five cards, and it does not discard the one that wins."""
    scene = Scene("horan", ["horan-hammer-strike", "horan-shield-wall", "horan-grit", "giant-slayer", "flame-slash"])
    scene.s.me().armour = scene.card("belt-of-pouches")
    said = against(scene, 4, 11, 512)
    assert said[0] in ("discard horan-hammer-strike", "discard horan-shield-wall", "discard horan-grit")


def test_equips_the_better() -> None:
    scene = Scene("horan", ["giant-slayer"])
    scene.s.me().weapon = scene.card("goblin-club")
    scene.s.backs[scene.foe("goblin-scout")] = u8(scene.card("warlord-blade"))
    scene.row(scene.edit("goblin-scout", 1, 2))
    while scene.s.step != moves.EQUIPPING:
        scene.answer()
    assert scene.answer() == "equip warlord-blade"


def test_buys_strength_before_the_lord() -> None:
    """One turn later the lord falls for certain."""
    scene = Scene("horan", ["giant-slayer", "heart-of-oak", "quick-jab"])
    s = scene.s
    s.me().keys = 2 | 4 | 8
    s.lord = scene.edit("dragon", 3, 16)
    scene.again()
    assert scene.answer() == "visit merchant"
    assert scene.answer() == "buy potion strength"


def test_leaves_the_merchant_with_nothing_to_pay() -> None:
    scene = Scene("horan", ["quick-jab"])
    s = scene.s
    s.pawned[scene.card("goblin-club")] = 1
    scene.game.apply(s, pack(moves.VISIT))
    scene.game.apply(s, s.options[s.count - 1])
    assert s.count_of(0, HAND) == 0 and s.step == moves.SHOPPING
    assert scene.answer() == "done"


def test_stacks_the_best_on_top() -> None:
    scene = Scene("horan", ["giant-slayer"])
    for card in ("axe-throw", "heart-of-oak"):
        scene.s.sort_in(0, DISCARD, scene.card(card))
    scene.row(scene.edit("goblin-scout", 1, 2))
    said = scene.answer()
    while not said.startswith("stack"):
        said = scene.answer()
    assert said == "stack giant-slayer"
