"""karak engine: runs the game as a process for other programs, one JSON object per line in, one per line out."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import msgspec

from karak.cli import commands
from karak.cli.answers import Reply, decision_of, error_of, here, rules_of, told
from karak.cli.opponents import Opponents
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.shelf import ruleset
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match, replay
from karak.play.seated import Seated
from karak.play.tape import decode, load, save
from karak.words import FIRST, speak


class Engine:
    """Plays one game at a time; `answer` never raises, and a refused command changes nothing."""

    def __init__(self) -> None:
        self.is_done = False
        self.sitting: Match | None = None
        self.dealer: Shaker | None = None
        self.auto = True
        self.opponents: Opponents | None = None
        self.handlers: dict[type[commands.Command], Callable[..., Reply]] = {
            commands.New: self.new,
            commands.Load: self.load,
            commands.Do: self.do,
            commands.Draw: self.draw,
            commands.Options: self.options,
            commands.Undo: self.undo,
            commands.State: self.state,
            commands.View: self.view,
            commands.WhyNot: self.why_not,
            commands.TapeOf: self.tape,
            commands.Rules: self.rules,
            commands.Quit: self.quit,
        }

    def answer(self, line: bytes) -> bytes:
        """Answers one line, given without its end, with one line."""
        reply: Reply = {"ok": True}
        try:
            command = commands.read(line)
            given = command.id
            reply |= self.handlers[type(command)](command)
        except Refusal as refusal:
            given = commands.id_of(line)
            reply = {"ok": False, "error": error_of(refusal)}
        except Exception as fault:
            given = commands.id_of(line)
            reply = {"ok": False, "error": error_of(Refusal("engine-broken", fault=repr(fault)))}
        return msgspec.json.encode(reply if given is None else {"id": given} | reply)

    # a game

    def new(self, command: commands.New) -> Reply:
        seats = command.seats
        if seats is None:
            seats = len(command.heroes) or ruleset(command.game).fewest
        if command.players and len(command.players) != seats:
            raise Refusal("players-do-not-match-seats", players=len(command.players), seats=seats)
        setting = Setting(seats, command.heroes, command.options)
        return self.open(new_match(command.game, setting, command.players or [""] * seats, command.data), command)

    def load(self, command: commands.Load) -> Reply:
        tape = load(Path(command.file)) if command.file else decode(bytes(command.tape), "The tape")
        return self.open(replay(tape, command.data), command)

    def open(self, match: Match, command: commands.New | commands.Load) -> Reply:
        dealer = None if command.seed is None else Shaker(str(command.seed))
        before, opened = len(match.actions), match.opened
        opponents = Opponents(command.bots, match, command.seed)
        opponents.settle(match, dealer if command.auto else None)
        self.sitting, self.dealer, self.auto, self.opponents = match, dealer, command.auto, opponents
        begun = {"game": opened.rules.name, "rules": opened.rules.version, "data": opened.data}
        return begun | {"done": told(match, before)} | here(match)

    @property
    def match(self) -> Match:
        if self.sitting is None:
            raise Refusal("no-game")
        return self.sitting

    # asking and answering

    def do(self, command: commands.Do) -> Reply:
        match, dealer = self.match, self.dealer and self.dealer.copy()
        before, count = len(match.actions), 0
        given = command.action if isinstance(command.action, list) else [command.action]
        try:
            for action in given:
                self.give(match, action, command.seat)
                count += 1
        except Exception as fault:
            match.rewind(before)
            self.dealer = dealer
            if isinstance(fault, Refusal):
                raise Refusal(fault.key, fault.clause, at=count, **fault.named) from fault
            raise
        return {"count": count, "done": told(match, before)} | here(match)

    def give(self, match: Match, action: commands.Answer, seat: int | None) -> None:
        """Does one action and what chance adds by itself."""
        side = match if seat is None else Seated(match, seat)
        number = side.parse(action) if isinstance(action, str) else action
        side.check(number)
        match.do(number)
        self.go_on(match)

    def draw(self, command: commands.Draw) -> Reply:
        match = self.match
        if match.who != CHANCE:
            raise Refusal("chance-is-not-asked")
        if self.dealer is None:
            raise Refusal("chance-has-no-seed")
        before = len(match.actions)
        match.do(int(match.game.draw(match.state, self.dealer)))
        self.go_on(match)
        return {"done": told(match, before)} | here(match)

    def go_on(self, match: Match) -> None:
        if self.opponents is not None:
            self.opponents.settle(match, self.dealer if self.auto else None)

    def options(self, command: commands.Options) -> Reply:
        return decision_of(self.match)

    def undo(self, command: commands.Undo) -> Reply:
        match = self.match
        length = len(match.actions)
        if command.force is not None:
            if command.force > length:
                raise Refusal("undo-too-many", force=str(command.force), length=length)
            match.rewind(length - command.force)
        elif command.seat is not None or match.deciders:
            Seated(match, match.deciders[-1] if command.seat is None else command.seat).undo()
        else:
            raise Refusal("undo-nothing")
        return {"undone": length - len(match.actions)} | here(match)

    # looking

    def state(self, command: commands.State) -> Reply:
        match = self.match
        return {"state": match.game.describe(match.state), "result": match.result()} | here(match)

    def view(self, command: commands.View) -> Reply:
        match = self.match
        if command.seat >= len(match.players):
            raise Refusal("no-such-seat", seat=command.seat, last=len(match.players) - 1)
        asked = decision_of(match) if match.who == command.seat else None
        return {"view": match.game.describe(match.view(command.seat)), "decision": asked}

    def why_not(self, command: commands.WhyNot) -> Reply:
        side = self.match if command.seat is None else Seated(self.match, command.seat)
        reason = side.why_not(command.action)
        return {"allowed": True} if reason is None else {"allowed": False, "reason": error_of(reason)}

    def tape(self, command: commands.TapeOf) -> Reply:
        tape = self.match.tape()
        if not command.file:
            return {"tape": tape}
        save(tape, Path(command.file))
        return {"file": command.file}

    def rules(self, command: commands.Rules) -> Reply:
        return rules_of(command.game, command.data)

    def quit(self, command: commands.Quit) -> Reply:
        self.is_done = True
        return {}


def serve(source: BinaryIO, out: BinaryIO) -> None:
    """Answers until the end of input or `quit`; skips empty lines and does not keep overlong lines in memory."""
    engine = Engine()
    while not engine.is_done:
        line = source.readline(commands.LONGEST_LINE + 1)
        rest = line
        while len(rest) > commands.LONGEST_LINE and not rest.endswith(b"\n"):
            rest = source.readline(commands.LONGEST_LINE + 1)
        if not line:
            return
        if line.strip():
            out.write(engine.answer(line.rstrip(b"\r\n")) + b"\n")
            out.flush()


def engine() -> int:
    """Run the game as a process: one JSON object per line in, one per line out. See docs/engine.md."""
    speak(FIRST)  # programs read English
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
