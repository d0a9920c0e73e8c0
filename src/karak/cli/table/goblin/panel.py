"""Draws the heroes, the merchant, the battle, the hand and the piles as lines."""

from rich.text import Text

from karak.cli.table.badges import badges, hero_style
from karak.cli.table.goblin.cards import (
    PAINT,
    called,
    chain,
    colours,
    counted,
    curses,
    effects,
    follows,
    known,
    letter,
    reward,
    short,
)
from karak.cli.table.goblin.caverns import CURSE, MARK
from karak.cli.table.layout import GOLD, QUIET
from karak.games.goblin.view import Battle, Card, Hero, View
from karak.words import name, say

GOOD = "bold #8fd16a"
BAD = "bold #ff8f7a"
BEFORE_HITS = ("bracing", "playing", "foreseeing", "stacking", "counting")


def acting(scene: View) -> Hero:
    """Returns the acting hero; the first one before the heroes are seated."""
    return scene.heroes[scene.seat if scene.seat < len(scene.heroes) else 0]


def heroes(scene: View, reader: int, players: list[str], winners: list[int] | None, most: int) -> list[Text]:
    """Lists heroes by seat: hit points, keys, numbers of cards; below that, what they carry."""
    shown = badges([hero.hero for hero in scene.heroes])
    rows: list[Text] = []
    for hero in scene.heroes:
        is_acting = hero.seat in winners if winners is not None else hero.seat == scene.seat
        rows.append(headline(hero, shown[hero.seat], players[hero.seat], is_acting, most))
        if hero.seat in scene.resigned:
            rows[-1].append(f" {say('panel-resigned')}", BAD)
        carried = goods(hero, hero.seat == reader)
        if carried:
            rows.append(Text(f"     {'; '.join(carried)}"))
    return rows


def headline(hero: Hero, badge: str, player: str, is_acting: bool, most: int) -> Text:
    text = Text.assemble(("▶" if is_acting else " ", "bold"), (badge, hero_style(hero.seat)))
    who = name(hero.hero) or "?"
    text.append(f" {who[:10]:10} ", "bold" if is_acting else "")
    text.append(f"{player[:8]:9}", QUIET)
    text.append("♥" * hero.hit_points + "♡" * (most - hero.hit_points), "red")
    keys = " ".join(say(f"goblin-level-{level}") for level in hero.keys)
    text.append(f"  {say('goblin-keys', count=len(hero.keys), keys=keys):13}", GOLD)
    text.append(say("goblin-piles", hand=len(hero.hand), deck=len(hero.deck), discard=len(hero.discard)))
    if hero.hit_points == 0:
        text.append(f" {say('goblin-down')}", BAD)
    return text


def goods(hero: Hero, is_reader: bool) -> list[str]:
    """Lists equipment, potions, and the won cards of another hero's hand, known by their backs."""
    parts = [short(item) for item in (hero.weapon, hero.armour) if item]
    if hero.potions:
        parts.append(", ".join(called(potion) for potion in hero.potions))
    seen = [known(card) for card in hero.hand if card.card != "starting-card"]
    if seen and not is_reader:
        parts.append(say("goblin-won-in-hand", cards=", ".join(seen)))
    return parts


def merchant(scene: View) -> Text:
    piles = [
        say("goblin-potion-pile", number=n, potion=say(f"goblin-short-{potion}")) for potion, n in scene.potions.items()
    ]
    cards = ", ".join(known(card) for card in scene.pawnshop) or say("goblin-empty")
    return Text(say("goblin-merchant", potions=", ".join(piles), cards=cards))


def battle(scene: View, seen: Battle) -> list[Text]:
    """Shows the monster, its curses, the chain, what may follow, and the present attack and defence."""
    hero, foe = acting(scene), seen.monster
    title = say(
        "goblin-battle", hero=name(hero.hero), monster=called(foe.monster), attack=foe.attack, hp=foe.hit_points,
        reward=reward(foe),
    )  # fmt: skip
    held = say("goblin-curses", curses=curses(seen.curses)) if seen.curses else say("goblin-no-curses")
    played = say("goblin-chain", cards="") if seen.played else say("goblin-chain-empty")
    rows = [Text(title, style="bold"), Text(held, style=CURSE if seen.curses else QUIET)]
    rows.append(Text(played) + chain(seen.played))
    outcome = say("goblin-short", missing=seen.missing) if seen.missing else say("goblin-enough")
    attack = say("goblin-your-attack", attack=seen.attack, hp=foe.hit_points, outcome=outcome)
    rows.append(Text(attack, style=BAD if seen.missing else GOOD))
    if scene.step in BEFORE_HITS:
        rows[-1].append("   ").append(*danger(seen))
    return rows


def danger(seen: Battle) -> tuple[str, str]:
    key = "goblin-would-fall" if seen.falls else "goblin-would-lose" if seen.hits else "goblin-unhurt"
    outcome = say(key, hurt=seen.hits)
    text = say("goblin-your-defence", defence=seen.defence, attack=seen.monster.attack, outcome=outcome)
    return text, BAD if seen.hits else GOOD


def may_follow(seen: Battle) -> Text:
    if not seen.colours:
        return Text(say("goblin-nothing-follows"), style=BAD)
    text = Text(say("goblin-may-follow", colours=colours(seen.colours)))
    for colour in seen.colours:
        text.append(" ")
        text.append(*letter(colour))
    return text


def hand(cards: list[Card], marks: dict[str, str], in_force: list[str]) -> list[Text]:
    """Writes one line per card: the choice that plays it, colour, name, effects, what may follow."""
    if not cards:
        return [Text(say("goblin-no-hand"))]
    rows = [Text(say("goblin-hand", number=len(cards)), style=f"bold {GOLD}")]
    wide = max(len(called(card.card)) for card in cards)
    painted = max(len(called(colour)) for colour in PAINT)
    does = max(len(effects(card, in_force)) for card in cards)
    for card in cards:
        colour = card.colour or ""
        mark = f"[{marks[card.card]}]" if card.card in marks else ""
        row = Text.assemble("  ", (mark, MARK), " " * (5 - len(mark)))
        row.append(*letter(colour))
        row.append(f" {called(card.card):{wide}}", "bold" if mark or not marks else "")
        row.append(f"  {called(colour):{painted}}  {effects(card, in_force):{does}}  {follows(card)}")
        rows.append(row)
    return rows


def new_deck(hero: Hero, starting: int) -> list[Text]:
    """Lists the new deck from the top, and what is still to be placed."""
    left = [card.card for card in hero.discard] + ["starting-card"] * starting
    rows = [Text(say("goblin-left-to-stack", cards=counted(left)))]
    return [Text(say("goblin-new-deck", cards=counted(hero.deck)), style="bold"), *rows]


def piles(scene: View) -> list[Text]:
    """Lists discard piles, and what is known of decks and hands."""
    rows: list[Text] = []
    for hero in scene.heroes:
        rows.append(Text(name(hero.hero) or say("goblin-nobody"), style="bold"))
        rows.append(Text(f"  {say('goblin-hand-known', cards=counted([card.card for card in hero.hand]))}"))
        rows.append(Text(f"  {say('goblin-pile-deck', cards=counted(hero.deck))}"))
        rows.append(Text(f"  {say('goblin-pile-discard', cards=counted([card.card for card in hero.discard]))}"))
    return rows
