"""The contract: a game is made of steps, a step asks a question, and an int answers it."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from karak.core.action import END, RESIGN, USE, first_of, kind_of, pack, second_of
from karak.core.closing import CLOSED, CLOSINGS, DRAWN, EVENTS, GIVEN_UP, LEFT_TO_BOT, RESIGNED, STUCK, how_name, verbs
from karak.core.notation import Names, Notation, Telling, Verb, from_one
from karak.core.state import CHANCE, NOBODY, RUNNING, State
from karak.core.vecs import vec
from karak.core.view import Standstill, View

S = TypeVar("S", bound=State)

NO_ROLE: Final[i64] = 0xFFFF  # used where an event is about no hero


class Dealer:
    """Answers for chance; the rules contain no randomness."""

    def below(self, n: i64) -> i64:
        return 0

    def pick(self, weights: vec[i64], total: i64) -> i64:
        """Returns an index with a probability proportional to its weight."""
        left = self.below(total)
        i: i64 = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return i


class Ability(Generic[S]):
    """A stateless ability of a hero: it says at which moments it listens and overrides only what it changes."""

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""  # in the rulebook; compiled classes have no docstring to read it from
    at: ClassVar[tuple[int, ...]] = ()

    def __init__(self) -> None:
        self.id: i64 = 0  # its index in the game's list
        self.args: list[Names] = []  # names of the targets of its option

    def option(self, arg: i64 = 0) -> i64:
        return pack(USE, self.id, arg)

    def offer(self, game: "Game[S]", s: S) -> None: ...

    def use(self, game: "Game[S]", s: S, arg: i64) -> None: ...

    def amend(self, game: "Game[S]", s: S, value: i64) -> i64:
        return value

    def react(self, game: "Game[S]", s: S) -> None: ...

    def anchors(self, game: "Game[S]", s: S, arg: i64) -> list[str]:
        """What a screen lights up for the ability's option, beside the ability itself."""
        return []


class Step(Generic[S]):
    """A place where the game may stop: `enter` asks, pushes or moves on; `choose` takes the answer."""

    clause: ClassVar[str] = ""  # shown to players who want to know what is asked here

    def enter(self, game: "Game[S]", s: S) -> None: ...

    def choose(self, game: "Game[S]", s: S, action: i64) -> None: ...

    def odds(self, game: "Game[S]", s: S) -> None:
        """Lists the outcomes if this step asks chance; called when they are first needed."""

    def draw(self, game: "Game[S]", s: S, dealer: Dealer) -> i64:
        """Draws one outcome by one call of below(total), in listed order; a faster override must draw the same one."""
        game.look(s)
        return s.options[dealer.pick(s.weights, s.total)]


class Game(Generic[S]):
    """A ruleset opened for one table, compiled to tables. Immutable; shared by every state."""

    def __init__(
        self, seats: int, steps: list[Step[S]], abilities: list[Ability[S]], roles: list[list[int]], moments: int
    ) -> None:
        self.seats: i64 = seats
        self.patience: i64 = 0  # rounds without progress after which the game ends as stuck; 0 where it never does
        self.steps = vec[Step[S]](steps)
        self.abilities = abilities
        for i, ability in enumerate(abilities):
            ability.id = i
        self.moments: i64 = moments
        self.listening: list[list[Ability[S]]] = [
            [abilities[i] for i in mine if moment in abilities[i].at] for mine in roles for moment in range(moments)
        ]
        self.ears = vec[i64]([0] * moments)  # roles that listen at a moment, one bit each
        for row, heard in enumerate(self.listening):
            if heard:
                self.ears[row % moments] |= 1 << row // moments
        self.notation = Notation([])
        self.telling = Telling({}, [], {})

    def write_notation(self, own: list[Verb]) -> None:
        """Collects a game's own verbs, "use" for every ability, and the closing verbs; its constructor calls this."""
        uses = [Verb(int(USE), f"use {a.name}", *a.args, first=int(a.id)) for a in self.abilities]
        self.notation = Notation(own + uses, verbs(int(self.seats)))

    def write_telling(self, telling: Telling) -> None:
        """Collects a game's own events and those that every game has; its constructor calls this."""
        telling.events = {**telling.events, **EVENTS}
        telling.names = {**telling.names, "seat": from_one, "how": how_name}
        self.telling = telling

    # what a game says about itself

    def start(self) -> S:
        raise NotImplementedError

    def copy(self, s: S) -> S:
        raise NotImplementedError

    def observe(self, s: S, seat: i64) -> S:
        """Returns what a seat may know, or a spectator (NOBODY); here, everything."""
        return self.copy(s)

    def guess(self, view: S, seat: i64, dealer: Dealer) -> S:
        """Returns a whole position consistent with this view, each equally likely; here, the only one."""
        return self.copy(view)

    def has_secrets(self) -> bool:
        """Whether one seat may know more than another; without secrets all see the same."""
        kind = type(self)
        return kind.observe is not Game.observe or kind.hear is not Game.hear

    def hear(self, event: i64, role: i64) -> i64:
        """Returns what the player of a role learns of an event; here, everything. Role -1 is a spectator."""
        return event

    def reveals(self, event: i64) -> bool:
        """Whether the event shows a secret without asking chance: what came before it cannot be taken back."""
        return False

    def score(self, s: S) -> list[float]:
        """Returns points by seat."""
        raise NotImplementedError

    def ranks(self, s: S) -> list[tuple[float, ...]]:
        """Returns what is compared to find the winner, by seat; here, the points."""
        return [(points,) for points in self.score(s)]

    def winners(self, s: S) -> list[int]:
        """Seats that win, or would if the game ended now; all share a draw, and a seat that resigned wins nothing."""
        ranks = self.ranks(s)
        seats = [seat for seat in range(len(ranks)) if not s.resigned >> seat & 1]
        best = max(ranks[seat] for seat in seats)
        return [seat for seat in seats if s.closed == DRAWN or ranks[seat] == best]

    def finish(self, s: S) -> str:
        """Names the rule of the book that ended the game, in one word; empty while it runs."""
        raise NotImplementedError

    def ending(self, s: S) -> str:
        """Names what ended the game, in one word; empty while it runs."""
        return CLOSINGS[s.closed] or self.finish(s)

    def role_at(self, s: S, seat: i64) -> i64:
        """Returns the number of the character at a seat."""
        raise NotImplementedError

    def role_names(self, s: S) -> list[str]:
        """Returns the character at each seat; empty where none is dealt yet."""
        raise NotImplementedError

    def anchors(self, s: S, action: i64) -> list[str]:
        """What a screen lights up for an option, such as `cell:2,-1` or `token:3`."""
        raise NotImplementedError

    def describe(self, s: S) -> View:
        """The position in plain names and numbers, for a screen or a program in another language."""
        raise NotImplementedError

    def frame(self, s: S) -> dict[str, Any]:
        """The fields that the views of all titles have, by name."""
        limit = int(self.patience * self.seats)
        return {
            "turn": int(s.turns),
            "seat": int(s.seat),
            "who": "chance" if s.who == CHANCE else "nobody" if s.who == NOBODY else int(s.who),
            "step": self.step_name(s),
            "ending": self.ending(s),
            "resigned": [seat for seat in range(int(self.seats)) if s.resigned >> seat & 1],
            "standstill": Standstill(int(s.quiet), limit) if limit else None,
        }

    def tell(self, event: i64) -> tuple[str, dict[str, str]]:
        """Returns the key of an event's sentence and its arguments."""
        return self.telling.tell(event)

    def why_not(self, s: S, action: i64) -> tuple[str, str]:
        """Returns the clause that forbids an action and the key of a sentence; ("", "") if none does."""
        raise NotImplementedError

    def check(self, s: S) -> str:
        """Says which piece was created or lost, or what is impossible in a position; empty if all is well."""
        raise NotImplementedError

    # hooks

    def is_heard(self, moment: i64, s: S) -> bool:
        """Whether the acting role has an ability at this moment; a silenced role has none."""
        return (self.ears[moment] & ~s.silent) >> s.role & 1 != 0

    def listeners(self, moment: i64, s: S) -> list[Ability[S]]:
        return self.listening[s.role * self.moments + moment]

    def offer(self, moment: i64, s: S) -> None:
        if self.is_heard(moment, s):
            for ability in self.listeners(moment, s):
                ability.offer(self, s)

    def amend(self, moment: i64, s: S, value: i64) -> i64:
        if self.is_heard(moment, s):
            for ability in self.listeners(moment, s):
                value = ability.amend(self, s, value)
        return value

    def react(self, moment: i64, s: S) -> None:
        if self.is_heard(moment, s):
            for ability in self.listeners(moment, s):
                ability.react(self, s)

    def use(self, s: S, action: i64) -> None:
        self.abilities[first_of(action)].use(self, s, second_of(action))

    # the loop

    def look(self, s: S) -> None:
        """Completes the pending decision: the outcomes of chance are listed only on demand."""
        if s.who == CHANCE and s.count == 0:
            self.steps[s.step].odds(self, s)

    def draw(self, s: S, dealer: Dealer) -> i64:
        return self.steps[s.step].draw(self, s, dealer)

    def run(self, s: S) -> None:
        """Runs to the next question; a seat that has resigned takes the first option."""
        while s.who == RUNNING:
            self.steps[s.step].enter(self, s)
        if s.who >= 0 and s.resigned >> s.who & 1:
            self.apply(s, s.options[0])

    def apply(self, s: S, action: i64) -> None:
        """Applies an answer to the pending decision, or at any time an action that closes the game."""
        if RESIGN <= kind_of(action) <= END:
            self.close(s, action)
            return
        s.who = RUNNING
        s.count = 0
        s.total = 0
        self.steps[s.step].choose(self, s, action)
        self.run(s)

    # ends outside the rulebook

    def may_close(self, s: S, action: i64) -> bool:
        """Whether this action may close: players may end a running game, and a seat with a hero may resign once."""
        kind = kind_of(action)
        if s.who == NOBODY or kind < RESIGN or kind > END:
            return False
        return kind == END or (not s.resigned >> first_of(action) & 1 and self.role_names(s)[first_of(action)] != "")

    def close(self, s: S, action: i64) -> None:
        """Ends the game or resigns a seat; the question stays unless the game is over or that seat was asked."""
        if kind_of(action) == END:
            self.stop(s, first_of(action))
            return
        seat = first_of(action)
        if second_of(action):
            s.emit(LEFT_TO_BOT, self.role_at(s, seat), seat)
            return
        s.emit(RESIGNED, self.role_at(s, seat), seat)
        s.resigned |= 1 << seat
        left = (1 << self.seats) - 1 & ~s.resigned
        if left & (left - 1) == 0:
            self.stop(s, GIVEN_UP)
        else:
            self.run(s)

    def stop(self, s: S, how: i64) -> None:
        """Ends the game, whatever was asked."""
        s.closed = how
        s.emit(CLOSED, NO_ROLE, how)
        s.over()

    def next_seat(self, s: S) -> i64:
        """Returns the seat whose turn is next: clockwise, skipping seats that have resigned."""
        seat = (s.seat + 1) % self.seats
        while s.resigned >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def stands_still(self, s: S) -> bool:
        """Ends the game before a new turn if too many turns brought no progress."""
        if self.patience == 0:
            return False
        if s.quiet == self.patience * self.seats:
            self.stop(s, STUCK)
            return True
        s.quiet += 1
        return False

    def is_option(self, s: S, action: i64) -> bool:
        """Whether the action is an option; the position is not changed, even if its chances are not listed yet."""
        if s.who == CHANCE and s.count == 0:
            s = self.copy(s)
            self.look(s)
        for i in range(s.count):
            if s.options[i] == action:
                return s.who != NOBODY
        return False

    def clause_of_step(self, s: S) -> str:
        """Returns the clause about the pending question."""
        return self.steps[s.step].clause

    def clause_of_choice(self, action: i64) -> str:
        """Returns the clause of an ability; any other choice belongs to its step."""
        return self.abilities[first_of(action)].clause if kind_of(action) == USE else ""

    def pending(self, s: S) -> dict[str, object]:
        """Returns the arguments of a sentence about the pending question: its step, and how many more it asks for."""
        return {"step": self.step_name(s), "open": 1}

    def step_name(self, s: S) -> str:
        """Returns the step's name in kebab case, such as `thrown-back` for ThrownBack."""
        name = type(self.steps[s.step]).__name__
        return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]
