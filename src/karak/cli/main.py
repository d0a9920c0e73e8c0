"""The karak command: one module for each thing it can do."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError
from rich.console import Console

from karak import __version__
from karak.core import game as rules
from karak.core.refusal import Refusal
from karak.words import say


def is_compiled() -> bool:
    return not rules.__file__.endswith(".py")


def version() -> str:
    return f"karak {__version__} ({'compiled' if is_compiled() else 'interpreted'})"


app = App(
    name="karak",
    version=version,
    help="Karak, the board game: play it, simulate it, read its rules. An unofficial fan edition.",
    result_action="return_value",
)
app.command("karak.cli.play:play")
app.command("karak.cli.tapes:new")
app.command("karak.cli.tapes:replay")
app.command("karak.cli.tapes:verify_tape", name="verify-tape")
app.command("karak.cli.simulate:simulate")
app.command("karak.cli.perft:perft")
app.command("karak.cli.bench:bench")
app.command("karak.cli.rules:rules")
app.command("karak.cli.engine:engine")


def explain(refusal: Refusal) -> str:
    """The sentence of a refusal, with the clause it rests on."""
    text = say(refusal.key, **refusal.named)
    return f"{text} ({refusal.clause})" if refusal.clause else text


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; whatever goes wrong is one clear line and a status that is not 0."""
    console = Console(stderr=True, highlight=False)
    try:
        status = app(argv, console=console, error_console=console, exit_on_error=False, print_error=True)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except Refusal as refusal:
        console.print(f"karak: {explain(refusal)}", markup=False, soft_wrap=True)
        return 2
    except CycloptsError:
        return 2
    except KeyboardInterrupt:
        console.print("karak: interrupted.")
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the exit flush is quiet
        return 141


if __name__ == "__main__":
    sys.exit(main())
