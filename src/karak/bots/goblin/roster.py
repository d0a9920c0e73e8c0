"""The bots of Goblin."""

from karak.bots.goblin.explorer import GoblinExplorerBot
from karak.bots.goblin.greedy import GoblinGreedyBot
from karak.bots.goblin.judge import GoblinJudge
from karak.bots.roster import Mind, Roster

ROSTER = Roster(
    bots={"explorer": GoblinExplorerBot, "greedy": GoblinGreedyBot},
    mind=Mind(GoblinGreedyBot, GoblinJudge, rounds=3.0, pace=1_800, ahead=6.0, worlds=64, curiosity=6.0),
)
