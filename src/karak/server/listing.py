"""Keeps the public list of tables to join or watch, in which one client's tables do not crowd out all others."""

from collections import Counter

from karak.server.cards import Card
from karak.server.table import OPEN, REVEALING, RUNNING

MOST_LISTED = 100


class Listing:
    """Cards by table, oldest first; the list knows who opened a table only as long as this server runs."""

    def __init__(self) -> None:
        self.cards: dict[str, Card] = {}
        self.openers: dict[str, str] = {}
        self.ranked: list[Card] | None = []

    def show(self, card: Card) -> None:
        """Lists a table, or removes it if it is no longer public or open to others."""
        is_closed = card.status != OPEN and card.spectators == "none"
        if card.public and card.status in (OPEN, REVEALING, RUNNING) and not is_closed:
            self.cards[card.table] = card
            self.ranked = None
        else:
            self.hide(card.table)

    def hide(self, table: str) -> None:
        self.openers.pop(table, None)
        if self.cards.pop(table, None):
            self.ranked = None

    def shown(self) -> list[Card]:
        """Returns the newest table of each client, then their second newest, and so on."""
        if self.ranked is None:
            before: Counter[str] = Counter()
            ranks: list[tuple[int, int, Card]] = []
            for age, card in enumerate(reversed(self.cards.values())):
                opener = self.openers.get(card.table, "")
                ranks.append((before[opener], age, card))
                before[opener] += 1
            ranks.sort(key=lambda rank: rank[:2])
            self.ranked = [card for _, _, card in ranks[:MOST_LISTED]]
        return self.ranked


def is_empty(card: Card) -> bool:
    """Whether no person sits at the open table yet."""
    return card.status == OPEN and not any(seat.kind == "human" for seat in card.seats)
