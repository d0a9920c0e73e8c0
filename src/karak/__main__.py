"""python -m karak is the karak command; it loads inside `main`, so that Ctrl-C ends even the loading with one line."""

import signal
import sys


def main() -> int:
    """Runs the command."""
    try:
        from karak.cli.main import main as run

        return run()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second one changes nothing
        from karak.cli.outputs import interrupted

        return interrupted()


if __name__ == "__main__":
    sys.exit(main())
