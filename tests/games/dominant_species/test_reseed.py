"""Reset: everything is made ready for the next round."""

from __future__ import annotations

from tests.games.dominant_species.table import playing


def test_pawns_move_up_one_space_each() -> None:
    pawns = {"glaciation 2": "insect", "glaciation 3": "bird", "glaciation 4": "bird"}
    played = playing(phase="reseed", pawns=pawns)
    assert played.state.pawns == {"glaciation 1": "insect", "glaciation 2": "bird", "glaciation 3": "bird"}


def test_a_pawn_on_the_first_space_holds_the_others_up() -> None:
    pawns = {"glaciation 1": "insect", "glaciation 2": "bird", "glaciation 4": "bird"}
    played = playing(phase="reseed", pawns=pawns)
    assert played.state.pawns == {"glaciation 1": "insect", "glaciation 2": "bird", "glaciation 3": "bird"}


def test_cards_stay_and_are_filled_up_by_draws() -> None:
    played = playing(phase="reseed", face_up=["blight", "disease"], picks=[0, 0, 0])
    assert played.state.face_up == ["blight", "disease", "aquatic", "biodiversity", "biomass"]


def test_the_ice_age_is_not_drawn_while_others_are_left() -> None:
    played = playing(phase="reseed", face_up=["blight", "disease", "fertile"], unseen_cards=["habitat", "aquatic"])
    assert played.state.face_up[3:] == ["aquatic", "habitat"]
    assert played.state.ice_age_below


def test_a_short_bag_fills_the_slots_in_order() -> None:
    hoard = {f"hoard {number}": [element] * 20 for number, element in enumerate(["grass", "grub", "meat", "seed"])}
    display = {"adaptation": [], "regression": [], "abundance": [], "wasteland": [], "depletion": [], "wanderlust": []}
    added = {"bird": ["sun"] * 4, "insect": ["sun"] * 4, "mammal": ["sun"] * 4, "reptile": ["sun"] * 4}
    added |= {"arachnid": ["water"] * 4, "amphibian": ["water"] * 3}
    water = ["-1,-1,E", "-2,0,E", "-1,0,W", "0,-1,W", "1,-2,W", "1,-1,W"]
    played = playing(
        phase="reseed",
        display={**display, **hoard},
        added=added,
        only_elements={**dict.fromkeys(water, "water"), "0,-1,E": "sun"},
    )
    assert [len(played.state.display[section]) for section in ("adaptation", "abundance", "wanderlust")] == [4, 4, 2]
    assert not any(played.state.bag.values())


def test_only_stacks_without_a_face_up_tile_turn_one_up() -> None:
    played = playing(phase="reseed", stacks=["sea", None, "sea"])
    assert [fact["stack"] for fact in played.told("tile_turned_up")] == [2]
    assert played.state.round == 2
    assert played.asked == ("insect", "place_pawn")
