"""The games of a run, one line each and in order, so that an interrupted run can continue."""

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Protocol

import msgspec

from karak.core.refusal import Refusal
from karak.lab.bot_table import Played
from karak.lab.crew import Crew, Work
from karak.lab.interrupt import Interrupt

NAME = "games.jsonl"


class Run(Work[Played], Protocol):
    """Numbered games; the game of a number does not depend on how many games are played."""

    def heading(self) -> dict[str, object]:
        """Returns everything that determines game i."""


class Journal:
    """The file: the first line says what is played; a truncated last line is dropped."""

    def __init__(self, folder: Path, heading: dict[str, object]) -> None:
        self.path = folder / NAME
        self.games: list[Played] = []
        first = msgspec.json.encode(heading, order="deterministic") + b"\n"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lines = self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else []
            whole = [line for line in lines if line.endswith(b"\n")] or [first]
            if whole[0] != first:
                raise Refusal("run-other", folder=str(folder))
            self.games = [msgspec.json.decode(line, type=Played) for line in whole[1:]]
            self.file: BinaryIO = self.path.open("r+b" if lines else "w+b")
        except OSError as fault:
            raise Refusal("file-unwritable", file=str(self.path), fault=fault.strerror or str(fault)) from fault
        except msgspec.MsgspecError as fault:
            raise Refusal("run-broken", file=str(self.path)) from fault
        self.file.truncate(sum(map(len, whole)) if lines else 0)
        self.file.seek(0, 2)
        if self.file.tell() == 0:
            self.file.write(first)

    def add(self, game: Played) -> None:
        self.games.append(game)
        self.file.write(msgspec.json.encode(game) + b"\n")
        self.file.flush()  # a game may have taken minutes

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()


def play(run: Run, games: int, folder: Path, crew: Crew, progress: Callable[[int], None]) -> list[Played]:
    """Returns the first games of a run, or fewer after an interrupt; games in the folder are not played again."""
    crew.check()
    with Interrupt() as interrupt, Journal(folder, run.heading()) as journal:
        progress(min(games, len(journal.games)))
        for game in crew.deal(run, range(len(journal.games), games), interrupt):
            journal.add(game)
            progress(len(journal.games))
    return journal.games[:games]
