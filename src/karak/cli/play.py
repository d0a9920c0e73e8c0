"""karak play: a table in the terminal."""

import secrets
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from karak.bots.outside import is_outside
from karak.cli.explain import explain
from karak.cli.seating import players_of, setting_of
from karak.cli.speed import note
from karak.cli.table.canvas import Screen
from karak.cli.table.sitting import Sitting
from karak.cli.table.tabletop import Tabletop
from karak.cli.table.talk import Leaving, Talk
from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.games.shelf import FIRST
from karak.play.match import Match, new_match
from karak.play.match import replay as play_again
from karak.play.tape import load
from karak.play.tape import save as keep
from karak.words import say


def play(
    game: str = FIRST,
    *,
    seats: str = "",
    heroes: str = "",
    options: str = "",
    data: str = "",
    seed: str = "",
    save: str = "",
    resume: str = "",
    odds: bool = True,
) -> int:
    """Play at this terminal, against bots or with others at the same keyboard."""
    be_lenient()
    file = Path(save or resume) if save or resume else None
    match = opened(game, seats, heroes, options, data, resume)
    if save and Path(save).exists() and save != resume:
        raise Refusal("file-exists", file=save)
    sitting = Sitting(match, seed or secrets.token_hex(8), file, odds)
    sitting.seen = [len(match.actions)] * len(match.players)
    table = Tabletop(sitting, Screen())
    if save:
        keep(match.tape(), Path(save))  # refuses a place that cannot be written, before the game begins
    return host(table, keeps=bool(save), resumed=resume)


def be_lenient() -> None:
    """Makes invalid bytes in input or output harmless."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def opened(game: str, seats: str, heroes: str, options: str, data: str, resume: str) -> Match:
    if resume:
        match = play_again(load(Path(resume)), data)
        if seats:
            reseat(match, players_of(match.opened.rules.name, seats), resume)
        else:
            refuse_code(match.players)
        return match
    players = players_of(game, seats)
    return new_match(game, setting_of(game, players, heroes, options), players, data)


def refuse_code(players: list[str]) -> None:
    """Refuses to run a Python file only because a tape names it."""
    for player in players:
        if is_outside(player):
            raise Refusal("bot-in-tape", bot=player, seats=",".join(players))


def reseat(match: Match, players: list[str], file: str) -> None:
    """Changes players: a bot for a person who left, or a person for a bot."""
    if len(players) != len(match.players):
        raise Refusal("seats-do-not-match", file=file, seats=len(match.players), named=len(players))
    match.players = players


def host(table: Tabletop, keeps: bool, resumed: str) -> int:
    """Runs a sitting from the welcome to the farewell."""
    try:
        welcome(table, resumed)
        run(table, keeps)
        table.show_end()
        table.screen.show(say("over-seed", seed=table.sitting.seed))
        return part(table, "over-tape")
    except (Leaving, EOFError):
        return part(table, "table-resume")
    except KeyboardInterrupt:
        table.screen.show()
        table.screen.show(say("table-interrupted"))
        part(table, "table-resume")
        return 130
    except Refusal:  # a bot from outside failed
        part(table, "table-resume")
        raise
    except (OSError, SystemExit):  # the output is closed or full
        with suppress(Refusal):
            table.sitting.save()
        raise


def welcome(table: Tabletop, resumed: str) -> None:
    match = table.sitting.match
    for line in note():
        table.screen.show(line)
    game = say(f"title-{match.opened.rules.name}")
    table.screen.show(say("table-welcome", game=game, players=", ".join(match.players)))
    if match.opened.setting.options:
        table.screen.show(say("table-options"))
    for option in match.opened.setting.options:
        text = say("table-option", option=say(f"option-{option}"), clause=match.opened.rules.options[option])
        table.screen.show(text, indent=2)
    if resumed:
        table.screen.show(say("table-resumed", file=resumed, actions=len(match.actions)))


def run(table: Tabletop, keeps: bool) -> None:
    """Plays until the game is over: chance, bots and people answer in turn."""
    sitting = table.sitting
    sitting.match.unhurry(set(sitting.people))
    while not sitting.match.is_over:
        who = sitting.match.who
        if who == CHANCE:
            if int(sitting.match.state.seat) in sitting.people:
                table.before_chance()
            sitting.draw()
            continue
        bot = sitting.bots[who]
        if bot is not None:
            sitting.ask_bot(bot)
            continue
        keeps = keeps and kept(table)
        action = Talk(table).ask()
        if action is not None:
            sitting.do(action)
    table.show_news(max(0, sitting.reader or 0))


def kept(table: Tabletop) -> bool:
    """Saves the game; if that fails, says so once and continues."""
    try:
        table.sitting.save()
    except Refusal as refusal:
        table.screen.show(explain(refusal))
        table.screen.show(say("table-goes-on"))
        return False
    return True


def part(table: Tabletop, key: str) -> int:
    """Saves the game and says goodbye."""
    try:
        file = table.sitting.save()
    except Refusal as refusal:
        table.screen.show(explain(refusal))
        table.screen.show(say("table-not-saved"))
        return 1
    table.screen.show(say("table-saved", file=str(file)))
    table.screen.show(say(key, file=str(file)))
    return 0
