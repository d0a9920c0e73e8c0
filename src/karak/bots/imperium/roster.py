"""The bots of Imperium."""

from karak.bots.imperium.explorer import ImperiumExplorerBot
from karak.bots.imperium.greedy import ImperiumGreedyBot
from karak.bots.imperium.judge import ImperiumJudge
from karak.bots.roster import Mind, Roster

ROSTER = Roster(
    bots={"explorer": ImperiumExplorerBot, "greedy": ImperiumGreedyBot},
    mind=Mind(ImperiumGreedyBot, ImperiumJudge, rounds=2.0, pace=1_100, ahead=2.0, worlds=24),
)
