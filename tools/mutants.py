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

ROOT = Path(__file__).resolve().parents[1]
GAME = Path("src/karak/games/karak")
TESTS = Path("tests/rules/karak")


Mutant = tuple[str, str, str, str]  # the clause, a file of the game, the text that keeps the clause, one that breaks it
MOVING = "steps/moving.py"
FIGHTING = "steps/fighting.py"
EXPLORING = "steps/exploring.py"
ITEMS = "steps/items.py"
STARTING = "steps/start.py"
ABILITIES = "abilities.py"
STATE = "state.py"
DATA = "data.py"
CORE = "../../core/game.py"

MUTANTS: list[Mutant] = [
    ("K1:1.1", "ruleset.py", "most=5", "most=6"),
    ("K1:1.1", STARTING, "== NO_HERO:\n                s.weigh", "!= 7:\n                s.weigh"),
    ("K1:1.2", "data/tiles.toml", 'exits = "nesw"\nkind = "fountain"', 'exits = "nes"\nkind = "fountain"'),
    ("K1:1.3", "data/tiles.toml", 'exits = "ns"\nkind = "portal"', 'exits = "ne"\nkind = "portal"'),
    ("K1:1.4", "data/tokens.toml", "strength = 9", "strength = 8"),
    ("K1:1.4", "data/tokens.toml", 'reward = "axe"', 'reward = "sword"'),
    ("K1:1.4", "data/items.toml", "points = 1.5", "points = 2.0"),
    ("K1:1.5", "data/box.toml", "lives = 5", "lives = 6"),
    ("K1:1.5", "data/box.toml", "spell = 3", "spell = 4"),
    ("K1:1.6", STARTING, "s.weigh(pack(moves.HERO, role), 1)", "s.weigh(pack(moves.HERO, role), 1 + role)"),
    ("K1:1.7", STARTING, "if total > s.best:", "if total >= s.best:"),
    ("K1:1.7", STARTING, "s.rollers = s.leaders\n", "s.rollers = (1 << game.seats) - 1\n"),
    ("K1:1.7", MOVING, "(s.seat + 1) % game.seats", "(s.seat + game.seats - 1) % game.seats"),
    ("K1:2.1", "data/box.toml", "steps = 4", "steps = 5"),
    ("K1:2.2", MOVING, "is_open(here, side) and is_open(s.tile_at(there), opposite(side))", "is_open(here, side)"),
    ("K1:2.2", MOVING, "is_open(here, side) and is_open(s.tile_at(there), opposite(side))",
     "is_open(s.tile_at(there), opposite(side))"),
    ("K1:2.3", "box.py", "token > NOTHING and token < self.chest", "token > NOTHING and token <= self.chest"),
    ("K1:2.4", MOVING, "if not s.box.is_monster(s.token):", "if not s.box.is_monster(s.token) or s.steps_left == 3:"),
    ("K1:2.5", MOVING, "self.open_chest(s)\n", "self.open_chest(s); s.push(moves.MOVING)\n"),
    ("K1:2.5", MOVING, "s.heal(s.seat)", "s.heal(s.seat); s.push(moves.MOVING)"),
    ("K1:2.6", FIGHTING, "amend(moves.AT_FOUGHT, s, 0) > 0", "amend(moves.AT_FOUGHT, s, 1) > 0"),
    ("K1:2.7", MOVING, "self.offer_actions(s, place)", "s.steps_left > 0 and self.offer_actions(s, place)"),
    ("K1:2.7", MOVING, "if s.held(s.box.healing) > 0:", "if s.held(s.box.healing) > 0 and s.steps_left > 0:"),
    ("K1:2.7", MOVING, "self.offer_actions(s, place)", "s.steps_left < s.box.steps and self.offer_actions(s, place)"),
    ("K1:2.8", MOVING, "if s.portal(i) != place:", "if i < 2 and s.portal(i) != place:"),
    ("K1:2.8", MOVING, "if s.tile_at(place) & PORTAL:", "if s.portals > 1:"),
    ("K1:3.1", EXPLORING, "return is_open(exits, opposite(s.side))", "return is_open(exits, s.side)"),
    ("K1:3.1", EXPLORING, "        s.pile.take(s.tile)\n", ""),
    ("K1:3.1", EXPLORING, "s.box.faces[s.tile] & ~EXITS | exits", "s.box.faces[s.tile]"),
    ("K1:3.2", EXPLORING, "if tile & ROOM:", "if tile & ROOM or tile > ROOM:"),
    ("K1:3.3", EXPLORING, "s.weigh(pack(moves.TOKEN, token), s.bag.counts[token])",
     "s.weigh(pack(moves.TOKEN, token), 1)"),
    ("K1:3.4", MOVING, "s.target = there\n            s.go(moves.ENTERED)",
     "s.target = there\n            s.go(moves.DRAWING)"),
    ("K1:3.5", MOVING, "is_open(here, side) and s.pile.left > 0", "is_open(here, side)"),
    ("K1:3.6", EXPLORING, "and (sealing_allowed or not would_seal(s, exits))", ""),
    ("K1:3.6", EXPLORING, " and (not may_seal(s) or keeps_open(s, kind))", ""),
    ("K1:3.6", EXPLORING, "sealing_allowed = not may_seal(s) or", "sealing_allowed = not may_seal(s) and"),
    ("K1:3.6", STATE, "self.open_sides == 0 and not self.last_seen", "self.open_sides == 0"),
    ("K1:3.6", STATE, "self.open_sides == 0 and", "False and"),
    ("K1:3.6", FIGHTING, "if s.is_sealed():", "if False:"),
    ("K1:3.6", MOVING, "if s.is_sealed():", "if False:"),
    ("K1:4.1", FIGHTING, "s.die1 + s.die2 + s.weapons() + s.bonus", "s.die1 + s.die2 + s.weapons()"),
    ("K1:4.1", ABILITIES, "not s.used & REROLLED and s.bonus == 0", "not s.used & REROLLED"),
    ("K1:4.2", FIGHTING, "s.discard(s.box.bolt)", "s.kept += 1"),
    ("K1:4.2", FIGHTING, "s.bonus += 1", "s.bonus += 2"),
    ("K1:4.3", FIGHTING, "if margin > 0:", "if margin >= 0:"),
    ("K1:4.4", FIGHTING, "self.retreat(game, s, margin < 0, goes_on)", "self.retreat(game, s, True, goes_on)"),
    ("K1:4.5", FIGHTING, "hero.lives -= 1", "hero.lives -= 2 if hero.lives > 1 else 1"),
    ("K1:4.5", FIGHTING, "            hero.place = s.came_from\n", ""),
    ("K1:4.6", MOVING, "        s.came_from = game.amend(moves.AT_LEAVING, s, hero.place)\n", ""),
    ("K1:4.7", FIGHTING, "if s.is_on_fountain(s.seat) and s.would_heal(s.seat):", "if False:"),
    ("K1:4.7", FIGHTING, "if s.is_on_fountain(s.seat) and s.would_heal(s.seat):",
     "if s.is_on_fountain(s.seat) and s.would_heal(s.seat) and s.me().lives > 0:"),
    ("K1:4.7", FIGHTING, "after = moves.MOVING if goes_on else moves.THROWN_BACK",
     "after = moves.MOVING if goes_on or not hurt else moves.THROWN_BACK"),
    ("K1:4.7", FIGHTING, "if s.is_on_fountain(s.seat) and s.would_heal(s.seat):", "if s.would_heal(s.seat):"),
    ("K1:5.1", ITEMS, 'K1:6.1)."""\n\n    def enter(self, game: Game[Karak], s: Karak) -> None:\n        if s.has_room',
     'K1:6.1)."""\n\n    def enter(self, game: Game[Karak], s: Karak) -> None:\n        if s.seat == 7 and s.has_room'),
    ("K1:5.1", ITEMS, "(item == s.token or s.held(item) > 0)", "s.held(item) > 0"),
    ("K1:5.1", ITEMS, "if s.box.slot_of(item) == kind and (item == s.token", "if (item == s.token"),
    ("K1:5.2", STATE, "mine = self.seat * self.box.items\n        total", "mine = i64(0)\n        total"),
    ("K1:5.2", STATE, "total += self.items[mine + item] *", "total = min(self.items[mine + item], 1) *"),
    ("K1:5.3", MOVING, "if s.has_room_for(token):\n            return True", "return s.has_room_for(token)"),
    ("K1:5.3", ITEMS, "s.put(item, s.me().place)",
     "s.gone[item - s.box.first_item] += 1; s.put(NOTHING, s.me().place)"),
    ("K1:5.4", MOVING, "        s.heal(seat)\n", "        s.heal(seat)\n        s.steps_left -= 1\n"),
    ("K1:5.4", MOVING, "        s.heal(seat)\n", "        s.heal(seat)\n        s.pop()\n"),
    ("K1:5.4", MOVING, "s.heroes[seat].place = s.fountain(fountain)", "s.me().place = s.fountain(fountain)"),
    ("K1:5.4", MOVING, "if s.seat_of(role) != NO_HERO:", "if s.seat_of(role) == s.seat:"),
    ("K1:5.4", MOVING, "s.heal(seat)", "s.heroes[seat].lives = s.box.lives"),
    ("K1:6.1", "data/box.toml", "key = 1", "key = 2"),
    ("K1:6.2", MOVING, "token == s.box.chest and s.held(s.box.key) > 0", "token == s.box.chest"),
    ("K1:6.2", MOVING, "        s.discard(s.box.key)\n", ""),
    ("K1:7.1", MOVING, "hero.lives = 1", "hero.lives = 2"),
    ("K1:7.1", MOVING, "s.emit(moves.WOKE, s.role)\n            return\n", "s.emit(moves.WOKE, s.role)\n"),
    ("K1:7.1", MOVING, "if hero.lives == 0:", "if hero.lives <= 1:"),
    ("K1:7.2", STATE, " or self.is_cursed(seat)", ""),
    ("K1:7.2", STATE, "self.heroes[seat].lives < self.box.lives or", "True or"),
    ("K1:7.2", STATE, "hero.lives = self.box.lives\n", "hero.lives += 1\n"),
    ("K1:8.1", ITEMS, "(seat != s.seat or s.is_cursed(seat))", "seat != s.seat"),
    ("K1:8.1", ITEMS, "(seat != s.seat or s.is_cursed(seat))", "(seat != s.seat or s.silent)"),
    ("K1:8.1", ITEMS, "(seat != s.seat or s.is_cursed(seat))", "(seat != s.seat and not s.is_cursed(seat))"),
    ("K1:8.2", CORE, "(self.ears[moment] & ~s.silent) >> s.role", "self.ears[moment] >> s.role"),
    ("K1:8.2", CORE, "(self.ears[moment] & ~s.silent) >> s.role & 1 != 0",
     "s.silent == 0 and self.ears[moment] >> s.role & 1 != 0"),
    ("K1:8.2", FIGHTING, "elif goes_on:", "elif s.die2 == 6:"),
    ("K1:8.3", STATE, "            self.silent = 0\n", ""),
    ("K1:8.3", ITEMS, "s.silent = 1 << role", "s.silent |= 1 << role"),
    ("K1:9.1", ABILITIES, "at = (int(moves.AT_BOLT),)", "at = ()"),
    ("K1:9.1", FIGHTING, "if s.held(s.box.bolt) > s.kept:", "if s.held(s.box.bolt) > 0:"),
    ("K1:9.1", MOVING, "is_open(here, side) and s.pile.left > 0:",
     "(is_open(here, side) or game.amend(moves.AT_WALL, s, 0) > 0) and s.pile.left > 0:"),
    ("K1:9.1", MOVING, "elif game.amend(moves.AT_WALL, s, 0) > 0:", "elif False:"),
    ("K1:9.2", ABILITIES, "        s.used |= REROLLED\n", ""),
    ("K1:9.2", ABILITIES, "return moves.REBORN", "return value"),
    ("K1:9.2", FIGHTING, "for i in range(s.fountains):", "for i in range(1):"),
    ("K1:9.2", FIGHTING, "hero.lives = s.box.lives", "hero.lives = 1"),
    ("K1:9.2", FIGHTING, "if hero.lives == 0:\n            after", "if hurt:\n            after"),
    ("K1:9.3", ABILITIES, "not s.used & SACRIFICED and s.me().lives > 0", "s.me().lives > 0"),
    ("K1:9.3", ABILITIES, "not s.used & SACRIFICED and s.me().lives > 0",
     "not s.used & SACRIFICED and s.me().lives > 1"),
    ("K1:9.3", FIGHTING, "if hurt and hero.lives > 0:", "if hurt and hero.lives > 0 and not s.used & 2:"),
    ("K1:9.3", ABILITIES, "if s.steps_left == s.box.steps:", "if s.steps_left > 0:"),
    ("K1:9.3", ABILITIES, "s.steps_left = 0", "s.steps_left = 3"),
    ("K1:9.3", ABILITIES, "        s.go(moves.MEETING)\n", ""),
    ("K1:9.3", ABILITIES, "        other.place = s.came_from\n", ""),
    ("K1:9.3", ABILITIES, "s.emit(moves.SWAPPED, s.role, arg)", "s.heal(s.seat_of(arg))"),
    ("K1:9.4", ABILITIES, "at = (int(moves.AT_TIE),)", "at = ()"),
    ("K1:9.4", MOVING, "game.offer(moves.AT_MEETING, s)", "s.steps_left > 0 and game.offer(moves.AT_MEETING, s)"),
    ("K1:9.4", MOVING, "game.use(s, action)\n            self.go_on(s)", "game.use(s, action)\n            s.pop()"),
    ("K1:9.4", MOVING, "s.push(moves.MOVING)", "s.push(moves.MEETING)"),
    ("K1:9.5", ABILITIES, "return 2", "return 1"),
    ("K1:9.5", ABILITIES, "s.die1 == 6 or s.die2 == 6", "s.die1 == 6"),
    ("K1:9.5", FIGHTING, "elif goes_on:", "elif False:"),
    ("K1:9.5", FIGHTING, "after = moves.MOVING if goes_on else moves.THROWN_BACK", "after = moves.THROWN_BACK"),
    ("K1:9.5", FIGHTING, "if hero.lives == 0:\n            after",
     "if hero.lives == 0 and not goes_on:\n            after"),
    ("K1:9.6", ABILITIES, "value + 1 if s.steps_left == s.box.steps - 1 else value", "value + 1"),
    ("K1:9.6", EXPLORING, "s.draws = min(game.amend(moves.AT_TOKENS, s, 1), s.bag.left)",
     "s.draws = game.amend(moves.AT_TOKENS, s, 1)"),
    ("K1:9.6", EXPLORING, "        s.bag.put(back)\n", ""),
    ("K1:9.6", EXPLORING, "if s.token != s.spare:", "if s.token != s.spare and s.spare < s.box.chest:"),
    ("K1:9.7", "data/heroes.toml", '["combat-training", "unstoppable"]', '["premonition", "fate-weaver"]'),
    ("K1:10.1", FIGHTING, "s.ending = moves.DRAGON_BEATEN\n            s.over()", "s.ending = moves.DRAGON_BEATEN"),
    ("K1:10.2", CORE, "if mine == max(points)]", "if mine == max(points)][:1]"),
    ("K1:10.2", CORE, "mine == max(points)", "mine == min(points)"),
    ("K1:11.1", DATA, '"choose-heroes" in setting.options', "False"),
    ("K1:11.2", DATA, "box.lift_curses()", "pass"),
    ("K1:11.3", DATA, "LATE_DRAGON = 27", "LATE_DRAGON = 26"),
    ("K1:11.3", DATA, "LATE_DRAGON = 27", "LATE_DRAGON = 28"),
    ("K1:11.3", STATE, "s.bag.take(box.last)", "pass"),
    ("K1:11.4", ABILITIES, "s.push(moves.AMBUSHED)", "pass"),
    ("K1:11.4", ABILITIES, "return s.came_from if s.box.is_monster(s.token_at(value)) else value", "return value"),
    ("K1:11.4", ABILITIES, "return s.came_from if s.box.is_monster(s.token_at(value)) else value",
     "return s.came_from"),
]  # fmt: skip


def verdict(mutant: Mutant) -> str:
    """The first test that goes red, or why that cannot be said; nothing if all stay green."""
    clause, name, old, new = mutant
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        tree = Path(folder)
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
        file = tree / GAME / name
        text = file.read_text(encoding="utf-8")
        if text.count(old) != 1:
            return f"OLD TEXT FOUND {text.count(old)} TIMES: {old!r} in {name}"
        file.write_text(text.replace(old, new), encoding="utf-8")
        section = clause.split(":")[1].split(".")[0]
        return red_test(tree, f"test_{section}_*.py")


def red_test(tree: Path, files: str) -> str:
    """Run interpreted, without plugins and the project's own settings: nothing but pytest is needed."""
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-c", os.devnull, "--rootdir", str(tree)]
    command += ["--import-mode=importlib", "-p", "no:cacheprovider", "-W", "ignore"]
    command += [str(file) for file in sorted((tree / TESTS).glob(files))]
    paths = os.pathsep.join([str(tree / "src"), str(tree)])
    env = {**os.environ, "PYTHONPATH": paths, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    run = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True)
    red = re.search(r"^FAILED .*?::(\S+)", run.stdout, re.MULTILINE)
    if run.returncode == 1 and red:
        return f"killed by {red[1]}"
    return "" if run.returncode == 0 else f"BROKEN: {run.stdout[-500:]}{run.stderr[-500:]}"


def main(prefix: str = "") -> int:
    told = red_test(ROOT, "test_[0-9]*.py")
    if told:
        print(f"without any mutant: {told}")
        return 1
    chosen = [mutant for mutant in MUTANTS if mutant[0].startswith(prefix)]
    alive = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for (clause, file, old, new), told in zip(chosen, pool.map(verdict, chosen), strict=True):
            print(clause, told or f"SURVIVED: {new!r} for {old!r} in {file}", flush=True)
            alive += not told.startswith("killed")
    print(f"{len(chosen) - alive} of {len(chosen)} killed")
    return 1 if alive or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
