"""The bots of Karak."""

from karak.bots.karak.explorer import ExplorerBot
from karak.bots.karak.greedy import GreedyBot
from karak.bots.karak.judge import KarakJudge
from karak.bots.roster import Mind, Roster

ROSTER = Roster(
    bots={"explorer": ExplorerBot, "greedy": GreedyBot},
    mind=Mind(GreedyBot, KarakJudge, rounds=2.0, pace=12_000, ahead=4.0, worlds=128),
)
