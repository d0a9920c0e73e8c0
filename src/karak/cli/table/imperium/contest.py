"""Draws a fight for the crown: who has rolled, who is next, what there is to beat."""

from rich.text import Text

from karak.cli.table.badges import hero_style
from karak.cli.table.imperium.panel import crowned_badges, emperor_of
from karak.cli.table.karak2 import battle
from karak.cli.table.layout import percent
from karak.games.imperium.view import Contest, View
from karak.games.karak2.view import Battle, Hero
from karak.words import name, say


def panel(scene: View, with_odds: bool) -> list[Text]:
    """Draws everything from what is at stake to the chance to win."""
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


def heading(scene: View, contest: Contest) -> str:
    if contest.kind == "rift":
        return say("imperium-contest-rift")
    attacker, emperor = scene.heroes[contest.active], emperor_of(scene)
    return say("imperium-contest-attack", attacker=name(attacker.hero), emperor=name(emperor.hero if emperor else ""))


def standings(scene: View, contest: Contest) -> Text:
    """Lists totals and marks who fights now: `●H Horan 7   ▶■T Taia   ▲E Elspeth`."""
    shown = crowned_badges(scene)
    row = Text()
    for hero in contenders(scene, contest):
        total = contest.totals.get(str(hero.seat))
        is_fighting = hero.seat == contest.fighting and contest.victor is None
        row.append("   " if row else "")
        row.append("▶" if is_fighting else "", "bold")
        row.append(shown[hero.seat], hero_style(hero.seat))
        row.append(f" {name(hero.hero)}", "bold" if is_fighting else "")
        row.append("" if total is None else f" {total}", "bold")
    return row


def roll(scene: View, contest: Contest, fight: Battle) -> list[Text]:
    """Shows the dice and their sum; before they fall, the total to beat."""
    if not battle.is_rolled(fight):
        said = [battle.bring(scene, fight), goal(scene, contest)]
        return [Text(" ".join(text for text in said if text))] if any(said) else []
    parts = battle.sum_of(fight)
    if contest.kind == "attack" or not contest.totals:
        return [battle.dice_row(fight), Text(say("imperium-contest-sum", parts=parts, attack=fight.attack))]
    most = best(contest)
    state = "ahead" if fight.attack > most else "level" if fight.attack == most else "short"
    key = "imperium-contest-sum-defence" if contest.kind == "defence" else "imperium-contest-sum-rift"
    args: dict[str, object] = {"attack": fight.attack, "most": most, "missing": most - fight.attack, "state": state}
    return [battle.dice_row(fight), Text(say(key, parts=parts, **args))]


def goal(scene: View, contest: Contest) -> str:
    if not contest.totals:
        return ""
    key = "imperium-contest-goal-defence" if contest.kind == "defence" else "imperium-contest-goal-rift"
    return say(key, most=best(contest))


def chances(fight: Battle, with_odds: bool) -> list[Text]:
    chance = win_of(fight)
    return [Text(say("imperium-contest-win", win=percent(chance)))] if chance is not None and with_odds else []


def win_of(fight: Battle) -> float | None:
    """Returns the chance to win; None for a chance of 0 against a total that is still open."""
    return fight.win if fight.strength is not None else fight.win or None


def contenders(scene: View, contest: Contest) -> list[Hero]:
    return [scene.heroes[seat] for seat in contest.order]


def best(contest: Contest) -> int:
    """Returns the highest total so far."""
    return max(contest.totals.values(), default=0)


def tie(scene: View, contest: Contest) -> str:
    """Names the heroes at the top who still have to break the tie."""
    top = best(contest)
    tied = [hero for hero in contenders(scene, contest) if contest.totals.get(str(hero.seat)) == top]
    names = ", ".join(name(hero.hero) for hero in tied)
    return say("imperium-contest-tie", total=top, heroes=names)


def aftermath(scene: View, contest: Contest) -> list[Text]:
    """Says who has won, and which skulls the asked hero still has to suffer."""
    rows = [Text(decided(scene))]
    skulls = ", ".join(say("amount", number=n, thing=name(die, "imperium")) for die, n in contest.skulls.items())
    if skulls:
        rows.append(Text(say("imperium-contest-skulls", hero=name(scene.heroes[scene.seat].hero), skulls=skulls)))
    return rows


def decided(scene: View) -> str:
    """Names the winner."""
    contest = scene.contest
    seat = contest.victor if contest else scene.crown
    hero = "" if seat is None else scene.heroes[seat].hero
    return say("imperium-contest-decided", hero=name(hero))
