"""Lets bots think for a limited time, with nothing but views."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from karak.bots.advice import Advice, advise
from karak.bots.bot import Bot
from karak.core.game import Game
from karak.play.dealer import Shaker


class Minds(ABC):
    """Asks bots; a subclass decides where they think."""

    @abstractmethod
    async def in_time(self, work: Callable[[], Any], client: str) -> Any:
        """Does the work for a table of this client; raises TimeoutError if it takes too long."""

    @abstractmethod
    def close(self) -> None:
        """Starts no more work."""

    async def choose(self, bot: Bot[Any], game: Game[Any], state: Any, seat: int, client: str = "") -> tuple[int, str]:
        """Returns an option for a seat, and the fault of the bot if the option had to be taken at random."""
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
        """Returns what a bot would do at a seat, and why."""
        view = game.observe(state, seat)
        luck = Shaker(secrets.token_hex(16))
        advice: Advice = await self.in_time(lambda: advise(name, game, view, bot, luck), client)
        return advice
