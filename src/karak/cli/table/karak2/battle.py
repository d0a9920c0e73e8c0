"""Draws a battle: the monsters met, the dice on the table, the sum, the odds."""

from rich.text import Text

from karak.cli.table.karak2.cardboard import Cardboard
from karak.cli.table.layout import percent
from karak.games.karak2.view import Battle, View
from karak.words import name, number, say

SKULL = "☠"
DIE = "bold #16120e on #e8dcc0"
BLOODY = "bold #ffd9cf on #8c1d18"


def met(scene: View, cardboard: Cardboard) -> str:
    """Names the monsters on the acting hero's tile, `skeleton riders 4 + envoys of death 5`, or the general."""
    here = scene.heroes[scene.seat].place
    if scene.general and scene.general.place == here:
        return f"{name('general', 'karak2')} {scene.general.strength}"
    tokens = scene.map[here].monsters
    return " + ".join(f"{name(token, 'karak2')} {cardboard.strength.get(token, '')}".strip() for token in tokens)


def heading(scene: View, cardboard: Cardboard) -> str:
    battle, general = scene.battle, scene.general
    if battle is None:
        return ""
    monsters = met(scene, cardboard)
    if general and battle.foes == ["general"]:
        parts: dict[str, object] = {"general": cardboard.general, "praetorians": general.praetorians}
        return say("karak2-battle-general", strength=general.strength, **parts)
    if len(battle.foes) > 1:
        return say("karak2-battle-against", monsters=monsters, strength=battle.strength)
    return say("karak2-battle-alone", monsters=monsters)


def is_rolled(battle: Battle) -> bool:
    return any(battle.dice.values())


def dice_row(battle: Battle) -> Text:
    """Draws every die by its face, kind by kind."""
    row = Text()
    for die, faces in battle.dice.items():
        row.append(f"{name(die, 'karak2')} ")
        for face, n in faces.items():
            for _ in range(n):
                row.append(f"[{shown(face)}]", BLOODY if is_bloody(face) else DIE)
        row.append("  ")
    row.rstrip()
    return row


def is_bloody(face: str) -> bool:
    return set(face) == {"s"}


def shown(face: str) -> str:
    """Writes a face: skulls, swords, or the name of its mark."""
    return SKULL * len(face) if is_bloody(face) else name(face, "karak2")


def sum_of(battle: Battle) -> str:
    """Writes the sum of the attack: `swords 5, weapons +1, fireballs +1`."""
    return sum_parts(battle.swords, battle.weapons, battle.bonus, battle.attack)


def sum_parts(swords: int, weapons: int, fireballs: int, attack: int) -> str:
    """Writes the parts of an attack; whatever remains comes from an ability."""
    rest = attack - swords - weapons - fireballs
    parts = [say("karak2-battle-swords", number=swords)]
    parts += [say("karak2-battle-weapons", number=weapons)] if weapons else []
    parts += [say("karak2-battle-fireballs", number=fireballs)] if fireballs else []
    parts += [say("fight-part", number=rest, what=say("fight-ability"))] if rest else []
    return ", ".join(parts)


def bring(scene: View, battle: Battle) -> str:
    things = [listed(battle.joined)] if any(battle.joined.values()) else []
    things += [say("karak2-battle-weapons", number=battle.weapons)] if battle.weapons else []
    spells = scene.heroes[scene.seat].items.get("fireball", 0)
    things += [say("karak2-battle-fireballs", number=spells)] if spells else []
    return say("karak2-battle-bring", things=", ".join(things)) if things else ""


def listed(dice: dict[str, int]) -> str:
    """Lists dice: `2× knight, hero die`."""
    return ", ".join(f"{n}× {name(die, 'karak2')}" if n > 1 else name(die, "karak2") for die, n in dice.items() if n)


def picked_up(battle: Battle) -> dict[str, int]:
    """Returns dice that take part but do not lie on the table."""
    return {die: n - sum(battle.dice.get(die, {}).values()) for die, n in battle.joined.items()}


def odds(battle: Battle, key: str) -> str:
    """Writes the odds, or nothing if the game gives none."""
    if battle.win is None:
        return ""
    lives, dice = battle.lives_lost or 0.0, battle.units_lost or 0.0
    return say(key, win=percent(battle.win), lives=number(lives, 1), dice=number(dice, 1))


def panel(scene: View, cardboard: Cardboard, with_odds: bool) -> list[Text]:
    """Draws everything from the heading to the odds."""
    battle = scene.battle
    if battle is None:
        return []
    rows = [Text(heading(scene, cardboard), style="bold")]
    if is_rolled(battle):
        rows.append(dice_row(battle))
        args: dict[str, object] = {"attack": battle.attack, "strength": battle.strength, "missing": battle.missing}
        rows.append(Text(say("karak2-battle-sum", parts=sum_of(battle), **args)))
    elif bring(scene, battle):
        rows.append(Text(bring(scene, battle)))
    chances = odds(battle, "karak2-battle-odds") if with_odds else ""
    return [*rows, Text(chances)] if chances else rows
