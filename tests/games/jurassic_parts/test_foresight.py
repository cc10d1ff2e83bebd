"""What is foretold is what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.foresight import Foresight, foresee
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.rules.placement import PlaceChisel
from strata.domain.games.jurassic_parts.rules.services import RequestService
from strata.domain.games.jurassic_parts.rules.slab import parts
from strata.domain.games.jurassic_parts.state import State
from strata.domain.games.jurassic_parts.view import View
from strata.domain.kernel import Action, Position, clone, play
from strata.domain.kernel.codec import to_builtins
from tests.games.chance import CountingChance
from tests.games.matches import random_match


def seen(position: Position[State]) -> View:
    view = GAME.view(position.state, position.state.active)
    assert isinstance(view, View)
    return view


def foretold(seats: int, kind: type[Action]) -> Iterator[tuple[Position[State], Any, Foresight, list[dict[str, Any]]]]:
    """Options of a kind in a match, with what is foretold of each and the facts that follow from it."""
    for number, move in enumerate(random_match(GAME, seats, Options(), seats)):
        position = move.position
        if number % 4 == 0 and position.decisions and position.decisions[0].name == "turn_main":
            foresight = foresee(seen(position))
            for option in position.decisions[0].options:
                if isinstance(option, kind):
                    facts = to_builtins(play(position, position.state.active, option, CountingChance()).facts)
                    yield position, option, foresight, facts


@pytest.mark.parametrize("seats", [2, 5])
def test_prices_breaks_and_shares_come_true(seats: int) -> None:
    broken = 0
    for _, option, foresight, (placed, *following) in foretold(seats, PlaceChisel):
        assert placed["spent"] == (0 if option.sturdy else foresight.boulders[option.edge])
        told = foresight.breaks.get(option.edge)
        assert (told is None) == (not following)
        if told is None:
            continue
        if told.is_chosen:
            assert following[-1]["kind"] == "parts_offered"
            continue
        broken += 1
        (part,) = (fact for fact in following if fact["kind"] == "part_broken_off")
        assert part["cells"] == told.cells
        assert (part["order"], part["chisels"]) == (
            [share.seat for share in told.shares],
            [share.chisels for share in told.shares],
        )
        quotas = [fact["quota"] for fact in following if fact["kind"] == "quota_set"]
        assert quotas == [share.tiles for share in told.shares][: len(quotas)]
    assert broken


def test_what_a_dig_does_to_the_slab_and_the_chisels_comes_true() -> None:
    dug = 0
    for position, option, foresight, facts in foretold(5, RequestService):
        if option.cell is None:
            continue
        dug += 1
        without = clone(position.state)
        without.slab[option.cell] = None
        without.chisels = {
            edge: seat for edge, seat in without.chisels.items() if str(option.cell) not in edge.split("-")
        }
        assert foresight.splits_by_dig(option.cell) == (len(parts(without)) > 1)
        (aside,) = (fact for fact in facts if fact["kind"] == "chisels_set_aside")
        assert len(aside["edges"]) == foresight.freed_by_dig(option.cell)
    assert dug


def test_what_is_foretold_of_one_view_is_not_told_of_another() -> None:
    first, second = (seen(move.position) for move in list(random_match(GAME, 2, Options(), 1))[5:7])
    foresight = foresee(first)
    assert foresee(first) is foresight
    assert foresee(second) is not foresight
