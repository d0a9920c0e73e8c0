"""An error in a setting names the setting and what it should be."""

import resource
import subprocess
import sys

import pytest

from karak.core.refusal import Refusal
from karak.server.settings import Settings, settings_from
from karak.words import say


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
