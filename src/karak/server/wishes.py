"""Holds what one player asks of the others: to take something back, or to end the game."""

from karak.server.records import EndOffered, UndoAsked


class Wish:
    """A player wants to take back more than is free; every other player has to agree."""

    def __init__(self, record: UndoAsked, voters: list[int]) -> None:
        self.seat = record.seat
        self.length = record.length
        self.command = record.command
        self.at = record.at
        self.voters = voters
        self.agreed: set[int] = set()


class Offer:
    """A player offers to end the game; every other person has to agree."""

    def __init__(self, record: EndOffered, voters: list[int]) -> None:
        self.seat = record.seat
        self.how = record.how
        self.at = record.at
        self.voters = voters
        self.agreed: set[int] = set()
