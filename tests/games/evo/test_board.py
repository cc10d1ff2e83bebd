from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from domain.games.evo import GAME
from domain.games.evo.components import INSTANCES, ISLANDS
from domain.games.evo.options import Options
from domain.games.evo.state import Modifiers, State
from domain.kernel import RandomChance, begin, clone, play

NAMES = ["Ann", "<Bob & \"Bo'>", "A name that goes on and on and on and on", "", "恐竜" * 30]
TABLES = [
    (3, Options()),
    (4, Options()),
    (4, Options(map_4p="four_ls", one_gene_fewer=True, climate_track="eight")),
    (5, Options()),
    (5, Options(event_deck="none")),
]


def random_match(seats: int, options: Options, seed: int) -> Iterator[State]:
    """The states of a match in which dinos have some luck: bids stay low and cards are seldom played."""
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(GAME, options, seats, chance).position
    yield position.state
    while not position.is_over:
        decision = position.decisions[0]
        choices = decision.options[:3] if decision.name == "place_bid" else decision.options
        position = play(position, decision.seat, rng.choice(choices), chance).position
        yield position.state


def sampled(seats: int, options: Options, seed: int) -> list[State]:
    """A state now and then from the first on, and the last one of each decision and of the end."""
    states = list(random_match(seats, options, seed))
    asked = {GAME.view(state, None).decision: state for state in states}  # type: ignore[attr-defined]
    return [*states[:: len(states) // 4], *asked.values()]


def drawn(state: State, viewer: int | None, names: list[str] = NAMES) -> str:
    return GAME.board(GAME.view(state, viewer), names)


def said(picture: str) -> str:
    """All words of a picture."""
    return " ".join(ElementTree.fromstring(picture).itertext())


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} seats, {table[1].map_4p}")
def states(request: Any) -> list[State]:
    seats, options = request.param
    return sampled(seats, options, seed=seats)


def test_every_picture_is_well_formed_for_every_viewer(states: list[State]) -> None:
    for state in states:
        for viewer in (None, *range(len(state.seats))):
            root = ElementTree.fromstring(drawn(state, viewer))
            assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_a_picture_is_drawn_from_the_view_alone(states: list[State]) -> None:
    rng = Random(1)
    for state in states[::2]:
        for viewer in (None, *range(len(state.seats))):
            assert drawn(GAME.resample(state, viewer, rng), viewer) == drawn(state, viewer)


def test_a_picture_names_no_card_that_its_viewer_cannot_see(states: list[State]) -> None:
    for state in states[::2]:
        for viewer in (None, *range(len(state.seats))):
            words = said(drawn(state, viewer))
            seen = state.discard + ([] if viewer is None else state.seats[viewer].hand)
            open_names = {INSTANCES[card].name for card in seen}
            assert not [card.name for card in INSTANCES.values() if card.name in words and card.name not in open_names]


def test_equal_views_give_equal_pictures(states: list[State]) -> None:
    for state in states[::2]:
        there_and_back = msgspec.json.decode(msgspec.json.encode(GAME.view(state, 0)), type=GAME.view_type)
        assert drawn(clone(state), 0) == drawn(state, 0) == GAME.board(there_and_back, NAMES)


def test_every_hex_can_be_read_and_found(states: list[State]) -> None:
    state = states[0]
    root = ElementTree.fromstring(drawn(state, None))
    hexes = {group.attrib["data-hex"]: group for group in root.iter() if "data-hex" in group.attrib}
    assert set(hexes) == set(ISLANDS[state.map].hexes)
    for hex_, group in hexes.items():
        shown = [element.text for element in group.iter("{http://www.w3.org/2000/svg}text")]
        assert shown[0] == hex_
        assert shown[1:] == ([str(state.board[hex_])] if hex_ in state.board else [])


def test_names_are_escaped_shortened_and_made_up_where_missing() -> None:
    state = next(random_match(5, Options(), seed=1))
    words = said(drawn(state, None))
    assert NAMES[1] in words
    assert "A name that goes on a…" in words
    assert "Seat 3" in words
    assert "恐竜恐竜恐竜恐竜恐竜…" in words
    assert "Seat 0" in said(drawn(state, None, []))


def test_a_seat_sees_its_own_cards_and_what_they_do() -> None:
    state = next(random_match(3, Options(), seed=1))
    state.seats[0].hand = []
    state.seats[1].hand = sorted(["big_brother#1", "epidemic#1", "weather_maker#1"])
    words = said(drawn(state, 1))
    assert "Big Brother" in words
    assert "+2 horns when you defend" in words
    assert "take 2 dinos of a rival with 4 or more" in words
    assert "climate −1, 0, +1: you choose" in words
    assert "Big Brother" not in said(drawn(state, 0))


def test_every_card_says_what_it_does() -> None:
    state = next(random_match(3, Options(), seed=1))
    for card in INSTANCES:
        state.seats[0].hand = []
        without = said(drawn(state, 0))
        state.seats[0].hand = [card]
        name, window = INSTANCES[card].name, INSTANCES[card].window
        assert len(said(drawn(state, 0))) > len(without) + len(name) + len(window)


def test_modifiers_are_told() -> None:
    state = next(random_match(5, Options(), seed=1))
    state.seats[2].modifiers = Modifiers(
        attack_horns=2,
        movement_bonus=-2,
        temp_genes={"fur": 2},
        fur_malus=1,
        birth_banned=True,
        birth_distance=3,
        warm_proof=True,
        out_of_auction=True,
        discount_bonus=3,
    )
    words = said(drawn(state, None)).replace("\u00a0", " ")
    for change in ("+2 attack", "−2 moves", "+1 fur", "no births", "births within 3", "warm proof", "−3 price"):
        assert change in words
    assert "/ parasol all" in words


def test_the_end_names_the_winners() -> None:
    *_, last = random_match(3, Options(), seed=2)
    for seat, points in enumerate((50, 50, 40)):
        last.seats[seat].points, last.seats[seat].supply = points, 4
    assert "Ann and <Bob & \"Bo'> share the victory with 50 points" in said(drawn(last, None))
    last.seats[1].supply = 3
    assert "<Bob & \"Bo'> wins with 50 points" in said(drawn(last, None))
