"""karak new, replay, verify-tape: games as files."""

import json as json_text
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import msgspec
from rich.console import Console
from rich.status import Status

from karak.cli.explain import explain
from karak.cli.seating import players_of, setting_of
from karak.cli.table.canvas import Screen
from karak.cli.table.sitting import Sitting
from karak.cli.table.tabletop import Tabletop
from karak.cli.table.talk import read_line
from karak.core.refusal import Refusal
from karak.games.shelf import FIRST
from karak.play.match import Match, new_match
from karak.play.match import replay as play_again
from karak.play.tape import Tape, load, save
from karak.words import name, say

LONG = 1000  # actions; replaying more takes a moment


def new(file: str, game: str = FIRST, *, seats: str = "", heroes: str = "", options: str = "", data: str = "") -> int:
    """Write a fresh game to a file, to be played with: karak play --resume FILE"""
    players = players_of(game, seats)
    match = new_match(game, setting_of(game, players, heroes, options), players, data)
    if Path(file).exists():
        raise Refusal("file-exists", file=file)
    save(match.tape(), Path(file))
    screen = Screen()
    screen.show(say("tape-new", file=file, game=game, players=", ".join(players)))
    screen.show(say("table-resume", file=file))
    return 0


def replay(file: str, *, at: int | None = None, step: bool = False, json: bool = False, data: str = "") -> int:
    """Show a saved game: its log by turns and its last position, or an earlier one."""
    tape = load(Path(file))
    match = played(tape, data)
    if at is not None:
        if not 0 <= at <= len(tape.actions):
            raise Refusal("tape-no-such-action", at=at, most=len(tape.actions))
        match.rewind(at)
    if json:
        print(json_text.dumps(report(match, tape), ensure_ascii=False, indent=1))
        return 0
    table = Tabletop(Sitting(match, "", None, with_odds=False, is_watched=True), Screen())
    return walk(table) if step else show(table)


def played(tape: Tape, data: str) -> Match:
    """Replays a tape; if it is long and the output is a terminal, says that this takes a moment."""
    waiting: AbstractContextManager[object] = nullcontext()
    if len(tape.actions) >= LONG and sys.stderr.isatty():
        waiting = Status(say("tape-replaying", actions=len(tape.actions)), console=Console(stderr=True))
    with waiting:
        return play_again(tape, data)


def show(table: Tabletop) -> int:
    table.show_log()
    table.screen.show()
    if table.sitting.match.is_over:
        table.show_end()
    else:
        table.show_position()
    return 0


def walk(table: Tabletop) -> int:
    """Shows one turn after the other, from the first."""
    match = table.sitting.match
    length, turns = len(match.actions), list(match.turns)
    actions = list(match.actions)
    match.rewind(0)
    table.sitting.chronicle.cut()
    for number in range(length):
        table.sitting.do(actions[number])
        if number + 1 == length or turns[number + 1] != turns[number]:
            table.show_news(0)
            if number + 1 < length:
                table.show_position()
                if sys.stdin.isatty() and read_line().lower().startswith("q"):
                    return 0
    return show(table) if match.is_over else 0


def report(match: Match, tape: Tape) -> dict[str, object]:
    """Returns what --json prints."""
    return {
        "game": tape.game,
        "players": match.players,
        "actions": len(tape.actions),
        "at": len(match.actions),
        "last": match.spell(match.actions[-1]) if match.actions else None,
        "hash": match.hashes[-1] if match.hashes else tape.start,
        "position": msgspec.to_builtins(match.game.describe(match.state)),
        "points": match.game.score(match.state),
        "winners": match.game.winners(match.state) if match.is_over else [],
    }


def verify_tape(file: str, *, data: str = "") -> int:
    """Replay a saved game and check every position: status 0 if it verifies, 1 if not, 2 if it cannot be read."""
    tape = load(Path(file))
    screen = Screen()
    try:
        match = played(tape, data)
    except Refusal as refusal:
        screen.show(say("verify-differs", reason=explain(refusal)))
        return 1
    result = match.result()
    if result is None:
        screen.show(say("verify-unfinished", actions=len(tape.actions)))
        return 0
    heroes = match.game.role_names(match.state)
    winners = ", ".join(name(heroes[seat]) for seat in result.winners)
    ending = say(f"{tape.game}-ended-{result.ending}")
    screen.show(say("verify-ok", actions=len(tape.actions), ending=ending, winners=winners))
    return 0
