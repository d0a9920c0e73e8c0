"""Do the rule tests notice? Break one sentence of the rules at a time and run the tests of its section.

python tools/mutants.py [prefix of a clause]
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GAME = Path("src/karak/games/karak")
TESTS = Path("tests/rules/karak")


class Mutant(NamedTuple):
    """In a file of the game, the text that keeps the clause and one that breaks it."""

    clause: str
    file: str
    old: str
    new: str


MUTANTS = [
    Mutant("K1:1.1", "ruleset.py", "most=5", "most=6"),
    Mutant("K1:1.1", "steps/start.py", "if s.seat_of(role) == NO_HERO:\n                s.weigh", "if True:\n                s.weigh"),
    Mutant("K1:1.2", "data/tiles.toml", 'exits = "nesw"\nkind = "fountain"', 'exits = "nes"\nkind = "fountain"'),
    Mutant("K1:1.3", "data/tiles.toml", 'exits = "ns"\nkind = "portal"', 'exits = "ne"\nkind = "portal"'),
    Mutant("K1:1.4", "data/tokens.toml", "strength = 9", "strength = 8"),
    Mutant("K1:1.4", "data/tokens.toml", 'reward = "axe"', 'reward = "sword"'),
    Mutant("K1:1.4", "data/items.toml", "points = 1.5", "points = 2.0"),
    Mutant("K1:1.5", "data/box.toml", "lives = 5", "lives = 6"),
    Mutant("K1:1.5", "data/box.toml", "spell = 3", "spell = 4"),
    Mutant("K1:1.6", "steps/start.py", "s.weigh(pack(moves.HERO, role), 1)", "s.weigh(pack(moves.HERO, role), 1 + role)"),
    Mutant("K1:1.7", "steps/start.py", "if total > s.best:", "if total >= s.best:"),
    Mutant("K1:1.7", "steps/start.py", "s.rollers = s.leaders\n", "s.rollers = (1 << game.seats) - 1\n"),
    Mutant("K1:1.7", "steps/moving.py", "(s.seat + 1) % game.seats", "(s.seat + game.seats - 1) % game.seats"),
    Mutant("K1:2.1", "data/box.toml", "steps = 4", "steps = 5"),
    Mutant("K1:2.2", "steps/moving.py", "is_open(here, side) and is_open(s.tile_at(there), opposite(side))", "is_open(here, side)"),
    Mutant("K1:2.2", "steps/moving.py", "is_open(here, side) and is_open(s.tile_at(there), opposite(side))", "is_open(s.tile_at(there), opposite(side))"),
    Mutant("K1:2.3", "box.py", "token > NOTHING and token < self.chest", "token > NOTHING and token <= self.chest"),
    Mutant("K1:2.4", "steps/moving.py", "        if not s.box.is_monster(s.token):\n", "        if not s.box.is_monster(s.token) or s.steps_left == 3:\n"),
    Mutant("K1:2.5", "steps/moving.py", "            self.open_chest(s)\n", "            self.open_chest(s)\n            s.push(moves.MOVING)\n"),
    Mutant("K1:2.5", "steps/moving.py", "            s.heal(s.seat)\n        elif", "            s.heal(s.seat)\n            s.push(moves.MOVING)\n        elif"),
    Mutant("K1:2.6", "steps/fighting.py", "amend(moves.AT_FOUGHT, s, 0) > 0", "amend(moves.AT_FOUGHT, s, 1) > 0"),
    Mutant("K1:2.7", "steps/moving.py", "        self.offer_actions(s, place)\n", "        if s.steps_left > 0:\n            self.offer_actions(s, place)\n"),
    Mutant("K1:2.7", "steps/moving.py", "if s.held(s.box.healing) > 0:", "if s.held(s.box.healing) > 0 and s.steps_left > 0:"),
    Mutant("K1:2.7", "steps/moving.py", "        self.offer_actions(s, place)\n", "        if s.steps_left < s.box.steps:\n            self.offer_actions(s, place)\n"),
    Mutant("K1:2.8", "steps/moving.py", "if s.portal(i) != place:", "if i < 2 and s.portal(i) != place:"),
    Mutant("K1:2.8", "steps/moving.py", "if s.tile_at(place) & PORTAL:", "if s.portals > 1:"),
    Mutant("K1:3.1", "steps/exploring.py", "return is_open(exits, opposite(s.side))", "return is_open(exits, s.side)"),
    Mutant("K1:3.1", "steps/exploring.py", "        s.pile.take(s.tile)\n", ""),
    Mutant("K1:3.1", "steps/exploring.py", "        tile = s.box.faces[s.tile] & ~EXITS | exits\n", "        tile = s.box.faces[s.tile]\n"),
    Mutant("K1:3.2", "steps/exploring.py", "        if tile & ROOM:", "        if tile & ROOM or tile > ROOM:"),
    Mutant("K1:3.3", "steps/exploring.py", "s.weigh(pack(moves.TOKEN, token), s.bag.counts[token])", "s.weigh(pack(moves.TOKEN, token), 1)"),
    Mutant("K1:3.4", "steps/moving.py", "            s.target = there\n            s.go(moves.ENTERED)", "            s.target = there\n            s.go(moves.DRAWING)"),
    Mutant("K1:3.5", "steps/moving.py", "is_open(here, side) and s.pile.left > 0", "is_open(here, side)"),
    Mutant("K1:3.6", "steps/exploring.py", "and (sealing_allowed or not would_seal(s, exits))", ""),
    Mutant("K1:3.6", "steps/exploring.py", " and (not may_seal(s) or keeps_open(s, kind))", ""),
    Mutant("K1:3.6", "steps/exploring.py", "sealing_allowed = not may_seal(s) or not keeps_open(s, s.tile)", "sealing_allowed = False"),
    Mutant("K1:3.6", "state.py", "self.open_sides == 0 and not self.last_seen", "self.open_sides == 0"),
    Mutant("K1:3.6", "state.py", "return self.open_sides == 0 and not self.last_seen", "return False"),
    Mutant("K1:3.6", "steps/fighting.py", "        if s.is_sealed():\n            end_sealed(s)\n", ""),
    Mutant("K1:3.6", "steps/moving.py", "        if s.is_sealed():\n            end_sealed(s)\n        else:", "        if True:"),
    Mutant("K1:4.1", "steps/fighting.py", "s.die1 + s.die2 + s.weapons() + s.bonus", "s.die1 + s.die2 + s.weapons()"),
    Mutant("K1:4.1", "abilities.py", "not s.used & REROLLED and s.bonus == 0", "not s.used & REROLLED"),
    Mutant("K1:4.2", "steps/fighting.py", "            s.discard(s.box.bolt)\n", "            s.kept += 1\n"),
    Mutant("K1:4.2", "steps/fighting.py", "s.bonus += 1", "s.bonus += 2"),
    Mutant("K1:4.3", "steps/fighting.py", "        if margin > 0:", "        if margin >= 0:"),
    Mutant("K1:4.4", "steps/fighting.py", "self.retreat(game, s, margin < 0, goes_on)", "self.retreat(game, s, True, goes_on)"),
    Mutant("K1:4.5", "steps/fighting.py", "            hero.lives -= 1\n", "            hero.lives -= 2 if hero.lives > 1 else 1\n"),
    Mutant("K1:4.5", "steps/fighting.py", "            hero.place = s.came_from\n", ""),
    Mutant("K1:4.6", "steps/moving.py", "        s.came_from = game.amend(moves.AT_LEAVING, s, hero.place)\n", ""),
    Mutant("K1:4.7", "steps/fighting.py", "if s.is_on_fountain(s.seat) and s.would_heal(s.seat):", "if False:"),
    Mutant("K1:4.7", "steps/fighting.py", "if s.is_on_fountain(s.seat) and s.would_heal(s.seat):", "if s.is_on_fountain(s.seat) and s.would_heal(s.seat) and s.me().lives > 0:"),
    Mutant("K1:4.7", "steps/fighting.py", "after = moves.MOVING if goes_on else moves.THROWN_BACK", "after = moves.MOVING if goes_on or not hurt else moves.THROWN_BACK"),
    Mutant("K1:4.7", "steps/fighting.py", "if s.is_on_fountain(s.seat) and s.would_heal(s.seat):", "if s.would_heal(s.seat):"),
    Mutant("K1:5.1", "steps/items.py", "        if s.has_room_for(s.token):\n            take(s)\n            return\n        kind = s.box.slot_of(s.token)\n        for item in range(s.box.first_item, s.box.first_item + s.box.items):\n            if s.box.slot_of(item) == kind and (item", "        kind = s.box.slot_of(s.token)\n        for item in range(s.box.first_item, s.box.first_item + s.box.items):\n            if s.box.slot_of(item) == kind and (item"),
    Mutant("K1:5.1", "steps/items.py", "(item == s.token or s.held(item) > 0)", "s.held(item) > 0"),
    Mutant("K1:5.1", "steps/items.py", "if s.box.slot_of(item) == kind and (item == s.token", "if (item == s.token"),
    Mutant("K1:5.2", "state.py", "        mine = self.seat * self.box.items\n        total: i64 = 0", "        mine = i64(0)\n        total: i64 = 0"),
    Mutant("K1:5.2", "state.py", "total += self.items[mine + item] * self.box.attack[item]", "total = max(total, self.box.attack[item] if self.items[mine + item] else 0)"),
    Mutant("K1:5.3", "steps/moving.py", "        if s.has_room_for(token):\n            return True\n", "        return s.has_room_for(token)\n"),
    Mutant("K1:5.3", "steps/items.py", "        s.put(item, s.me().place)\n", "        s.gone[item - s.box.first_item] += 1\n        s.put(NOTHING, s.me().place)\n"),
    Mutant("K1:5.4", "steps/moving.py", "        s.heal(seat)\n", "        s.heal(seat)\n        s.steps_left -= 1\n"),
    Mutant("K1:5.4", "steps/moving.py", "        s.heal(seat)\n", "        s.heal(seat)\n        s.pop()\n"),
    Mutant("K1:5.4", "steps/moving.py", "s.heroes[seat].place = s.fountain(fountain)", "s.me().place = s.fountain(fountain)"),
    Mutant("K1:5.4", "steps/moving.py", "            if s.seat_of(role) != NO_HERO:\n", "            if s.seat_of(role) == s.seat:\n"),
    Mutant("K1:5.4", "steps/moving.py", "        s.heal(seat)\n", "        s.heroes[seat].lives = s.box.lives\n"),
    Mutant("K1:6.1", "data/box.toml", "key = 1", "key = 2"),
    Mutant("K1:6.2", "steps/moving.py", "token == s.box.chest and s.held(s.box.key) > 0", "token == s.box.chest"),
    Mutant("K1:6.2", "steps/moving.py", "        s.discard(s.box.key)\n", ""),
    Mutant("K1:7.1", "steps/moving.py", "            hero.lives = 1\n", "            hero.lives = 2\n"),
    Mutant("K1:7.1", "steps/moving.py", "            s.emit(moves.WOKE, s.role)\n            return\n", "            s.emit(moves.WOKE, s.role)\n"),
    Mutant("K1:7.1", "steps/moving.py", "if hero.lives == 0:", "if hero.lives <= 1:"),
    Mutant("K1:7.2", "state.py", " or self.is_cursed(seat)", ""),
    Mutant("K1:7.2", "state.py", "return self.heroes[seat].lives < self.box.lives or self.is_cursed(seat)", "return True"),
    Mutant("K1:7.2", "state.py", "hero.lives = self.box.lives\n", "hero.lives += 1\n"),
    Mutant("K1:8.1", "steps/items.py", "(seat != s.seat or s.is_cursed(seat))", "seat != s.seat"),
    Mutant("K1:8.1", "steps/items.py", "(seat != s.seat or s.is_cursed(seat))", "(seat != s.seat or s.silent)"),
    Mutant("K1:8.1", "steps/items.py", "(seat != s.seat or s.is_cursed(seat))", "(seat != s.seat and not s.is_cursed(seat))"),
    Mutant("K1:8.2", "../../core/game.py", "(self.ears[moment] & ~s.silent) >> s.role", "self.ears[moment] >> s.role"),
    Mutant("K1:8.2", "../../core/game.py", "(self.ears[moment] & ~s.silent) >> s.role & 1 != 0", "s.silent == 0 and self.ears[moment] >> s.role & 1 != 0"),
    Mutant("K1:8.2", "steps/fighting.py", "        elif goes_on:\n", "        elif s.die2 == 6:\n"),
    Mutant("K1:8.3", "state.py", "            self.silent = 0\n", ""),
    Mutant("K1:8.3", "steps/items.py", "s.silent = 1 << role", "s.silent |= 1 << role"),
    Mutant("K1:9.1", "abilities.py", '"""Argentus: the bolts he uses are not discarded (K1:9.1)."""\n\n    name = "magical-affinity"\n    at = (int(moves.AT_BOLT),)', '"""Argentus: the bolts he uses are not discarded (K1:9.1)."""\n\n    name = "magical-affinity"\n    at = ()'),
    Mutant("K1:9.1", "steps/fighting.py", "if s.held(s.box.bolt) > s.kept:", "if s.held(s.box.bolt) > 0:"),
    Mutant("K1:9.1", "steps/moving.py", "                if is_open(here, side) and s.pile.left > 0:", "                if is_open(here, side) and s.pile.left > 0 or game.amend(moves.AT_WALL, s, 0) > 0:"),
    Mutant("K1:9.1", "steps/moving.py", "elif game.amend(moves.AT_WALL, s, 0) > 0:", "elif False:"),
    Mutant("K1:9.2", "abilities.py", "        s.used |= REROLLED\n", ""),
    Mutant("K1:9.2", "abilities.py", "        return moves.REBORN\n", "        return value\n"),
    Mutant("K1:9.2", "steps/fighting.py", "for i in range(s.fountains):", "for i in range(1):"),
    Mutant("K1:9.2", "steps/fighting.py", "        hero.lives = s.box.lives\n", "        hero.lives = 1\n"),
    Mutant("K1:9.2", "steps/fighting.py", "        if hero.lives == 0:\n            after =", "        if hurt:\n            after ="),
    Mutant("K1:9.3", "abilities.py", "not s.used & SACRIFICED and s.me().lives > 0", "s.me().lives > 0"),
    Mutant("K1:9.3", "abilities.py", "not s.used & SACRIFICED and s.me().lives > 0", "not s.used & SACRIFICED and s.me().lives > 1"),
    Mutant("K1:9.3", "steps/fighting.py", "if hurt and hero.lives > 0:", "if hurt and hero.lives > 0 and not s.used & 2:"),
    Mutant("K1:9.3", "abilities.py", "if s.steps_left == s.box.steps:", "if s.steps_left > 0:"),
    Mutant("K1:9.3", "abilities.py", "        s.steps_left = 0\n", "        s.steps_left = 3\n"),
    Mutant("K1:9.3", "abilities.py", "        s.go(moves.MEETING)\n", ""),
    Mutant("K1:9.3", "abilities.py", "        other.place = s.came_from\n", ""),
    Mutant("K1:9.3", "abilities.py", "        s.emit(moves.SWAPPED, s.role, arg)\n", "        s.heal(s.seat_of(arg))\n"),
    Mutant("K1:9.4", "abilities.py", '    name = "backstab"\n    at = (int(moves.AT_TIE),)', '    name = "backstab"\n    at = ()'),
    Mutant("K1:9.4", "abilities.py", '    """Aderyn may stay hidden from a monster she meets (K1:9.4)."""\n\n    name = "stealth"\n    at = (int(moves.AT_MEETING),)\n\n    def offer(self, game: Game[Karak], s: Karak) -> None:\n        s.add(self.option())', '    """Aderyn may stay hidden from a monster she meets (K1:9.4)."""\n\n    name = "stealth"\n    at = (int(moves.AT_MEETING),)\n\n    def offer(self, game: Game[Karak], s: Karak) -> None:\n        if s.steps_left > 0:\n            s.add(self.option())'),
    Mutant("K1:9.4", "steps/moving.py", "            game.use(s, action)\n            self.go_on(s)", "            game.use(s, action)\n            s.pop()"),
    Mutant("K1:9.4", "steps/moving.py", "        s.came_from = hero.place\n        s.push(moves.MOVING)", "        s.came_from = hero.place\n        s.push(moves.MEETING)"),
    Mutant("K1:9.5", "abilities.py", "        return 2\n", "        return 1\n"),
    Mutant("K1:9.5", "abilities.py", "s.die1 == 6 or s.die2 == 6", "s.die1 == 6"),
    Mutant("K1:9.5", "steps/fighting.py", "        elif goes_on:\n            s.push(moves.MOVING)\n", ""),
    Mutant("K1:9.5", "steps/fighting.py", "after = moves.MOVING if goes_on else moves.THROWN_BACK", "after = moves.THROWN_BACK"),
    Mutant("K1:9.5", "steps/fighting.py", "        if hero.lives == 0:\n            after = game", "        if hero.lives == 0 and not goes_on:\n            after = game"),
    Mutant("K1:9.6", "abilities.py", "value + 1 if s.steps_left == s.box.steps - 1 else value", "value + 1"),
    Mutant("K1:9.6", "steps/exploring.py", "s.draws = min(game.amend(moves.AT_TOKENS, s, 1), s.bag.left)", "s.draws = game.amend(moves.AT_TOKENS, s, 1)"),
    Mutant("K1:9.6", "steps/exploring.py", "        s.bag.put(back)\n", ""),
    Mutant("K1:9.6", "steps/exploring.py", "        if s.token != s.spare:\n", "        if s.token != s.spare and s.spare < s.box.chest:\n"),
    Mutant("K1:9.7", "data/heroes.toml", '["combat-training", "unstoppable"]', '["premonition", "fate-weaver"]'),
    Mutant("K1:10.1", "steps/fighting.py", "            s.ending = moves.DRAGON_BEATEN\n            s.over()\n", "            s.ending = moves.DRAGON_BEATEN\n"),
    Mutant("K1:10.2", "../../core/game.py", "if mine == max(points)]", "if mine == max(points)][:1]"),
    Mutant("K1:10.2", "../../core/game.py", "mine == max(points)", "mine == min(points)"),
    Mutant("K1:11.1", "data.py", '"choose-heroes" in setting.options', "False"),
    Mutant("K1:11.2", "data.py", "            box.lift_curses()\n", "            pass\n"),
    Mutant("K1:11.3", "data.py", "LATE_DRAGON = 27", "LATE_DRAGON = 26"),
    Mutant("K1:11.3", "data.py", "LATE_DRAGON = 27", "LATE_DRAGON = 28"),
    Mutant("K1:11.3", "state.py", "        s.bag.take(box.last)\n", "        pass\n"),
    Mutant("K1:11.4", "abilities.py", "            s.push(moves.AMBUSHED)\n", "            pass\n"),
    Mutant("K1:11.4", "abilities.py", "return s.came_from if s.box.is_monster(s.token_at(value)) else value", "return value"),
    Mutant("K1:11.4", "abilities.py", "return s.came_from if s.box.is_monster(s.token_at(value)) else value", "return s.came_from"),
]  # fmt: skip


def verdict(mutant: Mutant) -> str:
    """The first test that goes red, or why that cannot be said; nothing if all stay green."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        tree = Path(folder)
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        file = tree / GAME / mutant.file
        text = file.read_text(encoding="utf-8")
        if text.count(mutant.old) != 1:
            return f"OLD TEXT FOUND {text.count(mutant.old)} TIMES in {mutant.file}"
        file.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        section = mutant.clause.split(":")[1].split(".")[0]
        return red_test(tree, sorted((tree / TESTS).glob(f"test_{section}_*.py")))


def red_test(tree: Path, files: list[Path]) -> str:
    """Run interpreted, without the project's own settings, so that nothing but pytest is needed."""
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-c", os.devnull, "--rootdir", str(tree)]
    command += ["--import-mode=importlib", "-p", "no:cacheprovider", "-W", "ignore", *map(str, files)]
    paths = os.pathsep.join([str(tree / "src"), str(tree)])
    run = subprocess.run(command, cwd=tree, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True)
    red = re.search(r"^FAILED .*?::(\S+)", run.stdout, re.MULTILINE)
    if run.returncode == 1 and red:
        return f"killed by {red[1]}"
    return "" if run.returncode == 0 else f"BROKEN: {run.stdout[-500:]}{run.stderr[-500:]}"


def main(prefix: str = "") -> int:
    green = red_test(ROOT, sorted((ROOT / TESTS).glob("test_[0-9]*.py")))
    if green:
        print(f"the tests are red without any mutant: {green}")
        return 1
    chosen = [mutant for mutant in MUTANTS if mutant.clause.startswith(prefix)]
    survived = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, told in zip(chosen, pool.map(verdict, chosen), strict=True):
            print(mutant.clause, told or f"SURVIVED: {mutant.new!r} for {mutant.old!r} in {mutant.file}", flush=True)
            survived += not told.startswith("killed")
    print(f"{len(chosen) - survived} of {len(chosen)} killed")
    return 1 if survived or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
