"""The karak command: one module for each subcommand."""

import sys
from collections.abc import Sequence
from importlib.util import find_spec

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from karak import __version__
from karak.cli.explain import explain as explain  # imported from here by other modules
from karak.cli.helping import Helper, fault_text
from karak.cli.language import taken
from karak.cli.outputs import complain, drop, interrupted, lost, stand_in
from karak.cli.speed import advice
from karak.core.refusal import Refusal
from karak.installed import is_compiled as is_compiled
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


def version() -> str:
    """Names the version; if the rules are slow, says so and what to do about it."""
    return "\n".join([f"karak {__version__} ({'compiled' if is_compiled() else 'interpreted'})", *advice()])


def make_app() -> App:
    """Builds the application in the current language; a command is imported when it is called."""
    app = App(
        name="karak",
        version=version,
        version_format="plaintext",
        help=say("cli-about"),
        help_epilogue=say("cli-begin", languages=", ".join(LANGUAGES)),
        help_formatter=Helper(),
        default_parameter=Parameter(show_default=False),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name, place in COMMANDS.items():
        if find_spec(f"karak.cli.{place.partition(':')[0]}") is not None:
            text = say(f"cli-{name}")
            app.command(f"karak.cli.{place}", name=name, help=text, help_epilogue="", help_formatter=Helper(name))
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; any error becomes one clear line and a status other than 0."""
    try:
        status = attempt(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return interrupted()
    except BrokenPipeError:
        drop(sys.stdout)
        return 141
    except OSError as fault:
        drop(sys.stdout)
        complain(lost(fault))
        return 2


def attempt(words: list[str]) -> int:
    """Runs a command, or says what is wrong with the request."""
    try:
        stand_in()
        speak(taken(words))
        console = Console(soft_wrap="--version" in words)
        status = make_app()(words, console=console, exit_on_error=False, print_error=False)
        return status if isinstance(status, int) else 0
    except Refusal as refusal:
        complain(explain(refusal))
    except CycloptsError as fault:
        complain(fault_text(fault, list(COMMANDS)))
    return 2


if __name__ == "__main__":
    sys.exit(main())
