"""The people at a table under faults: an owner, a guest, and a screen that only watches."""

import random
from collections.abc import Callable
from typing import Any

from karak.play.seals import seal_of
from tools.faulty_server.player import Body, Player, World

EMOTES = ("hello", "good-luck", "well-done")
LATE = {"type": "salt", "salt": "late"}  # refused: the game has begun
WORDS = ["north", "east", "south", "west", "stone", "dark", "light", "dragon"]


class Person(Player):
    """Plays one seat: first a list of things to do before the game, in order, then whatever is possible."""

    def __init__(
        self, world: World, name: str, table: str, cookie: str, luck: random.Random, seat: int, is_owner: bool
    ) -> None:
        super().__init__(world, name, table, cookie, luck)
        self.seat = seat
        self.is_owner = is_owner
        self.is_quiet = False  # asks nothing new
        self.salt = f"{luck.getrandbits(160):040x}"
        self.has_opened = False
        self.before: list[Body] = self.lobby()
        self.is_ready: Callable[[], bool] = lambda: True  # the owner waits for the guest

    def lobby(self) -> list[Body]:
        seat, salt, name = self.seat, f"{self.luck.getrandbits(40):x}", self.name
        own: list[Body] = [
            {"type": "salt", "seat": seat, "salt": salt},
            {"type": "takeseat", "seat": seat, "name": f"{name} II"},
        ]
        if not self.is_owner:
            return [
                *own, {"type": "leaveseat", "seat": seat}, {"type": "takeseat", "seat": seat, "name": f"{name} III"},
                self.seal(), self.word("both"),
            ]  # fmt: skip
        bot: Body = {"type": "addbot", "seat": 2, "bot": "random"}
        return [
            *own, dict(bot), {"type": "removebot", "seat": 2}, {"type": "switchchat", "on": False},
            {"type": "switchchat", "on": True}, self.seal(), self.word("both"), dict(bot),
        ]  # fmt: skip

    def seal(self) -> Body:
        return {"type": "seal", "seat": self.seat, "seal": seal_of(self.table, self.seat, self.salt)}

    def word(self, id: str = "") -> Body:
        text = f"{self.name} says {self.luck.choice(WORDS)} {self.luck.getrandbits(40):x}"
        return {"type": "say", "text": text} | ({"id": id} if id else {})

    @property
    def status(self) -> str:
        return str(self.last.get("status", ""))

    def choose(self) -> Body | None:
        if self.is_quiet or self.status not in ("open", "revealing", "running"):
            return None
        if self.status == "revealing":
            return self.open()
        if self.status == "open":
            return self.prepare()
        roll = self.luck.random()
        if self.last["decision"]["options"]:
            if roll < 0.8:
                return self.act()
            return self.with_a_turn()
        return self.while_waiting() if roll < 0.25 else None

    def prepare(self) -> Body | None:
        """Does one thing at a time, and finally starts the game."""
        if self.pending:
            return None
        if self.before:
            return self.before.pop(0)
        if self.is_owner and self.is_ready():
            return {"type": "start"}
        return None

    def open(self) -> Body | None:
        """Opens the sealed salt, once."""
        if self.has_opened:
            return None
        self.has_opened = True
        return {"type": "reveal", "seat": self.seat, "salt": self.salt}

    def act(self) -> Body | None:
        if any(body["type"] == "act" for body in self.pending.values()):
            return None
        action = self.luck.choice(self.last["decision"]["options"])["text"]
        return {"type": "act", "action": action, "expected": self.seq}

    def with_a_turn(self) -> Body:
        placed = {"expected": self.seq}
        action = self.luck.choice(self.last["decision"]["options"])["text"]
        return self.luck.choices(
            [
                {"type": "undo"} | placed, {"type": "resetturn"} | placed, {"type": "whynot", "text": action},
                {"type": "letbotplay", "seat": self.seat, "bot": "random"}, self.word(), {"type": "hint"} | placed,
                {"type": "emote", "emote": self.luck.choice(EMOTES)},
            ],
            [30, 8, 10, 15, 25, 1, 10],
        )[0]  # fmt: skip

    def while_waiting(self) -> Body:
        wisher = self.last.get("undo")
        if wisher is not None and wisher != self.seat:
            return {"type": "undovote", "yes": self.luck.random() < 0.5}
        if self.has_a_bot:
            return {"type": "handback", "seat": self.seat}
        return self.luck.choices(
            [
                self.word(), {"type": "undo", "expected": self.seq}, {"type": "whynot", "text": "step north"},
                {"type": "emote", "emote": self.luck.choice(EMOTES)}, dict(LATE, seat=self.seat),
                {"type": "switchchat", "on": True}, {"type": "handback", "seat": self.seat},
            ],
            [40, 8, 10, 20, 4, 4, 4],
        )[0]  # fmt: skip

    @property
    def has_a_bot(self) -> bool:
        seats: list[dict[str, Any]] = self.seats
        return len(seats) > self.seat and seats[self.seat]["kind"] == "bot"
