"""Help and errors of the command line: what cyclopts finds, in the words of the catalogue."""

from difflib import get_close_matches
from typing import Any

import cyclopts
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from karak.words import has, say


class Helper:
    """Returns the help of one command or of all; a parameter's text belongs to its command or to all commands."""

    def __init__(self, command: str = "") -> None:
        self.command = command
        self.plain = DefaultFormatter(show_metavar=False)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [self.told(entry) for entry in panel.entries]
        title = say("cli-parameters" if panel.format == "parameter" else "cli-commands")
        self.plain(console, options, panel.copy(title=title, entries=entries))

    def told(self, entry: HelpEntry) -> HelpEntry:
        thing = entry.names[0].strip("-")
        text = say(next(key for key in (f"cli-{self.command}-{thing}", f"cli-{thing}") if has(key)))
        text = f"{text} {say('cli-required')}" if entry.required else text
        return entry.copy(description=Text(text), required=False)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if self.command:
            words = [say(f"cli-word-{word[1:-1].lower()}") if word[0] == "[" else word for word in str(usage).split()]
        else:
            words = ["karak", say("cli-word-command")]
        console.print(Text(say("cli-usage", words=" ".join(words)) + "\n", style="bold"))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(Text(say(f"cli-{self.command}" if self.command else "cli-about") + "\n"))


def fault_text(fault: cyclopts.CycloptsError, commands: list[str]) -> str:
    """Says what is wrong with a command line and what would be right."""
    if isinstance(fault, cyclopts.UnknownCommandError):
        given = (fault.unused_tokens or [""])[0]
        near = nearest(given, commands)
        return say("cli-unknown-command", given=given, near=near, commands=", ".join(commands))
    chain = " ".join(["karak", *(fault.command_chain or [])])
    if isinstance(fault, cyclopts.UnknownOptionError):
        given = fault.token.keyword or fault.token.value
        names = [name for argument in fault.argument_collection for name in argument.names]
        return say("cli-unknown-option", given=given, near=nearest(given, names), command=chain)
    if isinstance(fault, cyclopts.CoercionError) and fault.token is not None:
        return say("cli-not-a-number", option=option_of(fault), given=fault.token.value)
    if isinstance(fault, cyclopts.MissingArgumentError):
        return say("cli-missing", option=option_of(fault), command=chain)
    if isinstance(fault, cyclopts.RepeatArgumentError):
        return say("cli-twice", option=fault.token.keyword or "")
    return say("cli-left-over", words=" ".join(fault.unused_tokens or []), command=chain)


def option_of(fault: cyclopts.CycloptsError) -> str:
    return fault.argument.name if fault.argument is not None else ""


def nearest(given: str, names: list[str]) -> str:
    """Returns the name that was probably meant, or none."""
    return next(iter(get_close_matches(given, names, n=1)), "none")
