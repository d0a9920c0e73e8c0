"""Bots think outside the event loop, for a limited time, and are shown views only."""

import asyncio
import secrets
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from karak.bots.advice import Advice, advise
from karak.bots.bot import Bot
from karak.core.game import Game
from karak.play.dealer import Shaker

THREADS = 2


class Thought:
    """One question to one bot; `answer` is done in the loop that asked."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.begun = False
        self.given_up = False

    def think(self) -> None:
        self.begun = True
        try:
            self.tell(self.work(), None)
        except Exception as fault:
            self.tell(None, fault)

    def tell(self, answer: Any, fault: Exception | None) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.settle, answer, fault)

    def settle(self, answer: Any, fault: Exception | None) -> None:
        if self.answer.done():
            return
        if fault is None:
            self.answer.set_result(answer)
        else:
            self.answer.set_exception(fault)


class Minds:
    """A few threads; one that does not come back in time is replaced, and its answer forgotten."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.waiting: SimpleQueue[Thought | None] = SimpleQueue()
        self.threads = 0  # hired as thoughts come

    def hire(self) -> None:
        self.threads += 1
        threading.Thread(target=self.work, daemon=True, name="karak bot").start()

    def work(self) -> None:
        while (thought := self.waiting.get()) is not None:
            thought.think()
            if thought.given_up:
                return

    def close(self) -> None:
        for _ in range(self.threads):
            self.waiting.put(None)

    async def choose(self, bot: Bot[Any], game: Game[Any], state: Any, seat: int) -> tuple[int, str]:
        """An option for a seat, and what went wrong if one had to be taken at random."""
        view = game.observe(state, seat)
        options = [int(action) for action in view.options[: int(view.count)]]
        luck = Shaker(secrets.token_hex(16))
        try:
            action = int(await self.in_time(Thought(lambda: bot.choose(game, view, luck))))
            if action in options:
                return action, ""
            fault = f"answered {action}, which is not offered"
        except TimeoutError:
            fault = "took too long"
        except Exception as broken:
            fault = repr(broken)
        return secrets.choice(options), fault

    async def advise(self, name: str, bot: Bot[Any], game: Game[Any], state: Any, seat: int) -> Advice:
        """What a bot would do at a seat, and why."""
        view = game.observe(state, seat)
        luck = Shaker(secrets.token_hex(16))
        advice: Advice = await self.in_time(Thought(lambda: advise(name, game, view, bot, luck)))
        return advice

    async def in_time(self, thought: Thought) -> Any:
        """The time counts from when a thread takes it up."""
        if self.threads < THREADS:
            self.hire()
        self.waiting.put(thought)
        while True:
            done, _ = await asyncio.wait({thought.answer}, timeout=self.seconds)
            if done:
                return thought.answer.result()
            if thought.begun:
                thought.given_up = True
                self.threads -= 1
                self.hire()
                raise TimeoutError
