"""A small model of the rights at one table, written apart from the server's code: what it forbids may never happen."""

from karak.server import wire

OWNER = "ann"
PEOPLE = ("ann", "ben", "phone", "cat", "eve", "dan")  # the phone came by Ben's link; Dan has no session
LINKED = {"phone": "ben"}


class Rights:
    """Who holds each seat, who has been sent away, and what may be taken back."""

    def __init__(self, seats: int, *, newcomers: bool, spectators: str) -> None:
        self.newcomers, self.spectators = newcomers, spectators
        self.holder: list[str] = [""] * seats
        self.former: list[str] = [""] * seats
        self.bot = [False] * seats
        self.resigned: set[int] = set()
        self.barred: set[str] = set()
        self.linked = dict(LINKED)
        self.status = "open"
        self.needed: set[str] = set()  # the players who have not yet agreed to the open undo request
        self.floor = 0  # the number of actions that stay, whatever is agreed

    def selves(self, who: str) -> set[str]:
        """The players that this person may act as."""
        return {who, self.linked.get(who, who)} if who != "dan" else set()

    def held(self, who: str) -> list[int]:
        return [seat for seat, holder in enumerate(self.holder) if holder and holder in self.selves(who)]

    def may_look(self, who: str) -> bool:
        return self.spectators != "none" or self.status == "open" or who == OWNER or bool(self.held(who))

    def may_see_through(self, who: str, seat: int) -> bool:
        return seat in self.held(who)

    def may(self, who: str, command: wire.Command, asked: int) -> bool:
        """Whether this person has the right to get a yes to this command."""
        held, owns = self.held(who), who == OWNER
        playing = [seat for seat in held if not self.bot[seat]]
        seat = getattr(command, "seat", -1)
        match command:
            case wire.Act():
                return asked in playing
            case wire.Undo() | wire.ResetTurn():
                return bool(playing)
            case wire.UndoVote() | wire.Say() | wire.Emote() | wire.EndVote():
                return bool(held)
            case wire.LeaveSeat() | wire.Resign() | wire.OfferEnd() | wire.Salt():
                return seat in held
            case wire.LetBotPlay() | wire.HandBack() | wire.RenewLinks():
                return owns or seat in held
            case wire.ChooseHero():
                return seat in held or (owns and self.bot[seat])
            case wire.Kick():
                return owns and bool(self.holder[seat]) and seat not in held
            case wire.AddBot() | wire.RemoveBot() | wire.Start():
                return owns and self.status == "open"
            case wire.Extend() | wire.End() | wire.SwitchChat():
                return owns
            case wire.TakeSeat():
                return self.may_sit(who, seat)
        raise AssertionError(command)

    def may_sit(self, who: str, seat: int) -> bool:
        if who == "dan" or who in self.barred or seat in self.resigned:
            return False
        if self.status == "open":
            return not self.bot[seat] and (not self.holder[seat] or seat in self.held(who))
        is_back = self.former[seat] in self.selves(who)
        return self.bot[seat] and not self.holder[seat] and not self.held(who) and (self.newcomers or is_back)

    def done(self, who: str, command: wire.Command, length: int) -> None:
        """Applies a command to which the table said yes."""
        seat = getattr(command, "seat", -1)
        match command:
            case wire.TakeSeat():
                is_back = self.former[seat] and self.former[seat] in self.selves(who)
                self.holder[seat] = self.holder[seat] or (self.former[seat] if is_back else who)
                self.former[seat], self.bot[seat] = "", False
                self.fix(length)
            case wire.LeaveSeat() if self.status == "open":
                self.holder[seat] = ""
            case wire.LeaveSeat():
                self.former[seat], self.holder[seat], self.bot[seat] = self.holder[seat], "", True
                self.fix(length)
            case wire.Kick():
                self.barred.add(self.holder[seat])
                for i, holder in enumerate(self.holder):
                    if holder in self.barred:
                        self.holder[i], self.bot[i] = "", self.status != "open"
                self.former = ["" if former in self.barred else former for former in self.former]
                self.fix(length)
            case wire.RenewLinks():
                self.linked = {device: of for device, of in self.linked.items() if of != self.holder[seat]}
            case wire.Resign():
                self.resigned.add(seat)
                self.bot[seat] |= bool(command.bot)
            case wire.LetBotPlay() | wire.AddBot():
                self.bot[seat] = True
            case wire.HandBack() | wire.RemoveBot():
                self.bot[seat] = False
            case wire.Start():
                self.status = "running"
            case wire.End():
                self.status = "over"
            case wire.UndoVote(yes=True):
                self.needed -= self.selves(who)

    def fix(self, length: int) -> None:
        self.floor = length

    def wished(self, asker: int) -> None:
        """Notes an undo request: every other player must agree, present or not."""
        people = {holder for seat, holder in enumerate(self.holder) if holder and seat not in self.resigned}
        self.needed = people - {self.holder[asker]}
