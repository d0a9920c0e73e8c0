"""The position, the two places where the game stops, and the game they make."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import DONE, first_of, kind_of, pack
from karak.core.game import Game, Step
from karak.core.notation import Telling, Verb
from karak.core.state import CHANCE, State, copy_state, state_numbers
from karak.core.view import View

ROLL, FACE = 1, 2
HEROES = ["ann", "ben", "cleo"]
TWENTY = 20
ASKING, ROLLING = 0, 1


class Toy(State):
    points: list[int]
    pot: int = 0

    def copy(self) -> "Toy":
        c = Toy()
        copy_state(self, c)
        c.points, c.pot = self.points[:], self.pot
        return c

    def numbers(self) -> list[int]:
        return [*state_numbers(self), *self.points, self.pot]


class Asking(Step[Toy]):
    """Hold or roll. TY:1.1"""

    clause: ClassVar[str] = "TY:1.1"

    def enter(self, game: Game[Toy], s: Toy) -> None:
        s.add(pack(DONE))
        s.add(pack(ROLL))
        s.ask(s.seat)

    def choose(self, game: Game[Toy], s: Toy, action: i64) -> None:
        if kind_of(action) == ROLL:
            s.go(ROLLING)
            return
        s.points[s.seat] += s.pot
        if s.points[s.seat] >= TWENTY:
            s.over()
        else:
            pass_on(game, s)


class Rolling(Step[Toy]):
    """A one loses the pot and the turn. TY:1.2"""

    clause: ClassVar[str] = "TY:1.2"

    def enter(self, game: Game[Toy], s: Toy) -> None:
        s.ask(CHANCE)

    def odds(self, game: Game[Toy], s: Toy) -> None:
        for face in range(1, 7):
            s.weigh(pack(FACE, face), 1)

    def choose(self, game: Game[Toy], s: Toy, action: i64) -> None:
        face = int(first_of(action))
        s.emit(FACE, s.role, face)
        if face == 1:
            pass_on(game, s)
        else:
            s.pot += face
            s.go(ASKING)


def pass_on(game: Game[Toy], s: Toy) -> None:
    s.pot = 0
    s.turns += 1
    s.seat = s.role = game.next_seat(s)
    s.go(ASKING)


class Seen(View):
    points: list[int]
    pot: int


class ToyGame(Game[Toy]):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, [Asking(), Rolling()], [], [[] for _ in HEROES], 0)
        faces = {face: str(face) for face in range(1, 7)}
        self.write_notation([Verb(int(DONE), "hold"), Verb(ROLL, "roll"), Verb(FACE, "face", faces)])
        self.write_telling(Telling({FACE: ("rolled", "number", "")}, HEROES, {}))

    def start(self) -> Toy:
        s = Toy()
        s.make_room(6)
        s.points = [0] * int(self.seats)
        self.run(s)
        return s

    def copy(self, s: Toy) -> Toy:
        return s.copy()

    def score(self, s: Toy) -> list[float]:
        return [float(points) for points in s.points]

    def finish(self, s: Toy) -> str:
        return "twenty" if max(s.points) >= TWENTY else ""

    def role_at(self, s: Toy, seat: i64) -> i64:
        return seat

    def role_names(self, s: Toy) -> list[str]:
        return HEROES[: self.seats]

    def anchors(self, s: Toy, action: i64) -> list[str]:
        return ["die:1"] if kind_of(action) == ROLL else ["button:done"]

    def describe(self, s: Toy) -> Seen:
        return Seen(**self.frame(s), points=s.points, pot=s.pot)

    def why_not(self, s: Toy, action: i64) -> tuple[str, str]:
        return "TY:1.1", "answer-first"

    def check(self, s: Toy) -> str:
        return "" if s.pot >= 0 else "the pot is negative"
