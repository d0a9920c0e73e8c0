"""Bots of the engine answer for their seats by themselves."""

from tests.engine.client import OPENING, Client


def test_a_bot_answers_until_another_seat_is_asked() -> None:
    client = Client()
    told = client.good("new", heroes=["horan", "taia"], bots=["greedy", ""], seed=5)
    while told["who"] != "nobody" and told["length"] < 80:
        assert told["who"] == 1
        told = client.good("do", seat=1, action=client.good("options")["options"][0]["text"])
    assert {one["who"] for one in client.good("do", seat=1, action="resign 2")["done"]} >= {"nobody"}


def test_bots_and_chance_are_the_same_for_the_same_seed() -> None:
    opened = [Client().good("new", bots=["random", "random"], game="goblin", seed=seed) for seed in (1, 1, 2)]
    assert opened[0] == opened[1] != opened[2] and opened[0]["who"] == "nobody"


def test_without_a_seed_bots_wait_for_chance() -> None:
    client = Client()
    assert client.good("new", heroes=["horan", "taia"], bots=["greedy", ""])["who"] == "chance"
    told = client.good("do", action=OPENING)
    assert told["done"][2]["who"] == 0 and told["who"] == "chance"


def test_bots_answer_between_two_actions_of_a_list_and_are_taken_back_with_them() -> None:
    client = Client()
    client.good("new", heroes=["horan", "taia"], bots=["greedy", ""], seed=5)
    first = client.good("options")["options"][0]["text"]
    assert client.error("do", seat=1, action=[first, "step up"]) == "unknown-action"


def test_a_tape_goes_on_against_bots() -> None:
    client = Client()
    client.good("new", heroes=["horan", "taia"])
    client.good("do", action=OPENING)
    tape = client.good("tape")["tape"]
    assert client.good("load", tape=tape, bots=["greedy", ""])["done"][0]["who"] == 0


def test_one_bot_for_every_seat_and_only_known_ones() -> None:
    assert Client().error("new", bots=["greedy"]) == "bots-do-not-match-seats"
    assert Client().error("new", bots=["greedy", "./bot.py"]) == "unknown-bot"
