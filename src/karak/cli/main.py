"""The karak command: one module for each subcommand."""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from karak import __version__
from karak.cli.explain import explain as explain  # imported from here by other modules
from karak.cli.helping import Helper, fault_text
from karak.cli.language import taken
from karak.core import game as rules
from karak.core.refusal import Refusal
from karak.words import LANGUAGES, say, speak

COMMANDS = {
    "play": "play:play",
    "new": "tapes:new",
    "replay": "tapes:replay",
    "hint": "hint:hint",
    "analyse": "analyse:analyse",
    "verify-tape": "tapes:verify_tape",
    "verify": "fair:verify",
    "backup": "storage:backup",
    "restore": "storage:restore",
    "fsck": "storage:fsck",
    "doctor": "doctor:doctor",
    "serve": "serve:serve",
    "owner-link": "serve:owner_link",
    "rotate-links": "serve:rotate_links",
    "simulate": "simulate:simulate",
    "tournament": "tournament:tournament",
    "lab": "lab:lab",
    "perft": "perft:perft",
    "bench": "bench:bench",
    "rules": "rules:rules",
    "engine": "engine:engine",
}


def is_compiled() -> bool:
    return not rules.__file__.endswith(".py")


def version() -> str:
    return f"karak {__version__} ({'compiled' if is_compiled() else 'interpreted'})"


def make_app() -> App:
    """Builds the application in the current language; a command is imported when it is called."""
    app = App(
        name="karak",
        version=version,
        help=say("cli-about"),
        help_epilogue=say("cli-begin", languages=", ".join(LANGUAGES)),
        help_formatter=Helper(),
        default_parameter=Parameter(show_default=False),
        result_action="return_value",
    )
    for name, place in COMMANDS.items():
        if find_spec(f"karak.cli.{place.partition(':')[0]}") is not None:
            text = say(f"cli-{name}")
            app.command(f"karak.cli.{place}", name=name, help=text, help_epilogue="", help_formatter=Helper(name))
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; any error becomes one clear line and a status other than 0."""
    errors = Console(stderr=True, highlight=False, emoji=False)
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        speak(taken(words))
        status = make_app()(words, console=Console(), exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except Refusal as refusal:
        errors.print(f"karak: {explain(refusal)}", markup=False, soft_wrap=True)
        return 2
    except CycloptsError as fault:
        errors.print(f"karak: {fault_text(fault, list(COMMANDS))}", markup=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        errors.print(f"karak: {say('cli-interrupted')}")
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the exit flush is quiet
        return 141


if __name__ == "__main__":
    sys.exit(main())
