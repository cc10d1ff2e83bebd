"""Targets: where one points for an option, and where a fact shows."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.evo import GAME
from strata.domain.games.evo.rules.auction import ChooseRow, PassBid, PlaceBid
from strata.domain.games.evo.rules.births import PlaceBirth
from strata.domain.games.evo.rules.event_cards import JumpDino, PlayEvent
from strata.domain.games.evo.rules.event_windows import PassEvents
from strata.domain.games.evo.rules.movement import EndMovement, MoveDino
from strata.domain.games.evo.rules.survival import ChooseLosses
from strata.domain.kernel import Action
from strata.domain.kernel.codec import to_builtins
from tests.games.evo.table import Played, playing, table


@pytest.mark.parametrize(
    ("action", "targets"),
    [
        (MoveDino("-3,0", "-2,0"), ["hex:-3,0", "hex:-2,0"]),
        (JumpDino("1,1"), ["hex:1,1"]),
        (PlaceBirth("1,1"), ["hex:1,1"]),
        (ChooseLosses(["-3,0", "1,1"]), ["hex:-3,0", "hex:1,1"]),
        (ChooseRow(2), ["row:2"]),
        (PlaceBid(0), ["space:row-2/0"]),
        (PlaceBid(6), ["space:row-2/6"]),
        (PlaceBid(7), ["row:2"]),
        (PlayEvent("fertility#2"), ["card:fertility#2"]),
        (PlayEvent("lame_leg#1", target=2), ["card:lame_leg#1", "seat:2"]),
        (PlayEvent("weather_maker#1", steps=-1), ["card:weather_maker#1", "space:climate/5"]),
        (PlayEvent("long_jump#1", from_="-3,0"), ["card:long_jump#1", "hex:-3,0"]),
        (PlayEvent("unexpected_gene#1", gene="fur"), ["card:unexpected_gene#1", "gene:fur"]),
        (
            PlayEvent("epidemic#1", target=1, hexes=["-3,0", "1,1"]),
            ["card:epidemic#1", "seat:1", "hex:-3,0", "hex:1,1"],
        ),
        (PlayEvent("gene_drift#1", rows=[1, 3]), ["card:gene_drift#1", "row:1", "row:3"]),
        (EndMovement(), []),
        (PassEvents(), []),
        (PassBid(), []),
    ],
)
def test_an_option_points_step_by_step(action: Action, targets: list[str]) -> None:
    view = GAME.view(table(rows=["egg", "leg", "tail"], chosen_row=2), 0)
    assert GAME.targets(action, view) == targets


def shown(played: Played, viewer: int | None = 0) -> dict[str, list[str]]:
    """Where the latest facts show, by their kinds."""
    view = GAME.view(played.state, viewer)
    facts: list[dict[str, Any]] = [to_builtins(fact) for fact in played.facts]
    return {fact["kind"]: list(GAME.fact_targets(fact, view)) for fact in facts}


def test_facts_show_where_they_happened() -> None:
    played = playing(dinos={"A": ["-3,0"], "B": ["1,1"]}, genes={"A": {"leg": 2}})
    played.play("A", {"kind": "move_dino", "from": "-3,0", "to": "-3,1"})
    assert shown(played) == {"dino_moved": ["hex:-3,0", "hex:-3,1"]}


def test_a_bid_shows_on_its_space_while_the_rows_lie_there() -> None:
    played = playing(phase="auction", rows=["egg", "leg", "tail"])
    assert shown(played.bid("A", 2, 1))["bid_placed"] == ["space:row-2/1"]
    played.bid("B", 1, 0).bid("C", 3, 9)
    assert shown(played)["bid_placed"] == []
    assert shown(played)["bid_paid"] == ["seat:2"]


def test_a_drawn_card_shows_to_its_owner() -> None:
    played = playing(phase="payment", rows=[["card", "A", 0]])
    [card] = played.state.seats[0].hand
    fact = {"kind": "event_card_drawn", "seat": 0, "card": card}
    assert GAME.fact_targets(fact, GAME.view(played.state, 0)) == [f"card:{card}"]
    assert GAME.fact_targets({"kind": "event_card_drawn", "seat": 0}, GAME.view(played.state, 1)) == ["seat:0"]
