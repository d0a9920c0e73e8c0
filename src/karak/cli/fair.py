"""karak verify: checks the dice of a game against the committed seed."""

from pathlib import Path

from karak.cli.explain import explain
from karak.cli.table.canvas import Screen
from karak.core.closing import closes
from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play.after.facts import facts
from karak.play.fair import message
from karak.play.match import opened_as
from karak.play.proof import Proof, fair_of, prove
from karak.play.tape import Tape, load
from karak.words import say


def verify(file: str, *, draw: int | None = None, data: str = "") -> int:
    """Derive every draw of a game again: status 0 if all follow from the seed, 1 if not, 2 if it cannot be checked."""
    tape, screen = load(Path(file)), Screen()
    fair_of(tape)
    if draw is not None:
        return work_out(tape, draw, data, screen)
    try:
        proof = prove(tape, data)
    except Refusal as refusal:
        screen.show(say("verify-differs", reason=explain(refusal)))
        return 1
    screen.show(say("fair-ok", draws=proof.checked, commitment=proof.fair.commitment))
    for key, args in [*facts(proof.fair), ("fair-said-file", {})]:
        screen.show(say(key, **args))
    if proof.quoted:
        screen.show(say("fair-quoted", actions=proof.quoted))
    gaps = [f"{low}-{high}" if low < high else str(low) for low, high in proof.gaps()]
    if gaps:
        screen.show(say("fair-gaps", draws=", ".join(gaps)))
    return 0


def work_out(tape: Tape, draw: int, data: str, screen: Screen) -> int:
    """Shows the message, the command that signs it, and the meaning of each number."""
    proof = Proof(tape)
    if draw not in proof.fair.draws:
        raise Refusal("fair-no-such-draw", draw=draw)
    match, passed = opened_as(tape, data), proof.fair.draws.index(draw)
    for number, action in enumerate(tape.actions):
        is_own = match.who == CHANCE and number >= proof.quoted and not closes(action)
        if is_own and passed == 0:
            break
        passed -= is_own
        match.do(action)
    asked, fair = match.decision(), proof.fair
    total = sum(asked.weights)
    said = message(fair.id, proof.signed, draw, 0)
    number = int(proof.draw(draw).below(total))  # refuses a seed that a shell could execute
    print(f"printf '%s' '{said}' | openssl dgst -sha256 -hmac {fair.seed}")
    screen.show(say("fair-number", total=total, number=number))
    low = 0
    for action, weight in zip(asked.options, asked.weights, strict=True):
        mark = " *" if low <= number < low + weight else ""
        screen.show(f"{low} .. {low + weight - 1}  {match.spell(action)}{mark}")
        low += weight
    return 0
