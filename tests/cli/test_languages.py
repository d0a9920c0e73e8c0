"""The command line and the text table in every language."""

import inspect
import subprocess
from collections.abc import Callable, Iterator
from importlib import import_module

import pytest
from rich.cells import cell_len

from karak.cli.language import LOCALE, taken
from karak.cli.main import COMMANDS, main
from karak.core.refusal import Refusal
from karak.games.shelf import RULESETS
from karak.words import FIRST, LANGUAGES, bundle, has, say, speak

Karak = Callable[..., subprocess.CompletedProcess[str]]
FIXED = (
    "about", "begin", "usage", "word", "commands", "parameters", "required", "help", "version", "interrupted",
    "unknown", "not", "missing", "twice", "left",
)  # fmt: skip


@pytest.fixture(autouse=True)
def quiet_locale(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for place in (*LOCALE, "KARAK_LANGUAGE"):
        monkeypatch.delenv(place, raising=False)
    yield
    speak(FIRST)


def parameters() -> list[tuple[str, str]]:
    """Every command with every parameter it has."""
    found: list[tuple[str, str]] = []
    for command, place in COMMANDS.items():
        module, _, name = place.partition(":")
        function = getattr(import_module(f"karak.cli.{module}"), name)
        found += [(command, parameter.replace("_", "-")) for parameter in inspect.signature(function).parameters]
    return found


@pytest.mark.parametrize(("command", "parameter"), parameters())
def test_each_command_and_parameter_is_described(command: str, parameter: str) -> None:
    assert say(f"cli-{command}")
    assert has(f"cli-{command}-{parameter}") or has(f"cli-{parameter}")


def test_no_description_is_left_over() -> None:
    used = {f"cli-{command}" for command in COMMANDS}
    used |= {f"cli-{command}-{parameter}" for command, parameter in parameters()}
    used |= {f"cli-{parameter}" for _, parameter in parameters()}
    keys = [key for key in bundle(FIRST)._messages if key.startswith("cli-") and key.split("-")[1] not in FIXED]
    assert [key for key in keys if key not in used] == []


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_chosen_language_only(
    command: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main([*([command] if command else []), "--help", f"--language={language}"]) == 0
    page = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert " ".join(say(f"cli-{command or 'about'}", language).split()) in page
    if language != FIRST:
        for word in ("Usage: ", "Commands ", "Parameters ", "[required]", "Display", " STR ", " INT "):
            assert word not in page


def test_the_flag_comes_before_the_environment_and_that_before_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    assert taken(["play"]) == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert taken(["play"]) == "pl"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert taken(["play"]) == "en"
    monkeypatch.setenv("KARAK_LANGUAGE", "fr")
    assert taken(["play"]) == "fr"
    words = ["play", "--language", "pl", "--seed", "1"]
    assert (taken(words), words) == ("pl", ["play", "--seed", "1"])


def test_a_language_that_is_not_spoken_is_refused_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--language", "xx"]) == 2
    assert "en, fr, pl" in capsys.readouterr().err
    with pytest.raises(Refusal):
        taken(["play", "--language"])


WRONG = ["plya", "play --sets", "simulate --games x", "new", "new a b c d", "play --seed a --seed b", "rules --file x"]


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_command_line_is_answered_with_one_sentence(
    line: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*line.split(), "--language", language]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith("karak: ") and told.err.count("\n") == 1


ANSWERS = "\n".join(["?", "heroes", "map", *"21315412312314213521", "log", "2", "1", "3", "quit"])


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("game", sorted(RULESETS))
def test_the_table_fits_eighty_columns(karak: Karak, game: str, language: str) -> None:
    """No line is wider, and no label of a choice had to be cut."""
    done = karak("play", game, "--seed", "fits", say=ANSWERS, KARAK_LANGUAGE=language, LC_ALL="C.UTF-8")
    assert done.returncode == 0, done.stderr
    wide = [line for line in done.stdout.splitlines() if cell_len(line) > 80]
    assert wide == []
    assert [line for line in done.stdout.splitlines() if "…" in line] == []


def test_a_terminal_of_plain_letters_shows_words_without_accents(karak: Karak) -> None:
    done = karak("play", "--seed", "1", say="?\nquit\n", KARAK_LANGUAGE="fr", PYTHONIOENCODING="ascii")
    assert "deplacements" in done.stdout and "l'" in done.stdout
