"""The karak command: one module for each thing it can do."""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from karak import __version__
from karak.cli.explain import explain as explain  # others know it from here
from karak.core import game as rules
from karak.core.refusal import Refusal

COMMANDS = {
    "play": ("play:play", "Play at this terminal, against bots or with others at the same keyboard."),
    "new": ("tapes:new", "Write a fresh game to a file."),
    "replay": ("tapes:replay", "Show a saved game, or any position of it."),
    "verify-tape": ("tapes:verify_tape", "Replay a saved game and check every position."),
    "verify": ("fair:verify", "Check that every dice roll and draw of a game followed from the promised seed."),
    "backup": ("storage:backup", "Copy all stored games to a file, also while a server runs."),
    "fsck": ("storage:fsck", "Replay every stored game and check it."),
    "serve": ("serve:serve", "Run a server with tables for people far apart, or in one room."),
    "simulate": ("simulate:simulate", "Let bots play many games, and count."),
    "perft": ("perft:perft", "Count the positions that can be reached."),
    "bench": ("bench:bench", "Measure how fast the rules are."),
    "rules": ("rules:rules", "Read the rules, or check that every clause has code and tests."),
    "engine": ("engine:engine", "Answer another program over lines of text."),
}


def is_compiled() -> bool:
    return not rules.__file__.endswith(".py")


def version() -> str:
    return f"karak {__version__} ({'compiled' if is_compiled() else 'interpreted'})"


app = App(
    name="karak",
    version=version,
    help="Karak, the board game: play it, simulate it, read its rules. An unofficial fan edition.",
    help_epilogue="Begin with: karak play. Each command explains itself: karak play --help",
    default_parameter=Parameter(show_default=False),
    result_action="return_value",
)
for name, (place, line) in COMMANDS.items():
    if find_spec(f"karak.cli.{place.partition(':')[0]}") is not None:
        app.command(f"karak.cli.{place}", name=name, help=line, help_epilogue="")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; whatever goes wrong is one clear line and a status that is not 0."""
    errors = Console(stderr=True, highlight=False)
    try:
        status = app(argv, console=Console(), error_console=errors, exit_on_error=False, print_error=True)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except Refusal as refusal:
        errors.print(f"karak: {explain(refusal)}", markup=False, soft_wrap=True)
        return 2
    except CycloptsError:
        return 2
    except KeyboardInterrupt:
        errors.print("karak: interrupted.")
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the exit flush is quiet
        return 141


if __name__ == "__main__":
    sys.exit(main())
