"""A program: plays Pig, a title that no shared file knows, through every room.

Run by test_toy.py in a separate interpreter, with this folder on its path.
"""

import asyncio
import io
import json

import gymnasium
import pyspiel

import karak
from karak.cli import engine
from karak.env import spiel
from karak.env.aec import wrapped
from karak.games.shelf import TITLES
from karak.lab import simulate
from karak.words import say
from tests.server.alone import Alone

TITLE = "toy"


def import_karak() -> None:
    match = karak.new(TITLE, seats=3, seed=1)
    assert [option.text for option in match.options] == ["hold", "roll"]
    assert match.why_not("face 3") == "Hold or roll first. (TY:1.1)"
    match.play("bold", "random", lambda view, options: options[-1])
    assert match.is_over and match.winners and "<pre>" in match._repr_html_()


def drive_the_engine() -> None:
    lines = [{"cmd": "new", "game": TITLE, "seed": 1}, {"cmd": "do", "action": "roll"}, {"cmd": "view", "seat": 0}]
    out = io.BytesIO()
    engine.serve(io.BytesIO(b"".join(json.dumps(line).encode() + b"\n" for line in lines)), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert all(answer["ok"] for answer in answers) and "pot" in answers[-1]["view"]


def simulate_games() -> None:
    found = simulate.run(TITLE, seats=["bold", "random"], games=40, workers=1)
    assert found.games == 40 and set(found.endings) == {"twenty"}


def research() -> None:
    table = wrapped(TITLE, "toy_v0")
    table.reset(seed=1)
    for agent in table.agent_iter(max_iter=50):
        observation, _, ended, cut, info = table.last()
        assert observation.shape == table.observation_space(agent).shape
        table.step(None if ended or cut else table.action_space(agent).sample(info["action_mask"]))
    env = gymnasium.make("karak.env.gym:karak/Toy-v0", opponents="bold")
    assert env.reset(seed=1)[1]["action_mask"].sum() == 2
    assert spiel.TYPES[TITLE].long_name == say(f"title-{TITLE}") == "Pig"
    assert pyspiel.load_game("toy_v0").new_initial_state().legal_actions()


async def sit_at_a_server() -> None:
    alone = Alone()
    (shown,) = [game for game in await alone.ask("GET", "/api/games") if game["title"] == TITLE]
    assert shown["usual"] == "random" and shown["clauses"] == "TY" and shown["bots"] == ["random", "bold"]
    made = await alone.ask("POST", "/api/tables", {"title": TITLE, "seats": 2})
    here = {"table": made["table"]}
    await alone.ask("POST", "/api/tables/{table}/join", {"name": "Ann"}, **here)
    await alone.play(made["table"], "bold")
    assert (await alone.ask("GET", "/api/tables/{table}/verify", **here))["ok"]
    assert (await alone.ask("GET", "/api/tables/{table}/story", **here))["heroes"] == ["ann", "ben"]
    await alone.refused(400, "GET", "/api/tables/{table}/analysis", **here)  # Pig has no bot that can search
    await alone.refused(404, "GET", "/api/rules/{game}", game=TITLE)
    await alone.refused(404, "GET", "/api/lessons/{game}", game=TITLE)


if __name__ == "__main__":
    assert list(TITLES)[-1] == TITLE
    import_karak()
    drive_the_engine()
    simulate_games()
    research()
    asyncio.run(sit_at_a_server())
    print("played everywhere")
