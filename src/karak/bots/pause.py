"""The moment in which a search lets others work."""

from time import sleep


def pause() -> None:
    """Lets other threads work, and Ctrl-C interrupt: that happens in interpreted code only, which this must stay."""
    sleep(0)
