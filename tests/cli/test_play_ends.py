"""karak play: resigning, agreeing to end the game, and turns that a player ends with a command."""

import io
import subprocess
from collections.abc import Callable, Iterator

import pytest
from rich.console import Console

from karak.cli.play import run
from karak.cli.table import talk
from karak.cli.table.canvas import Screen
from karak.cli.table.sitting import Sitting
from karak.cli.table.tabletop import Tabletop
from karak.core.ruleset import Setting
from karak.core.state import NOBODY
from karak.play.dealer import Shaker
from karak.play.match import END_TURN, Match, new_match, replay
from karak.play.tape import decode, encode
from karak.words import say
from tests.play.sitting import begun
from tests.play.sitting import say as answered

Karak = Callable[..., subprocess.CompletedProcess[str]]

STEPS = ["step north", "tile corridor-straight", "step south", "step north"]


class Evening:
    """A table whose players type the given lines, and which keeps what it prints."""

    def __init__(self, match: Match, lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.paper = io.StringIO()
        self.lines: Iterator[str] = iter(lines)
        monkeypatch.setattr(talk, "read_line", self.next_line)
        screen = Screen(Console(file=self.paper, width=80), False)
        self.table = Tabletop(Sitting(match, "evening", None, False), screen)

    def next_line(self) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    def play(self) -> "Evening":
        """Until the game is over, or nothing more is typed."""
        try:
            run(self.table, keeps=False)
            self.table.show_end()
        except EOFError:
            pass
        return self

    @property
    def match(self) -> Match:
        return self.table.sitting.match

    @property
    def said(self) -> str:
        return " ".join(self.paper.getvalue().split())


def match_of(*players: str, game: str = "karak") -> Match:
    return new_match(game, Setting(len(players)), list(players))


def alone(lines: list[str], patch: pytest.MonkeyPatch, *bots: str) -> Evening:
    match = begun()
    match.players = ["you", *(bots or ("random",))]
    return Evening(match, lines, patch).play()


def test_resigning_asks_for_confirmation(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = alone(["resign", "no", "RESIGN", "YES"], monkeypatch)
    assert evening.said.count(" ".join(say("table-resign-sure").split())) == 2
    assert say("table-goes-on") in evening.said
    result = evening.match.result()
    assert result is not None and (result.ending, result.winners) == ("resigned", [1])
    assert say("karak-ending-resigned") in evening.said and say("panel-resigned") in evening.said
    assert replay(decode(encode(evening.match.tape()), "tape")).result() == result


def test_when_only_bots_are_left_they_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(match_of("you", "random", "random"), ["resign", "y"], monkeypatch).play()
    assert [evening.match.spell(action) for action in evening.match.actions[-2:]] == ["resign 1", "end by points"]
    result = evening.match.result()
    assert result is not None and result.ending == "agreed" and 0 not in result.winners


def test_a_hero_that_was_given_up_is_marked_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(match_of("you", "you", "you"), ["resign", "y", "heroes"], monkeypatch).play()
    (gone,) = [seat for seat in range(3) if int(evening.match.state.resigned) >> seat & 1]
    assert not evening.match.is_over and evening.match.who not in (gone, -1)
    assert f"({say('panel-resigned')})" in evening.said
    assert evening.table.sitting.playing == [seat for seat in range(3) if seat != gone]


@pytest.mark.parametrize("game", ["goblin", "imperium", "karak", "karak2"])
def test_a_bot_plays_on_for_a_player_who_resigns(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk.Talk, "hand_over", lambda self: None)
    heroes = ["1", "1"] if game == "goblin" else []  # chosen first
    lines = [*heroes, "resign to Random", "yes", "log"]
    evening = Evening(match_of("you", "you", game=game), lines, monkeypatch).play()
    match = evening.match
    closing = next(i for i, who in enumerate(match.deciders) if who == NOBODY)
    gone = int(match.spell(match.actions[closing]).split()[1]) - 1
    assert match.spell(match.actions[closing]) == f"resign {gone + 1} to a bot"
    assert match.players[gone] == "random" and evening.table.sitting.playing == [1 - gone]
    assert gone in match.deciders[closing + 1 :] and match.who == 1 - gone
    assert say("table-resign-bot-sure", bot="random") in evening.said
    assert say("game-left-to-bot.brief") in evening.said
    again = replay(decode(encode(match.tape()), "tape"))
    assert again.players == match.players and again.hashes == match.hashes


def test_bots_alone_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = alone(["resign to greedy", "y"], monkeypatch)
    result = evening.match.result()
    assert result is not None and result.ending in ("dragon", "sealed")
    assert evening.match.players == ["greedy", "random"]


def test_a_turn_of_the_bot_that_plays_on_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    match = answered(begun(), *STEPS)
    match.players = ["you", "you"]
    evening = Evening(match, ["step south", "resign to random", "y"], monkeypatch).play()
    assert match.unhurried == {1} and match.holder is None and match.who == 1
    assert evening.table.sitting.people == [1]


def test_a_hero_can_be_left_only_to_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["resign to", "resign to you", "resign to greedy", "no"]
    evening = alone(lines, monkeypatch)
    assert say("table-resign-how") in evening.said and 'There is no bot "you" for this game.' in evening.said
    assert say("table-goes-on") in evening.said
    assert evening.match.players[0] == "you" and not evening.match.is_over


@pytest.mark.parametrize(("how", "ending"), [("end", "agreed"), ("draw", "drawn")])
def test_bots_agree_at_once(how: str, ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = alone([f"offer {how}"], monkeypatch)
    result = evening.match.result()
    assert result is not None and result.ending == ending
    assert say(f"karak-ending-{ending}") in evening.said


@pytest.mark.parametrize("game", ["goblin", "imperium", "karak", "karak2"])
def test_every_player_at_the_keyboard_is_asked(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, luck = match_of("you", "you", "random", "you", game=game), Shaker("asked")
    match.deal(luck)
    while match.who not in (0, 1, 3) or int(match.state.turns) == 0:
        match.do(match.decision().options[0])
        match.deal(luck)
    evening = Evening(match, ["offer draw", "yes", "no", "offer draw", "yes", "yes"], monkeypatch)
    evening.table.holder = match.who
    monkeypatch.setattr(talk.Talk, "hand_over", lambda self: None)
    evening.play()
    assert match.is_over
    result = match.result()
    assert result is not None and (result.ending, result.winners) == ("drawn", [0, 1, 2, 3])
    assert say("table-goes-on") in evening.said


def test_a_wrong_offer_or_resignation_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = alone(["offer", "offer everything", "resign now", "end by points", "resign 2"], monkeypatch)
    assert evening.said.count(say("table-offer-what")) == 2 and not evening.match.is_over
    assert evening.said.count(say("table-resign-how")) == 2
    assert say("table-closing") in evening.said


def test_a_turn_that_ended_by_itself_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    match = answered(begun(), *STEPS)
    match.players = ["you", "you"]
    evening = Evening(match, ["step south"], monkeypatch).play()
    assert match.holder == 0 and say("table-ask-turn-over").split()[0] in evening.said
    assert "end turn" in evening.said
    length = len(match.actions)
    again = Evening(replay(match.tape()), ["why stop", "undo", "step south", "1"], monkeypatch).play()
    assert again.match.holder is None and again.match.who == 1 and len(again.match.actions) == length
    assert len(again.table.sitting.chronicle.before) == length
    assert say("turn-is-over") in again.said and say("table-undone", text="step south") in again.said


def test_an_option_that_only_passes_the_turn_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = answered(begun(), *STEPS)
    match.players = ["you", "you"]
    evening = Evening(match, [], monkeypatch).play()
    finals = {choice.option.text: choice.option.final for choice in evening.table.show()}
    assert finals["step south"] is False and finals["stop"] is True


def test_a_bot_waits_until_the_player_ends_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    match = answered(begun(), *STEPS)
    match.players = ["you", "random"]
    evening = Evening(match, ["step south"], monkeypatch).play()
    assert match.deciders[-1] == 0 and match.decision().options == [END_TURN]
    Evening(match, ["end turn"], monkeypatch).play()
    assert 1 in match.deciders[len(STEPS) :]
    assert "random" in evening.said


def test_help_lists_the_words(karak: Karak) -> None:
    done = karak("play", "--seed", "1", say="?\nquit\n")
    for word in ("end turn", "resign", "resign to greedy", "offer end"):
        assert f"\n  {word} " in done.stdout
