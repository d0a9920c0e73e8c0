"""One game being played: its state, its tape, and who may take back what."""

from collections.abc import Callable
from typing import Any

from karak.core.action import DONE, kind_of, pack
from karak.core.closing import closes
from karak.core.notation import Phrase
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY, State
from karak.games.shelf import Opened, open_game, ruleset
from karak.play.dealer import Shaker
from karak.play.tape import FORMAT, Result, Seat, Tape, hash_of

EVERY = 64  # actions between two snapshots, so that undo replays only a short tail
LONGEST = 60  # letters of a text that is quoted in a refusal
END_TURN = pack(252)  # only said at the table; no tape records it
WORD = "end turn"
TURN_ENDS = Phrase(WORD, "end-turn", ())
TURN_OVER = "turn-over"  # the question it answers


class Decision:
    """The pending question for callers outside the rules: who, at which step, options and, for chance, weights."""

    def __init__(self, who: int, step: str, options: list[int], weights: list[int]) -> None:
        self.who = who
        self.step = step
        self.options = options
        self.weights = weights


class Match:
    """A game in play: `decision` lists the options, `do` answers, `undo` takes back, `why_not` explains a refusal."""

    def __init__(self, opened: Opened, players: list[str]) -> None:
        self.opened = opened
        self.game = opened.game
        self.players = players
        self.rules: int = opened.rules.version  # or an older version that is played by the same rules
        self.state: Any = self.game.start()
        self.actions: list[int] = []
        self.deciders: list[int] = []  # who gave each action
        self.turns: list[int] = []  # the turn in which it was given
        self.hashes: list[str] = []
        self.events: list[tuple[int, ...]] = []  # what each action caused
        self.snapshots: list[State] = [self.game.start()]
        self.unhurried: set[int] = set()  # seats whose turns end only when they say so
        self.holder: int | None = None  # the one of them whose turn is over but who has not said so yet

    # asking and answering

    @property
    def who(self) -> int:
        return int(self.state.who) if self.holder is None else self.holder

    @property
    def is_over(self) -> bool:
        return self.who == NOBODY

    def decision(self) -> Decision:
        if self.holder is not None:
            return Decision(self.holder, TURN_OVER, [END_TURN], [])
        s = self.state
        self.game.look(s)
        count = int(s.count)
        weights = [int(w) for w in s.weights[:count]] if s.who == CHANCE else []
        return Decision(int(s.who), self.game.step_name(s), [int(a) for a in s.options[:count]], weights)

    def is_option(self, action: int) -> bool:
        """Whether an action is an option now, or closes the game; any number may be passed."""
        notation = self.game.notation
        if action in notation.index:
            return self.holder is None and bool(self.game.is_option(self.state, action))
        if action == END_TURN:
            return self.holder is not None
        return action in notation.phrases and bool(self.game.may_close(self.state, action))

    def view(self, seat: int) -> Any:
        return self.game.observe(self.state, seat)

    def do(self, action: int) -> list[int]:
        """Applies an option of the pending decision, or one that closes the game; returns the events it caused."""
        self.check(action)
        return self.redo(action)

    def redo(self, action: int, hash: str = "") -> list[int]:
        """Applies an action that was an option before and led to a position with this hash."""
        self.holder = None
        if action == END_TURN:
            return []
        who, turn = self.who, int(self.state.turns)
        if closes(action):
            who = NOBODY  # it answers no question and cannot be taken back
        events: list[int] = []
        self.state.out = events
        try:
            self.game.apply(self.state, action)
        except Exception:  # a fault in the rules must not cost the game
            self.rewind(len(self.actions))
            raise
        self.state.out = None
        self.actions.append(action)
        self.deciders.append(who)
        self.turns.append(turn)
        self.events.append(tuple(events))
        self.hashes.append(hash or hash_of(self.state))
        if len(self.actions) % EVERY == 0:
            self.snapshots.append(self.game.copy(self.state))
        if self.would_hold(who, turn, action):
            self.holder = who
        return events

    def would_hold(self, who: int, turn: int, action: int) -> bool:
        """Whether the turn ended by itself while its player could still take the last action back."""
        return self.ends_unsaid(who, turn, action, self.state) and self.undoable(who) > 0

    def ends_unsaid(self, who: int, turn: int, action: int, after: Any) -> bool:
        """Whether an action ended the turn of an unhurried seat without that seat saying so."""
        is_over = int(after.who) >= 0 and int(after.turns) != turn
        return who in self.unhurried and is_over and kind_of(action) != DONE

    def unhurry(self, seats: set[int]) -> None:
        """Makes the turns of these seats end only when they say so; the last turn may still wait for that."""
        self.unhurried = seats
        if self.actions and self.would_hold(self.deciders[-1], self.turns[-1], self.actions[-1]):
            self.holder = self.deciders[-1]

    def release(self) -> None:
        """Ends the turn without waiting for its player to say so."""
        self.holder = None

    def deal(self, dealer: Shaker, told: Callable[[int, list[int]], None] | None = None) -> None:
        """Lets chance answer until a player is asked or the game is over."""
        while self.who == CHANCE:
            action = int(self.game.draw(self.state, dealer))
            events = self.do(action)
            if told is not None:
                told(action, events)

    # words

    def parse(self, text: str) -> int:
        """Returns the action of a text, or refuses it and shows examples."""
        action = self.read(text)
        if action is None:
            raise self.unknown(text, self.decision().options)
        return action

    def read(self, text: str) -> int | None:
        """Returns the action of a text, if it is one of this game or ends a turn."""
        return END_TURN if " ".join(text.lower().split()) == WORD else self.game.notation.parse(text)

    def unknown(self, text: str, options: list[int]) -> Refusal:
        """Refuses a text without a meaning and shows examples."""
        examples = ", ".join(self.spell(action) for action in (options or self.game.notation.catalogue)[:4])
        return Refusal("unknown-action", text=text[:LONGEST], examples=examples)

    def spell(self, action: int) -> str:
        return self.phrase(action).text

    def phrase(self, action: int) -> Phrase:
        return TURN_ENDS if action == END_TURN else self.game.notation.phrases[action]

    def why_not(self, text: str) -> Refusal | None:
        """Returns a refusal that names the clause forbidding an action; None if it is an option."""
        action = self.parse(text)
        return None if self.is_option(action) else self.refusal(action)

    def check(self, action: int) -> None:
        """Refuses an action that is not an option."""
        if not self.is_option(action):
            raise self.refusal(action)

    def refusal(self, action: int) -> Refusal:
        if action == END_TURN:
            return Refusal("turn-goes-on")
        if action not in self.game.notation.phrases:
            return unknown_number(action)
        if closes(action):
            return Refusal("game-is-over" if self.is_over else "resigned-already")
        if self.holder is not None:
            return Refusal("turn-is-over")
        clause, key = self.game.why_not(self.state, action)
        return Refusal(f"{self.opened.rules.name}-why-{key}", clause, **self.game.pending(self.state))

    # taking back

    def undoable(self, seat: int) -> int:
        """How many of its last actions this seat may take back: those since chance, another seat, or a secret shown."""
        if not 0 <= seat < len(self.players):
            return 0
        count = 0
        while count < len(self.actions):
            i = len(self.actions) - 1 - count
            if self.deciders[i] != seat or any(map(self.game.reveals, self.events[i])):
                break
            count += 1
        return count

    def undoable_turn(self, seat: int) -> int:
        """How many of these belong to the turn of the last one."""
        count = self.undoable(seat)
        return count and self.turns[-count:].count(self.turns[-1])

    def undo(self, seat: int) -> None:
        """Takes back the last action of a seat, or refuses."""
        if self.is_over:
            raise Refusal("undo-game-over")
        if self.undoable(seat) == 0:
            raise Refusal("undo-nothing")
        self.rewind(len(self.actions) - 1)

    def rewind(self, length: int) -> None:
        """Goes back to the position after this number of actions."""
        if not 0 <= length <= len(self.actions):
            raise ValueError(f"{length} of {len(self.actions)} actions")
        self.holder = None
        for row in (self.actions, self.deciders, self.turns, self.hashes, self.events):
            done: list[Any] = row
            del done[length:]
        del self.snapshots[length // EVERY + 1 :]
        self.state = self.game.copy(self.snapshots[-1])
        for action in self.actions[length - length % EVERY :]:
            self.game.apply(self.state, action)

    # the tape

    def tape(self) -> Tape:
        setting = self.opened.setting
        seats = [Seat(player, hero) for player, hero in zip(self.players, setting.heroes, strict=True)]
        return Tape(
            format=FORMAT,
            game=self.opened.rules.name,
            rules=self.rules,
            data=self.opened.data,
            seats=seats,
            options=setting.options,
            start=hash_of(self.game.start()),
            actions=list(self.actions),
            texts=[self.spell(action) for action in self.actions],
            hashes=list(self.hashes),
            result=self.result(),
        )

    def result(self) -> Result | None:
        if not self.is_over:
            return None
        s = self.state
        return Result(self.game.ending(s), self.game.score(s), self.game.winners(s))


def unknown_number(number: int) -> Refusal:
    return Refusal("unknown-number", number=str(number))


def new_match(name: str, setting: Setting, players: list[str], data: str = "") -> Match:
    return Match(open_game(name, setting, data), players)


def opened_as(tape: Tape, data: str = "") -> Match:
    """Returns the match a tape begins with, before its first action."""
    rules = ruleset(tape.game)
    if not rules.plays(tape.rules, tape.options):
        raise Refusal("tape-other-rules", game=tape.game, found=tape.rules, wanted=rules.version)
    setting = Setting(len(tape.seats), [seat.hero for seat in tape.seats], tape.options)
    match = new_match(tape.game, setting, [seat.player for seat in tape.seats], data)
    match.rules = tape.rules
    if tape.data != match.opened.data:
        raise Refusal("tape-other-data", found=tape.data, wanted=match.opened.data)
    if not len(tape.actions) == len(tape.hashes) == len(tape.texts):
        raise Refusal("tape-uneven", actions=len(tape.actions), hashes=len(tape.hashes), texts=len(tape.texts))
    if tape.start != hash_of(match.state):
        raise Refusal("tape-differs", number=0, text="-")
    return match


def replay(tape: Tape, data: str = "", before: Callable[[Match], None] | None = None) -> Match:
    """Plays a tape again and checks every answer and position against it; `before` each answer may check more."""
    match = opened_as(tape, data)
    for number, action in enumerate(tape.actions):
        if before is not None:
            before(match)
        text = tape.texts[number]
        if not match.is_option(action) or match.spell(action) != text:
            raise Refusal("tape-illegal", number=number + 1, text=text)
        match.do(action)
        if match.hashes[-1] != tape.hashes[number]:
            raise Refusal("tape-differs", number=number + 1, text=text)
    if tape.result != match.result():
        raise Refusal("tape-wrong-result")
    return match
