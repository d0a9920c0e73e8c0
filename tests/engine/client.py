"""An engine in the same process, asked with keyword arguments."""

import json
from typing import Any

from karak.cli.engine import Engine

Answer = dict[str, Any]
OPENING = ["roll 6 6", "roll 1 1"]  # the first seat begins


class Client:
    """Every answer is one line of JSON with `ok`."""

    def __init__(self) -> None:
        self.engine = Engine()

    def send(self, line: bytes) -> Answer:
        answer = self.engine.answer(line)
        assert b"\n" not in answer
        told = json.loads(answer)
        assert isinstance(told, dict) and isinstance(told["ok"], bool)
        assert told["ok"] or set(told["error"]) >= {"key", "text", "clause"}
        return told

    def ask(self, cmd: str, **fields: object) -> Answer:
        return self.send(json.dumps({"cmd": cmd, **fields}).encode())

    def good(self, cmd: str, **fields: object) -> Answer:
        told = self.ask(cmd, **fields)
        assert told["ok"], told
        return told

    def error(self, cmd: str, **fields: object) -> str:
        """The key of the refusal; nothing has changed."""
        before = self.position()
        told = self.ask(cmd, **fields)
        assert not told["ok"] and self.position() == before
        return str(told["error"]["key"]).removeprefix("karak-why-")

    def position(self) -> tuple[object, ...]:
        """The position of the game and the state of its dealer."""
        match, dealer = self.engine.sitting, self.engine.dealer
        if match is None:
            return ()
        luck = None if dealer is None else (int(dealer.a), int(dealer.b), int(dealer.c), int(dealer.d))
        told = self.ask("state")
        return told["hash"], told["length"], luck, tuple(match.actions), tuple(match.hashes)


def begun(**fields: object) -> Client:
    client = Client()
    client.good("new", heroes=["horan", "taia"], **fields)
    client.good("do", action=OPENING)
    return client
