"""Bots think for a limited time, and are shown views only."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from karak.bots.advice import Advice, advise
from karak.bots.bot import Bot
from karak.core.game import Game
from karak.play.dealer import Shaker


class Minds(ABC):
    """What a bot answers to a view; a subclass says where it thinks."""

    @abstractmethod
    async def in_time(self, work: Callable[[], Any], client: str) -> Any:
        """The answer to one question, asked at a table of this client; TimeoutError if it takes too long."""

    @abstractmethod
    def close(self) -> None:
        """Begins nothing more."""

    async def choose(self, bot: Bot[Any], game: Game[Any], state: Any, seat: int, client: str = "") -> tuple[int, str]:
        """An option for a seat, and what went wrong if one had to be taken at random."""
        view = game.observe(state, seat)
        options = [int(action) for action in view.options[: int(view.count)]]
        luck = Shaker(secrets.token_hex(16))
        try:
            action = int(await self.in_time(lambda: bot.choose(game, view, luck), client))
            if action in options:
                return action, ""
            fault = f"answered {action}, which is not offered"
        except TimeoutError:
            fault = "took too long"
        except Exception as broken:
            fault = repr(broken)
        return secrets.choice(options), fault

    async def advise(
        self, name: str, bot: Bot[Any], game: Game[Any], state: Any, seat: int, client: str = ""
    ) -> Advice:
        """What a bot would do at a seat, and why."""
        view = game.observe(state, seat)
        luck = Shaker(secrets.token_hex(16))
        advice: Advice = await self.in_time(lambda: advise(name, game, view, bot, luck), client)
        return advice
