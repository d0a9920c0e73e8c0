"""An error in a setting names the setting and what it should be."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from karak.core.refusal import Refusal
from karak.server.settings import ELSEWHERE, PREFIX, Settings, settings_from
from karak.words import say
from packing.rules import ROOT


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "abc"), ("PORT", "70000"), ("SILENCE", "-1"), ("LOG_LEVEL", "loud"), ("CONNECTIONS", "0"),
        ("BOT_SECONDS", "zero"), ("PUBLIC_URL", "example"), ("MESSAGES_PER_SECOND", "0"), ("TABLES_PER_HOUR", "-5"),
    ],
)  # fmt: skip
def test_an_invalid_value_is_refused_with_its_name(name: str, value: str) -> None:
    with pytest.raises(Refusal) as refusal:
        settings_from({f"KARAK_{name}": value})
    assert f"KARAK_{name} is wrong" in say(refusal.value.key, "en", **refusal.value.named)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("KARAK_PROT", "KARAK_PORT"), ("KARAK_DATABASE_UR", "KARAK_DATABASE_URL"), ("KARAK_XYZZY", "docs/serve.md"),
        ("KARAK_PORT_FLIE", "KARAK_PORT_FILE"),
    ],
)  # fmt: skip
def test_an_unknown_setting_is_refused_and_the_nearest_named(name: str, said: str) -> None:
    with pytest.raises(Refusal) as refusal:
        settings_from({name: "1"})
    text = say(refusal.value.key, "en", **refusal.value.named)
    assert name in text and said in text


@pytest.mark.parametrize("name", ["KARAK_COMPILE", "KARAK_BUILD", "KARAK_EXPECT", "KARAK_CLIENT", "KARAK_LANGUAGE"])
def test_variables_of_other_parts_are_no_settings(name: str) -> None:
    assert settings_from({name: "1"}) == Settings()


def test_every_variable_that_the_repository_reads_is_known() -> None:
    listing = ["git", "grep", "-ohE", "KARAK_[A-Z_]*[A-Z]", "--", "src", "web", "Makefile", "hatch_build.py"]
    found = set(subprocess.run(listing, capture_output=True, text=True, cwd=ROOT, check=True).stdout.split())
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__} | set(ELSEWHERE)
    assert {name.removesuffix("_FILE") for name in found} <= known


def test_a_value_can_be_in_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text("long and random\n", encoding="utf-8")
    assert settings_from({"KARAK_METRICS_TOKEN_FILE": str(secret)}).metrics_token == "long and random"
    for wrong in ({"KARAK_PORT_FILE": str(tmp_path / "none")}, {"KARAK_PORT": "1", "KARAK_PORT_FILE": str(secret)}):
        with pytest.raises(Refusal) as refusal:
            settings_from(wrong)
        assert "KARAK_PORT_FILE" in say(refusal.value.key, "en", **refusal.value.named)


@pytest.mark.parametrize("value", ["abc", "70000"])
def test_an_invalid_value_is_explained_in_plain_words(value: str) -> None:
    with pytest.raises(Refusal) as refusal:
        settings_from({"KARAK_PORT": value})
    text = say(refusal.value.key, "en", **refusal.value.named)
    assert "Expected" not in text and "`" not in text and "KARAK_PORT" in text


def test_every_setting_can_be_set() -> None:
    given = {"HOST": "::1", "PORT": "0", "PUBLIC_URL": "https://karak.example", "BOT_PAUSE": "0", "LOG_LEVEL": "debug"}
    made = settings_from({f"KARAK_{name}": value for name, value in given.items()})
    assert (made.port, made.bot_pause, made.log_level) == (0, 0.0, "debug")
    assert settings_from({}) == Settings()


def test_a_server_asks_for_as_many_files_as_it_accepts_connections() -> None:
    code = (
        "import resource; from karak.server.serve import make_room\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)); make_room(500)\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert int(said) == (1500 if most == resource.RLIM_INFINITY else min(1500, most))
