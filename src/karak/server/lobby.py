"""Before the game, and around it: sitting down, bots, heroes, talk."""

from karak.bots.shelf import USUAL
from karak.core.refusal import Refusal
from karak.server.people import Person, clean_name
from karak.server.records import By, Kind, Record, Said, SeatChanged, Seated, Vacated
from karak.server.seats import Chair, check_bot
from karak.server.table import OPEN, RUNNING, Table
from karak.server.wire import AddBot, ChooseHero, LeaveSeat, RemoveBot, Say, TakeSeat


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
    """A free one; in a running game one of a bot that plays for nobody, by somebody who has none."""
    chair = table.chairs.at(command.seat)
    if not person.player:
        raise Refusal("no-session")
    held = table.chairs.held_by(person)
    is_free = table.status == OPEN and chair.kind != "bot" and (not chair.player or command.seat in held)
    is_spare = table.status == RUNNING and chair.kind == "bot" and not chair.player and not held
    if not (is_free or is_spare) or table.has_resigned(command.seat):
        raise Refusal("seat-taken", seat=command.seat + 1)
    player = chair.player or person.player
    name = clean_name(command.name)
    return [Seated(at=at, seat=command.seat, kind="human", name=name, player=player, hero=chair.hero)]


def leave_seat(table: Table, person: Person, command: LeaveSeat, at: float) -> list[Record]:
    chair = own(table, person, command.seat)
    if table.status == OPEN:
        return [Vacated(at=at, seat=command.seat)]
    table.playing()
    return [bot_plays(table, command.seat, chair, USUAL, command.seat, at)]


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
    """For oneself; the owner also for bots."""
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
