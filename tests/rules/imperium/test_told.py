"""What the players are told: every event of the steps and abilities, in order, with its hero and arguments."""

from collections.abc import Callable

from tests.rules.imperium.scene import DOOR, FARM, FOREST, NORTH, Scene, before, by_the_cave, duel, in_city
from tests.rules.told import Row, assert_told, each_telling


def rich_city(crown: str, *buildings: str) -> Scene:
    return in_city("horan", "taia", "saigo", crown=crown, buildings=buildings).own(food=9, wood=9, stone=9)


def looping() -> Scene:
    return before("envoys-of-death", "taia", "horan").lord()


CROWN: list[Row] = [
    ("a rift and a tie", "IM:2.2", lambda: Scene("taia", "horan"),
     "move northeast; tile rift-1-open; roll hero 1x2; roll hero 1x2; roll hero 1xss; roll hero 1x1",
     "tile-drawn taia rift-1-open; tile-laid taia rift-1-open 3; rift-opened taia 3; dice-rolled taia hero 2; "
     "totalled taia 2; dice-rolled horan hero 2; totalled horan 2; dice-rolled taia hero 0ss; totalled taia 2; "
     "dice-rolled horan hero 1; totalled horan 3; crowned horan; got horan food 1; got horan wood 1; "
     "got horan stone 1; turn-began horan"),
    ("a rift for the emperor", "IM:2.2", lambda: Scene("taia", "horan").crown("taia"),
     "move northeast; tile rift-1-open; join guard 0; roll hero 1x2; roll hero 1x1",
     "tile-drawn taia rift-1-open; tile-laid taia rift-1-open 3; rift-opened taia 3; dice-rolled taia hero 2; "
     "totalled taia 2; dice-rolled horan hero 1; totalled horan 1; crowned taia; got taia food 1"),
    ("a challenge won", "IM:3.6", lambda: duel("taia", "horan"),
     "challenge; roll hero 1x2; join guard 0; roll hero 1x1",
     "challenged taia horan; dice-rolled taia hero 2; totalled taia 2; dice-rolled horan hero 1; totalled horan 1; "
     "crowned taia; got taia food 1; got taia wood 1; got taia stone 1; turn-began horan"),
    ("a challenge lost", "IM:3.6", lambda: duel("taia", "horan"),
     "challenge; roll hero 1x1; join guard 0; roll hero 1x2",
     "challenged taia horan; dice-rolled taia hero 1; totalled taia 1; dice-rolled horan hero 2; totalled horan 2; "
     "defended horan; turn-began horan"),
    ("a building taxed", "IM:3.4", lambda: rich_city("taia"), "build stable; pay wood",
     "built horan stable; taxed horan wood taia; got taia wood 1"),
    ("a building given", "IM:3.2", lambda: rich_city("horan").found(FOREST, of="saigo"), "build stable",
     "built horan stable; gift-built horan stable saigo"),
    ("a unit granted", "IM:3.3", lambda: rich_city("horan", "military-camp").glory(2).glory(1, "saigo"),
     "recruit knight; done", "recruited horan knight; die-granted horan knight saigo"),
]  # fmt: skip

WONDERS: list[Row] = [
    ("the inhabitants back", "IM:2.1", lambda: by_the_cave("taia", "horan").clear(NORTH).stand("taia", NORTH),
     "move southeast", "moved taia 3; inhabitants-back taia goblins 4"),
    ("a haul", "IM:2.1", lambda: by_the_cave("taia", "horan"), "move northwest; roll hero 1x2",
     "moved taia 4; met taia 1; dice-rolled taia hero 2; won taia 1 2; glory-rose taia 1; got taia food 1; "
     "got taia wood 1"),
    ("the lord of time", "IM:4.2", lambda: before("lord-of-time", "taia", "horan").glory(5).muster(mage=3),
     "move northwest; join mage 3; roll mage 3x2; roll hero 1x1",
     "moved taia 4; met taia 5; dice-rolled taia mage 6; dice-rolled taia hero 1; won taia 5 7; lord-joined taia"),
    ("betrayal", "IM:4.2", looping,
     "move northwest; join lord-of-time 1; roll hero 1x1; roll lord-of-time 1xbetrayal",
     "moved taia 4; met taia 5; dice-rolled taia hero 1; dice-rolled taia lord-of-time 0; lord-betrayed taia horan"),
    ("a time loop", "IM:4.2", looping,
     "move northwest; join lord-of-time 1; roll hero 1x1; roll lord-of-time 1xloop; use time-loop; "
     "reroll hero 1; done; roll hero 1x2",
     "moved taia 4; met taia 5; dice-rolled taia hero 1; dice-rolled taia lord-of-time 0; ability-used taia time-loop; "
     "dice-rolled taia hero 2; lost taia 5 2"),
    ("a blessing", "IM:4.1", lambda: Scene("taia", "horan").glory(2).give("blessing"), "bless archer",
     "blessed taia; recruited taia archer"),
    ("a blessing after a battle", "IM:4.1", lambda: before("envoys-of-death", "taia", "horan").give("blessing"),
     "move northwest; roll hero 1xs; bless",
     "moved taia 4; met taia 5; dice-rolled taia hero 0s; lost taia 5 0; blessed taia; skulls-cancelled taia; "
     "thrown-back taia 3"),
]  # fmt: skip

HEROES: list[Row] = [
    ("sneaking", "IM:5.1", lambda: by_the_cave("aderyn", "taia"), "move northwest; use sneaking",
     "moved aderyn 4; sneaked aderyn 4"),
    ("rebels", "IM:5.1", lambda: Scene("aderyn", "taia").stand("aderyn", FOREST).glory(1).own(food=2), "use rebels",
     "ability-used aderyn rebels; recruited aderyn knight"),
    ("magical affinity", "IM:5.2", lambda: before("skeletal-hulks", "argentus", "taia").give("fireball"),
     "move northwest; roll hero 1x1; use magical-affinity keep",
     "moved argentus 4; met argentus 2; dice-rolled argentus hero 1; ability-used argentus magical-affinity; "
     "won argentus 2 2"),
    ("king of the wilds", "IM:5.2", lambda: before("hammer-followers", "argentus", "taia").stand("argentus", DOOR),
     "use king-of-the-wilds 4 hammer-followers; drive 1",
     "ability-used argentus king-of-the-wilds; driven argentus hammer-followers 1"),
    ("hard skin", "IM:5.3", lambda: before("envoys-of-death", "valduk", "taia").glory(3).muster(mage=1),
     "move northwest; join mage 1; roll mage 1xs; roll hero 1x1; use hard-skin mage",
     "moved valduk 4; met valduk 5; dice-rolled valduk mage 0s; dice-rolled valduk hero 1; lost valduk 5 1; "
     "lives-lost valduk 1; unit-saved valduk mage; thrown-back valduk 3"),
    ("dream helper", "IM:5.4", lambda: Scene("kirima", "taia").lives(3).lives(3, "taia").stand("taia", FOREST),
     "use dream-helper taia",
     "ability-used kirima dream-helper; healed kirima 1; healed taia 1; moved kirima 2"),
    ("seasoned traveller", "IM:5.5", lambda: Scene("saigo", "taia").stand("saigo", FARM).own(wood=2), "found city",
     "city-founded saigo 1; free-built saigo shooting-range"),
    ("strategic positions", "IM:5.5", lambda: before("envoys-of-death", "saigo", "taia").glory(4).muster(archer=1),
     "move northwest; join archer 1; roll archer 1xs; roll hero 1x1; use strategic-positions; reroll archer s; done; "
     "roll archer 1x2",
     "moved saigo 4; met saigo 5; dice-rolled saigo archer 0s; dice-rolled saigo hero 1; "
     "ability-used saigo strategic-positions; dice-rolled saigo archer 2; lost saigo 5 3"),
]  # fmt: skip


@each_telling(CROWN + WONDERS + HEROES)
def test_the_players_are_told(given: Callable[[], Scene], answers: str, events: str) -> None:
    assert_told(given(), answers, events)
