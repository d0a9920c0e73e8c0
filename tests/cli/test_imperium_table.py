"""What is drawn of Imperium beyond Karak II: lairs and rifts, the crown, a contest, taxes and gifts."""

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text
from syrupy.assertion import SnapshotAssertion

from karak.cli.table.canvas import FALLBACK, Screen
from karak.cli.table.choices import choices_of
from karak.cli.table.chronicle import Chronicle
from karak.cli.table.face import Choice, Sheet
from karak.cli.table.imperium.face import ImperiumFace
from karak.cli.table.karak2.panel import WIDTH
from karak.cli.table.layout import choice_lines
from karak.cli.table.sitting import Sitting
from karak.cli.table.tabletop import Tabletop
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match
from karak.words import has

PAGE = Sheet(80, 40)
FIRST = ("roll hero 1x3", "roll hero 1x1")
RIFT = ("move northeast", "tile rift-1-open")
CROWNED = (*FIRST, *RIFT, "roll hero 1x2", "roll hero 1x1")  # the first seat is emperor, the second on turn


class Tabled:
    """A scripted match, its face and its log."""

    def __init__(self, heroes: list[str], *answers: str, options: list[str] | None = None) -> None:
        self.match = new_match("imperium", Setting(len(heroes), heroes, options), ["you"] * len(heroes))
        self.face = ImperiumFace(self.match, with_odds=False)
        self.chronicle = Chronicle(self.face)
        self.do(*answers)

    def do(self, *answers: str) -> "Tabled":
        for answer in answers:
            if answer != "done" and bool(self.match.state.weighing) and len(self.match.decision().options) == 1:
                self.chronicle.note()  # nothing is left to choose
                self.match.do(self.match.parse("done"))
            self.chronicle.note()
            self.match.do(self.match.parse(answer))
        return self

    def choices(self) -> list[Choice]:
        return choices_of(self.face, self.match.view(self.match.who))

    def choice(self, notation: str) -> Choice:
        return next(choice for choice in self.choices() if choice.option.text == notation)

    def above(self) -> str:
        return text_of(self.face.above(self.match.state, []))

    def told(self) -> list[str]:
        return self.chronicle.turns(None)[-1].parts

    def screen(self) -> str:
        """All that a player sees at a question."""
        paper = StringIO()
        sitting = Sitting(self.match, "", None, with_odds=False)
        sitting.seen = [len(self.match.actions)] * len(self.match.players)
        Tabletop(sitting, Screen(Console(file=paper, width=80, height=40), False)).show()
        return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())

    def enrich(self, seat: int, *resources: int) -> "Tabled":
        for kind, n in enumerate(resources):
            self.match.state.resources[seat * 3 + kind] = n
        return self


def text_of(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


# a rift


def test_a_rift_shows_who_has_rolled_who_is_next_and_what_to_beat() -> None:
    table = Tabled(["saigo", "kirima", "elspeth"], *FIRST, "roll hero 1x1", *RIFT, "roll hero 1x2")
    assert [line.plain for line in table.face.before_chance(table.match.state)] == [
        "The rift! The highest total wins the crown.",
        "●S Saigo 2   ▶■K Kirima   ▲E Elspeth",
        "You bring: hero die. To beat: 2.",
    ]
    table.do("roll hero 1x1", "roll hero 1x2")
    assert table.above().splitlines()[-2:] == ["hero die [2]", "swords 2 = 2 against 2: level"]
    assert (table.choice("done").hint, table.choice("use combat-finesse").hint) == ("", "roll the dice")


def test_the_question_at_a_rift(snapshot: SnapshotAssertion) -> None:
    table = Tabled(["elspeth", "kirima"], *FIRST, *RIFT, "roll hero 1x3")
    assert table.screen() == snapshot


def test_a_tie_is_rolled_off() -> None:
    table = Tabled(["saigo", "kirima"], *FIRST, *RIFT, "roll hero 1x2", "roll hero 1x2")
    assert table.match.who == CHANCE
    assert text_of(table.face.before_chance(table.match.state)).splitlines()[1:] == [
        "▶●S Saigo 2   ■K Kirima 2",
        "A tie at 2: Saigo, Kirima roll the hero die again and add it.",
    ]
    table.do("roll hero 1x1", "roll hero 1x3")
    assert table.chronicle.turns(None)[-1].parts == [
        "discovers 3: rift, no chasm", "a rift opens on 3, and all heroes rush there", "hero die 2, swords 2 = 2",
        "Kirima: hero die 2, swords 2 = 2", "Saigo: again hero die 1: 3",
        "Kirima: again hero die 3: 5, wins the crown, +1 food, +1 wood, +1 stone",
    ]  # fmt: skip


def test_skulls_are_suffered_once_the_crown_is_decided() -> None:
    table = Tabled(["saigo", "kirima"], *FIRST)
    table.match.state.items[table.match.state.box.item_names.index("amulet-of-protection")] = 1
    table.do(*RIFT, "roll hero 1xs", "roll hero 1x1")
    assert table.above().splitlines()[1:] == [
        "●S Saigo 0   ■K Kirima 1",
        "Kirima wins",
        "Saigo has skulls to suffer: 1 hero die.",
    ]
    assert [choice.label for choice in table.choices()] == ["Ignore a skull: hero die", "Suffer what is left"]


# the crown


def test_the_emperor_is_marked_on_the_map_and_in_the_list(snapshot: SnapshotAssertion) -> None:
    table = Tabled(["saigo", "kirima"], *CROWNED)
    board = text_of(table.face.board(table.match.state, table.choices(), None, PAGE))
    assert board == snapshot
    assert "&" in board.translate(FALLBACK) and board.translate(FALLBACK).isascii()
    assert "Emperor: Saigo." in text_of(table.face.map(table.match.state, PAGE))


def test_a_bare_crown_is_worth_nothing() -> None:
    table = Tabled(["saigo", "kirima"], *CROWNED, options=["bare-crown"])
    scene = table.face.look(table.match.state)
    panel = table.face.panel(scene)
    assert panel.titles(0) == ["♔ emperor"] and panel.titles(1) == []
    assert scene.heroes[0].army == {}


def test_every_line_beside_the_map_fits() -> None:
    table = Tabled(["xanros", "kirima"], *CROWNED)
    scene = table.face.look(table.match.state)
    assert max(len(line) for line in table.face.panel(scene).lines()) <= WIDTH


def test_the_crown_counts_at_the_end() -> None:
    table = Tabled(["saigo", "kirima"], *CROWNED)
    table.match.state.general = 1
    table.match.state.heroes[0].place = 0
    table.match.state.items[table.match.state.box.item_names.index("warhammer")] = 8
    table.do("done", "move west", "join guard 0", "roll hero 1x3")
    paper = StringIO()
    sitting = Sitting(table.match, "", None, True, is_watched=True)
    Tabletop(sitting, Screen(Console(file=paper, width=80), False)).show_end()
    told = " ".join(paper.getvalue().split())
    assert "The dark general is beaten: the game is over." in told
    assert "1. Saigo (you): 6.5 points 2. Kirima (you): 0 points The winner is Saigo." in told


# a challenge


def test_a_challenge_is_shown_from_both_sides(snapshot: SnapshotAssertion) -> None:
    table = Tabled(["saigo", "kirima"], *CROWNED)
    challenge = table.choice("challenge")
    assert (challenge.label, challenge.hint, challenge.option.final) == ("Challenge the emperor", "Saigo", True)
    table.do("challenge", "roll hero 1x2")
    assert table.screen() == snapshot
    table.do("join guard 1", "roll hero 1xs", "roll guard 1xshield")
    assert table.above().splitlines()[-2:] == ["Kirima wins", "Saigo has skulls to suffer: 1 hero die."]
    table.do("ignore hero", "done")
    assert table.told()[-4:] == ["Kirima: wins the crown", "+1 food", "+1 wood", "+1 stone"]


def test_a_challenge_is_told_by_name() -> None:
    table = Tabled(["saigo", "kirima"], *CROWNED, "challenge", "roll hero 1x2", "join guard 1", "roll hero 1x1")
    table.do("roll guard 1x2")
    assert [turn.parts for turn in table.chronicle.turns(None)][-1] == [
        "challenges Saigo for the crown", "hero die 2, swords 2 = 2",
        "Saigo: hero die 1, emperor's guard 2, swords 3 = 3, keeps the crown",
    ]  # fmt: skip


# taxes and gifts


def test_a_vassal_pays_and_reads_so() -> None:
    table = Tabled(["saigo", "kirima"], *CROWNED).enrich(1, 1, 4, 1).do("move southeast")
    assert table.choice("found city").hint == "2♣ + 1 tax for Saigo"
    table.do("found city")
    assert [choice.label for choice in table.choices()] == ["1 food", "1 wood", "1 stone"]
    table.do("pay food")
    assert table.told() == ["moves to 2", "founds a city on 2", "pays 1 food to Saigo as a tax"]


def test_the_question_for_a_tax(snapshot: SnapshotAssertion) -> None:
    table = Tabled(["saigo", "kirima"], *CROWNED).enrich(1, 1, 4, 1).do("move southeast", "found city")
    assert table.screen() == snapshot


def test_the_emperor_gives_and_reads_so() -> None:
    table = Tabled(["saigo", "kirima", "aderyn"], *FIRST, "roll hero 1x1", *RIFT, *("roll hero 1x3", "roll hero 1x1"))
    table.do("roll hero 1x1", "done").enrich(0, 9, 9, 9)
    for seat, hero in enumerate(table.match.state.heroes):
        hero.place = hero.city = seat + 1
    table.do("done")
    assert table.choice("build stable").hint.endswith("another city gets it, too")
    table.do("build stable")
    assert "The gift: stable." in table.above()
    table.do("give aderyn")
    assert table.told() == ["builds: stable", "gives the city of Aderyn the same: stable"]


# places and heroes


def test_lairs_show_who_lives_there_and_what_they_leave(snapshot: SnapshotAssertion) -> None:
    table = Tabled(["darius", "aderyn"], *FIRST, "move northeast", "tile goblin-cave-1-0")
    table.do("tile stone-eater-mines-1-0", "choose tile stone-eater-mines-1-0", "lay ne", "roll hero 1x3")
    assert text_of(table.face.map(table.match.state, PAGE)[:-3]) == snapshot
    assert text_of(table.face.board(table.match.state, [], None, PAGE)) == snapshot


def test_a_thief_fights_or_sneaks() -> None:
    table = Tabled(["aderyn", "kirima"], *FIRST, "move northeast", "tile goblin-cave-1-0", "lay e")
    assert [(choice.label, choice.hint) for choice in table.choices()] == [
        ("Fight", "goblins 1"),
        ("Sneak among them", "the turn goes on"),
    ]


def test_dice_of_time_are_picked_up_one_by_one() -> None:
    table = Tabled(["saigo", "kirima"], *FIRST)
    state = table.match.state
    lord = state.box.die_names.index("lord-of-time")
    state.army[lord], state.supply[lord] = 1, 0
    table.do("move northeast", "tile farm-1-open", "token dark-dryads", "join lord-of-time 1", "roll hero 1x1")
    table.do("roll lord-of-time 1xloop")
    assert "hero die [1]  lord of time [loop]" in table.above()
    table.do("use time-loop", "reroll hero 1", "done")
    assert table.match.who == CHANCE


def test_abilities_that_all_heroes_share_are_on_no_hero_card() -> None:
    table = Tabled(["kirima", "saigo"], *FIRST)
    assert table.face.abilities("kirima") == ["dream-helper", "leap-into-battle"]
    assert table.face.printed.customs == ["blessing", "challenge", "levy", "tax", "time-loop"]
    assert any(line.startswith("Challenge: ") for line in table.face.legend())


# everything


@pytest.mark.parametrize(("seed", "options"), [("a", []), ("b", ["choose-heroes"]), ("c", ["bare-crown"])])
def test_every_question_of_a_game_can_be_asked_and_told(seed: str, options: list[str]) -> None:
    match = new_match("imperium", Setting(5, None, options), ["you"] * 5)
    face = ImperiumFace(match, with_odds=True)
    chronicle = Chronicle(face)
    dealer = Shaker(seed)
    while not match.is_over and len(match.actions) < 500:
        if match.who != CHANCE and len(match.actions) % 2:
            look_at(match, face)
        chronicle.note()
        step(match, dealer)
    assert all(turn.parts for turn in chronicle.turns(0)[:-1])
    assert match.state.crown < 5


def look_at(match: Match, face: ImperiumFace) -> None:
    view = match.view(match.who)
    asked = choices_of(face, view)
    assert has(f"imperium-ask-{match.game.step_name(view)}")
    lines = choice_lines(asked, 80) + face.board(view, asked, None, PAGE) + face.map(view, PAGE)[:-6]
    assert max(len(line) for line in lines) <= 80
    face.above(view, asked)


def step(match: Match, dealer: Shaker) -> None:
    """Answers at random, and moves rather than waits."""
    options = match.decision().options
    if match.who == CHANCE:
        match.do(int(match.game.draw(match.state, dealer)))
    else:
        match.do(options[-1 - int(dealer.below(max(1, len(options) - 1)))])
