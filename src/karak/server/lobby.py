"""Handles seats, bots, heroes and talk."""

from karak.bots.named import usual_bot
from karak.core.refusal import Refusal
from karak.server.people import Person, clean_name
from karak.server.records import By, Kind, LinksRenewed, Record, Said, SeatChanged, Seated, SeatLeft, Vacated
from karak.server.seats import Chair, check_bot
from karak.server.table import OPEN, Table
from karak.server.wire import AddBot, ChooseHero, LeaveSeat, RemoveBot, RenewLinks, Say, TakeSeat


def must_be_open(table: Table) -> None:
    if table.status != OPEN:
        raise Refusal("table-started")


def must_own(person: Person) -> None:
    if not person.is_owner:
        raise Refusal("owner-only")


def own(table: Table, person: Person, seat: int) -> Chair:
    chair = table.chairs.at(seat)
    if seat not in table.chairs.held_by(person):
        raise Refusal("not-your-seat", seat=seat + 1)
    return chair


def take_seat(table: Table, person: Person, command: TakeSeat, at: float) -> list[Record]:
    """Takes a free seat, or in a running game the seat of a bot if the table admits this person."""
    chair = table.chairs.at(command.seat)
    if not person.player:
        raise Refusal("no-session")
    if table.is_barred(person):
        raise Refusal("evicted")
    is_own = table.status == OPEN and command.seat in table.chairs.held_by(person)
    if not (is_own or table.is_free(person, command.seat)):
        raise Refusal("seat-taken", seat=command.seat + 1)
    player = chair.player or (chair.former if table.chairs.is_for(person, chair.former) else person.player)
    name = clean_name(command.name)
    return [Seated(at=at, seat=command.seat, kind="human", name=name, player=player, hero=chair.hero)]


def leave_seat(table: Table, person: Person, command: LeaveSeat, at: float) -> list[Record]:
    chair = own(table, person, command.seat)
    if table.status == OPEN:
        return [Vacated(at=at, seat=command.seat)]
    table.playing()
    if chair.kind == "human" and table.has_resigned(command.seat):
        raise Refusal("seat-resigned", seat=command.seat + 1)
    return [*going_on(table, command.seat, chair, command.seat, at), SeatLeft(at=at, seat=command.seat)]


def going_on(table: Table, seat: int, chair: Chair, by: By, at: float) -> list[Record]:
    """Lets a bot play on, unless one already does or the hero takes no more turns."""
    if chair.kind == "bot" or table.has_resigned(seat):
        return []
    return [bot_plays(table, seat, chair, usual_bot(table.title), by, at)]


def bot_plays(table: Table, seat: int, chair: Chair, bot: str, by: By, at: float) -> SeatChanged:
    if chair.kind == "bot":
        raise Refusal("seat-has-bot", seat=seat + 1)
    if table.has_resigned(seat):
        raise Refusal("seat-resigned", seat=seat + 1)
    return SeatChanged(at=at, seat=seat, kind="bot", name=chair.name, bot=bot, by=by)


def add_bot(table: Table, person: Person, command: AddBot, at: float) -> list[Record]:
    must_own(person)
    must_be_open(table)
    check_bot(table.title, command.bot)
    chair = table.chairs.at(command.seat)
    if chair.kind == "human":
        raise Refusal("seat-taken", seat=command.seat + 1)
    name = f"{command.bot} {command.seat + 1}"
    return [Seated(at=at, seat=command.seat, kind="bot", name=name, player="", bot=command.bot, hero=chair.hero)]


def remove_bot(table: Table, person: Person, command: RemoveBot, at: float) -> list[Record]:
    must_own(person)
    must_be_open(table)
    if table.chairs.at(command.seat).kind != "bot":
        raise Refusal("seat-has-no-bot", seat=command.seat + 1)
    return [Vacated(at=at, seat=command.seat)]


def choose_hero(table: Table, person: Person, command: ChooseHero, at: float) -> list[Record]:
    """Chooses a hero for a player's own seat; the owner also chooses for bots."""
    must_be_open(table)
    if table.opening.quoted:
        raise Refusal("heroes-quoted")
    chair = table.chairs.at(command.seat)
    if not (person.is_owner and chair.kind == "bot"):
        own(table, person, command.seat)
    table.chairs.check_hero(table.title, command.seat, command.hero)
    kind: Kind = "bot" if chair.kind == "bot" else "human"
    seated = Seated(
        at=at, seat=command.seat, kind=kind, name=chair.name, player=chair.player, bot=chair.bot, hero=command.hero
    )
    return [seated]


def renew_links(table: Table, person: Person, command: RenewLinks, at: float) -> list[Record]:
    """Voids all earlier links of a seat, and the right of browsers that used one of them."""
    chair = table.chairs.at(command.seat)
    if not person.is_owner:
        own(table, person, command.seat)
    if not chair.player:
        raise Refusal("seat-has-no-player", seat=command.seat + 1)
    return [LinksRenewed(at=at, seat=command.seat, issue=table.chairs.issue(chair.player) + 1)]


def talk(table: Table, person: Person, command: Say, at: float) -> list[Record]:
    seats = table.chairs.held_by(person)
    if not seats:
        raise Refusal("no-seat")
    if not table.chat:
        raise Refusal("chat-off")
    text = " ".join("".join(letter for letter in command.text if letter.isprintable()).split())
    if not text:
        raise Refusal("nothing-said")
    return [Said(at=at, seat=seats[0], text=text)]
