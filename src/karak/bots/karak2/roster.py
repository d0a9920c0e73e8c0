"""The bots of Karak II."""

from karak.bots.karak2.explorer import Karak2ExplorerBot
from karak.bots.karak2.greedy import Karak2GreedyBot
from karak.bots.karak2.judge import Karak2Judge
from karak.bots.roster import Mind, Roster

ROSTER = Roster(
    bots={"explorer": Karak2ExplorerBot, "greedy": Karak2GreedyBot},
    mind=Mind(Karak2GreedyBot, Karak2Judge, rounds=2.0, pace=3_700, ahead=4.0, worlds=72),
)
