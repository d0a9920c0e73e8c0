"""A fight for the crown as it is read: who has rolled, who is next, what there is to beat."""

from rich.text import Text

from karak.cli.table.badges import hero_style
from karak.cli.table.imperium.scene import ContestSeen, ImperiumScene
from karak.cli.table.karak2 import battle
from karak.cli.table.karak2.scene import BattleSeen
from karak.cli.table.layout import percent
from karak.words import name, say


def panel(scene: ImperiumScene, with_odds: bool) -> list[Text]:
    """From what is at stake down to the chance."""
    contest = scene.contest
    if contest is None:
        return []
    rows = [Text(heading(scene, contest), style="bold"), standings(scene, contest)]
    if contest.victor is not None:
        return [*rows, *aftermath(scene, contest)]
    if scene.step == "tying":
        return [*rows, Text(tie(scene, contest))]
    if scene.battle is None:
        return rows
    return rows + roll(scene, contest, scene.battle) + chances(scene.battle, with_odds)


def heading(scene: ImperiumScene, contest: ContestSeen) -> str:
    if contest.kind == "rift":
        return say("imperium-contest-rift")
    attacker, emperor = scene.heroes[contest.active], scene.emperor()
    return say("imperium-contest-attack", attacker=name(attacker.hero), emperor=name(emperor.hero if emperor else ""))


def standings(scene: ImperiumScene, contest: ContestSeen) -> Text:
    """`●H Horan 7   ▶■T Taia   ▲E Elspeth`: totals, and who fights now; the others follow."""
    shown = scene.badges()
    row = Text()
    for hero in scene.contenders():
        total = contest.total(hero.seat)
        is_fighting = hero.seat == contest.fighting and contest.victor is None
        row.append("   " if row else "")
        row.append("▶" if is_fighting else "", "bold")
        row.append(shown[hero.seat], hero_style(hero.seat))
        row.append(f" {name(hero.hero)}", "bold" if is_fighting else "")
        row.append("" if total is None else f" {total}", "bold")
    return row


def roll(scene: ImperiumScene, contest: ContestSeen, fight: BattleSeen) -> list[Text]:
    """The dice and what they come to; before they fall, what they must come to."""
    if not battle.is_rolled(fight):
        said = [battle.bring(scene, fight), goal(scene, contest)]
        return [Text(" ".join(text for text in said if text))] if any(said) else []
    parts = battle.sum_of(fight)
    if contest.kind == "attack" or not contest.totals:
        return [battle.dice_row(fight), Text(say("imperium-contest-sum", parts=parts, attack=fight.attack))]
    most = contest.best
    state = "ahead" if fight.attack > most else "level" if fight.attack == most else "short"
    key = "imperium-contest-sum-defence" if contest.kind == "defence" else "imperium-contest-sum-rift"
    args: dict[str, object] = {"attack": fight.attack, "most": most, "missing": most - fight.attack, "state": state}
    return [battle.dice_row(fight), Text(say(key, parts=parts, **args))]


def goal(scene: ImperiumScene, contest: ContestSeen) -> str:
    if not contest.totals:
        return ""
    key = "imperium-contest-goal-defence" if contest.kind == "defence" else "imperium-contest-goal-rift"
    return say(key, most=contest.best)


def chances(fight: BattleSeen, with_odds: bool) -> list[Text]:
    if fight.win is None or not with_odds:
        return []
    return [Text(say("imperium-contest-win", win=percent(fight.win)))]


def tie(scene: ImperiumScene, contest: ContestSeen) -> str:
    """Those at the top who have yet to break it."""
    tied = [hero for hero in scene.contenders() if contest.total(hero.seat) == contest.best]
    names = ", ".join(name(hero.hero) for hero in tied)
    return say("imperium-contest-tie", total=contest.best, heroes=names)


def aftermath(scene: ImperiumScene, contest: ContestSeen) -> list[Text]:
    """Who has won, and what the one who is asked still has to bear."""
    rows = [Text(decided(scene))]
    skulls = ", ".join(say("amount", number=n, thing=name(die, "imperium")) for die, n in contest.skulls.items())
    if skulls:
        rows.append(Text(say("imperium-contest-skulls", hero=name(scene.acting().hero), skulls=skulls)))
    return rows


def decided(scene: ImperiumScene) -> str:
    """Once there is a winner: who it is."""
    contest = scene.contest
    seat = contest.victor if contest else scene.crown
    hero = "" if seat is None else scene.heroes[seat].hero
    return say("imperium-contest-decided", hero=name(hero))
