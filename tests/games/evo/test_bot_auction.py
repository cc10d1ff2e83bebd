"""How strong bots bid: they see an auction through to its end."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from strata.domain.bots import choose
from strata.domain.games.evo import GAME
from strata.domain.games.evo.bot_auction import MOST_POSITIONS, Auction
from strata.domain.games.evo.bot_weights import WEIGHTS
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Position, RandomChance, apply_action
from tests.games.evo.table import Played, playing


def auctioned(played: Played, level: str) -> tuple[list[Action], State]:
    """What a seat bids for and how much where the others are greedy, and the state after the auction."""
    position, done = played.position, list[Action]()
    while position.decisions[0].name in ("choose_row", "place_bid"):
        seat = position.decisions[0].seat
        action = choose(level if seat == 0 else "greedy", position, seat, Random(1))
        done += [action] if seat == 0 else []
        position = apply_action(position, seat, action, RandomChance(Random(1))).position
    return done, position.state


def points(state: State) -> list[int]:
    return [species.points for species in state.seats]


def test_a_higher_bid_keeps_a_rival_from_going_on() -> None:
    """For nothing B would take the leg over, and then it would cost A two; for one B prefers the tail."""
    played = playing(phase="auction", queue="AB", rows=[["egg", "C", 2], "leg", "tail"], turn=6, meteor=5)
    done, state = auctioned(played, "strong")
    assert [getattr(action, "row", None) or getattr(action, "amount", None) for action in done] == [2, 1]
    assert (points(state), state.seats[0].genes["leg"]) == ([9, 10, 8], 2)
    _, without = auctioned(played, "search")
    assert without.seats[0].genes["leg"] == 1


def test_a_bid_that_will_be_overbid_makes_a_rival_pay() -> None:
    """B wants the fur for two as well, and A has the egg for nothing then."""
    played = playing(phase="auction", queue="AB", rows=[["mutant", "C", 3], "egg", "fur"], turn=4, meteor=3)
    _, state = auctioned(played, "strong")
    assert (points(state), state.seats[0].genes["egg"]) == ([10, 8, 7], 2)
    _, without = auctioned(played, "search")
    assert points(without)[1] == 10


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_auction_of_many_is_not_thought_through_for_ever(seats: int) -> None:
    asked: Counter[int] = Counter()

    def evaluate(state: State, seat: int) -> float:
        asked[seat] += 1
        return GAME.evaluator.evaluate(state, seat)

    rows: list[Any] = ["leg", "egg", "fur", "parasol", "horn"][:seats]
    played = playing(
        seats=seats, phase="auction", rows=rows, turn=4, meteor=3, points=dict.fromkeys("ABCDE"[:seats], 40)
    )
    auction = Auction(0, WEIGHTS, evaluate)
    for option in played.position.decisions[0].options:
        auction.worth(played.position.state, option)
    assert 0 < max(asked.values()) <= 2 * MOST_POSITIONS[seats]


def test_a_card_of_a_rival_has_no_say() -> None:
    """Whether B could play a Dead End is not for A to know."""
    held: list[Any] = ["egg", "leg", "tail"]
    hands = [{"A": [], "B": cards} for cards in (["dead_end#1"], ["fertility#1"])]
    tables = [playing(phase="auction", rows=held, turn=6, meteor=5, hands=each).position for each in hands]

    def worths(position: Position[Any]) -> list[float]:
        auction = Auction(0, WEIGHTS, GAME.evaluator.evaluate)
        return [auction.worth(position.state, option) for option in position.decisions[0].options]

    assert worths(tables[0]) == worths(tables[1])
