from __future__ import annotations

import re

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.board_marks import figure, terrain_sign
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.rules.tiles import anchors
from strata.domain.games.gods_love_dinosaurs.state import Phase, State
from strata.domain.kernel import Position, fold, read_facts
from strata.domain.match.decisions import offered_targets
from tests.games.gods_love_dinosaurs.table import playing, table
from tests.games.matches import one_of_each_decision
from tests.games.pictures import NAMES, SVG, marked, said, texts
from tests.games.recorded import read


def drawn(state: State, viewer: int | None, language: str = "en") -> str:
    view = GAME.view(state, viewer)
    offered = offered_targets(Position(GAME, state), viewer, view)
    return GAME.board(view, NAMES[: len(state.seats)], GAME.narrators[language], offered)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_cell_and_tile_can_be_read_and_found(seats: int) -> None:
    for state in one_of_each_decision(GAME, seats, Options(), seats)[::3]:
        places = marked(drawn(state, None), "data-target")
        cells = {target: place for target, place in places.items() if target.startswith("hex:")}
        assert set(cells) == {
            f"hex:{seat}/{cell}" for seat, ecosystem in enumerate(state.seats) for cell in ecosystem.terrain
        } | ({f"hex:{state.active}/{state.anchor}"} if state.anchor else set())
        for seat, ecosystem in enumerate(state.seats):
            for cell, terrain in ecosystem.terrain.items():
                place = cells[f"hex:{seat}/{cell}"]
                title = place.findtext(f"{SVG}title") or ""
                assert title.startswith(f"{cell}: {terrain}")
                assert texts(place) == [cell]
        tiles = {tile for rows in state.slots.values() for tile in rows if tile is not None}
        in_hand = {state.hand.tile} if state.hand else set()
        assert {target for target in places if target.startswith("tile:")} == {f"tile:{id_}" for id_ in tiles | in_hand}


def test_a_title_says_what_stands_on_a_cell() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain hare", "5,0": "mountain dino"}
    places = marked(drawn(playing(activate="dino", ecosystems={0: cells}).state, 0), "data-target")
    assert places["hex:0/1,0"].findtext(f"{SVG}title") == "1,0: plain, hare"
    assert places["hex:0/0,0"].findtext(f"{SVG}title") == "0,0: mountain, nest, dinosaur, yet to act"


def test_supply_and_stacks_are_told() -> None:
    words = said(drawn(table(seats=5, supply={"tiger": 0, "rat": 29}), 0))
    assert "tigers: 0" in words
    assert "rats: 29" in words
    assert "69 in all, the next from stack A" in words
    assert "unlimited" in said(drawn(table(options={"supply": "unlimited"}), 0))


def test_places_for_a_tile_in_hand_are_those_on_offer() -> None:
    played = playing(hand=["B07", "frog"])
    own = set(played.state.seats[0].terrain)
    for viewer, offered in ((0, anchors(played.state.seats[0])), (1, set()), (None, set())):
        places = marked(drawn(played.state, viewer), "data-target")
        assert {target[6:] for target in places if target.startswith("hex:0/")} == own | offered
    played.play(0, {"kind": "place_tile", "q": 2, "r": 0})
    places = marked(drawn(played.state, 0), "data-target")
    beside = {"3,0", "3,-1", "2,-1", "1,1", "2,1"}
    assert {target[6:] for target in places if target.startswith("hex:0/")} == own | beside | {"2,0"}


def test_five_seats_can_be_read_while_a_tile_is_placed() -> None:
    """Cells and places on offer have type of nine pixels or more, in ecosystems that are not laid out at random."""
    _, moves, _ = read(GAME, "five_seats")
    state, smallest = GAME.state(), {0: 99.0, 2: 99.0, 4: 99.0}
    for move in moves:
        fold(state, read_facts(GAME, move["facts"], GAME.codec_version))
        if state.phase is Phase.PLACE and state.active in smallest:
            for target, place in marked(drawn(state, state.active), "data-target").items():
                if target.startswith(f"hex:{state.active}/"):
                    sizes = [float(label.get("font-size", "0")) for label in place.iter(f"{SVG}text")]
                    smallest[state.active] = min(smallest[state.active], *sizes)
    assert all(9 <= size < 20 for size in smallest.values())


def test_what_is_yet_to_act_is_told() -> None:
    cells = {"0,0": "mountain dino", "1,0": "plain hare", "5,0": "mountain dino"}
    played = playing(activate="dino", ecosystems={0: cells, 1: {"0,0": "mountain dino"}})
    assert said(drawn(played.state, 0)).count("dinosaur, yet to act") == 2
    assert "send a dinosaur to a mountain (2 yet to act)" in said(drawn(played.state, 0))
    played.play(0, {"kind": "send_dino", "from": [0, 0], "to": [0, 0]})
    assert "choose what the dinosaur on 0,0 eats on its way to 0,0" in said(drawn(played.state, 0))


@pytest.mark.parametrize(("eggs", "shapes"), [(0, 0), (3, 3), (7, 3)])
def test_the_nest_holds_the_eggs_there_are(eggs: int, shapes: int) -> None:
    state = table(eggs={0: eggs}, ecosystems={0: {"0,0": "mountain"}})
    [nest] = [place for target, place in marked(drawn(state, 0), "data-target").items() if target == "hex:0/0,0"]
    assert len(list(nest.iter(f"{SVG}path"))) == shapes


def test_the_last_round_is_announced() -> None:
    warning = "Last round"
    enough = table(stacks={"B": ["B01"], "C": ["C01"], "D": []})
    assert warning not in said(drawn(enough, 0))
    assert warning in said(drawn(table(stacks={"B": ["B01"], "C": [], "D": []}), 0))


def test_the_end_names_the_winner_and_ranks_all() -> None:
    state = table(seats=3, eggs={0: 11, 1: 11, 2: 4}, ending="out_of_tiles", start=0)
    words = said(drawn(state, None))
    assert "<Bob & \"Bo'> wins with 12 points on the tie-break" in words
    assert re.search("Ranking 1 1 <Bob.* 12 2 0 Ann 12 3 2 A name", words)
    state.seats[0].eggs += 1
    assert "Ann wins with 13 points" in said(drawn(state, None))
    assert "tie-break" not in said(drawn(state, None))


@pytest.mark.parametrize("hint", ["to play", "marker", "Order of turns", "the next from", "Predators"])
def test_the_end_shows_nothing_of_the_running_game(hint: str) -> None:
    state = table(seats=3)
    assert hint in said(drawn(state, None))
    state.ending = "out_of_tiles"
    assert hint not in said(drawn(state, None))


def test_what_has_no_drawing_is_not_drawn_as_something_else() -> None:
    with pytest.raises(ValueError, match="mammoth"):
        figure("mammoth", 0, 0, 1)
    with pytest.raises(ValueError, match="swamp"):
        terrain_sign("swamp", 0, 0, 1)
