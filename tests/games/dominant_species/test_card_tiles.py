"""Cards that begin with the choice of a tile."""

from __future__ import annotations

from strata.domain.games.dominant_species.components import CORNERS
from tests.games.dominant_species.taking import is_over, take


def test_aquatic_lays_an_element_and_adds_cubes_to_the_tile() -> None:
    played = take("aquatic", tiles={"0,-2": "sea"})
    assert played.asked == ("mammal", "choose_hex")
    assert played.offered("hex") == [[0, -2], [0, -1]]
    played.play("mammal", "choose_hex", hex=[0, -1])
    assert played.asked == ("mammal", "enrich")
    assert {"kind": "done"} not in played.options
    assert played.offered("vertex")[:2] == ["-1,-1,E", "1,-2,W"]
    played.play("mammal", "enrich", element="meat", vertex="-1,-1,E")
    assert played.options == [{"kind": "populate", "hex": [0, -1], "count": count} for count in range(5)]
    played.play("mammal", "populate", hex=[0, -1], count=3)
    assert played.state.elements["-1,-1,E"] == "meat"
    assert played.cubes("0,-1")["mammal"] == 3
    assert is_over(played)


def test_aquatic_without_a_free_corner_still_adds_cubes() -> None:
    played = take("aquatic", elements=dict.fromkeys(CORNERS["0,-1"], "water"))
    played.play("mammal", "choose_hex", hex=[0, -1])
    assert played.asked == ("mammal", "populate")
    played.play("mammal", "populate", hex=[0, -1], count=0)
    assert "mammal" not in played.cubes("0,-1")
    assert is_over(played)


def test_aquatic_prefers_a_tile_with_a_free_corner() -> None:
    played = take("aquatic", tiles={"2,0": "sea"}, elements=dict.fromkeys(CORNERS["0,-1"], "water"))
    assert played.offered("hex") == [[2, 0]]


def test_aquatic_with_an_empty_pool_only_lays_the_element() -> None:
    played = take("aquatic", gene_pool={"mammal": 0})
    played.play("mammal", "choose_hex", hex=[0, -1])
    played.play("mammal", "enrich", element="meat", vertex="-1,-1,E")
    assert is_over(played)


def test_aquatic_is_skipped_where_nothing_can_be_put() -> None:
    full = dict.fromkeys(CORNERS["0,-1"], "water")
    assert is_over(take("aquatic", elements=full, gene_pool={"mammal": 0}))
    assert is_over(take("aquatic", tundra=["0,-1"]))


def test_blight_leaves_one_element() -> None:
    played = take("blight")
    assert len(played.offered("hex")) == 7
    played.play("mammal", "choose_hex", hex=[0, -1])
    assert played.asked == ("mammal", "keep")
    assert played.offered("vertex") == ["-1,0,E", "0,-1,E", "0,-1,W", "1,-1,W"]
    before = dict(played.state.bag)
    played.play("mammal", "keep", vertex="0,-1,E")
    assert [corner for corner in CORNERS["0,-1"] if corner in played.state.elements] == ["0,-1,E"]
    assert (played.state.bag["water"], played.state.bag["grub"]) == (before["water"] + 2, before["grub"] + 1)
    assert is_over(played)


def test_blight_on_a_tile_with_one_element_does_nothing() -> None:
    played = take("blight", tiles={"2,-1": "sea"})
    played.play("mammal", "choose_hex", hex=[2, -1])
    assert "2,-1,W" in played.state.elements
    assert is_over(played)


def test_catastrophe_on_a_tile_of_one_animal_asks_for_no_survivor() -> None:
    played = take("catastrophe", only_cubes={"0,0": {"bird": 1}, "0,1": {"mammal": 2}, "1,0": {"bird": 3}})
    played.play("mammal", "choose_hex", hex=[1, 0])
    assert played.cubes("1,0") == {"bird": 1}
    assert played.cubes("0,0") == {}
    assert played.cubes("0,1") == {"mammal": 1}
    assert is_over(played)


def test_catastrophe_on_an_empty_tile_still_strikes_around_it() -> None:
    played = take("catastrophe", only_cubes={"0,1": {"mammal": 2}, "1,0": {"bird": 3}})
    played.play("mammal", "choose_hex", hex=[0, 0])
    assert played.cubes("0,1") == {"mammal": 1}
    assert played.cubes("1,0") == {"bird": 2}


def test_catastrophe_may_spare_another_animal() -> None:
    played = take("catastrophe", only_cubes={"0,1": {"mammal": 2}, "-1,0": {"bird": 3, "insect": 2, "mammal": 1}})
    played.play("mammal", "choose_hex", hex=[-1, 0])
    assert played.offered("animal") == ["mammal", "bird", "insect"]
    played.play("mammal", "choose_survivor", animal="bird")
    assert played.cubes("-1,0") == {"bird": 1}
    assert played.state.animals["bird"].eliminated == 2


def test_fertile_pays_for_all_cubes_on_a_tile_one_occupies() -> None:
    played = take("fertile", cubes={"1,0": {"mammal": 1, "insect": 6}})
    assert played.offered("hex") == [[-1, 1], [0, 1], [1, 0]]
    played.play("mammal", "choose_hex", hex=[1, 0])
    assert played.state.animals["mammal"].scored["cards"] == 7
    assert is_over(played)


def test_mass_exodus_drives_everybody_to_tiles_around() -> None:
    cubes = {"1,0": {"mammal": 1, "insect": 2}}
    played = take("mass_exodus", only_cubes={"0,1": {"mammal": 2}, **cubes})
    played.play("mammal", "choose_hex", hex=[1, 0])
    assert played.options == [{"kind": "drive", "animal": "mammal", "to": [0, 0], "count": count} for count in (0, 1)]
    played.play("mammal", "drive", animal="mammal", to=[0, 0], count=1)
    assert played.offered("animal", "to", "count") == [("insect", [0, 0], count) for count in (0, 1, 2)]
    played.play("mammal", "drive", animal="insect", to=[0, 0], count=0)
    played.play("mammal", "drive", animal="insect", to=[0, 1], count=1)
    assert played.cubes("1,0") == {}
    assert played.cubes("0,1") == {"mammal": 2, "insect": 1}
    assert played.cubes("1,-1") == {"insect": 1}
    assert is_over(played)


def test_mass_exodus_with_one_way_out_asks_nothing_more() -> None:
    played = take(
        "mass_exodus",
        tiles={"2,-1": "sea", "3,-2": "sea"},
        only_cubes={"0,1": {"mammal": 2}, "3,-2": {"bird": 2, "insect": 1}},
    )
    played.play("mammal", "choose_hex", hex=[3, -2])
    assert played.cubes("2,-1") == {"bird": 2, "insect": 1}
    assert is_over(played)


def test_mass_exodus_drives_hibernating_cubes_first_and_on_an_empty_tile_nobody() -> None:
    played = take(
        "mass_exodus", only_cubes={"0,1": {"mammal": 2}, "1,0": {"bird": 3}}, hibernating={"1,0": {"bird": 2}}
    )
    played.play("mammal", "choose_hex", hex=[1, 0])
    played.play("mammal", "drive", animal="bird", to=[0, 0], count=1)
    played.play("mammal", "drive", animal="bird", to=[0, 1], count=2)
    assert played.state.earth["0,0"].hibernating == {"bird": 1}
    assert played.state.earth["0,1"].hibernating == {"bird": 1}
    assert played.state.earth["1,0"].hibernating == {}
    empty = take("mass_exodus")
    empty.play("mammal", "choose_hex", hex=[0, 0])
    assert is_over(empty)


def test_the_cube_that_outlives_a_glaciation_hibernates_if_one_did() -> None:
    played = take("ice_sheet", cubes={"1,0": {"bird": 3}}, hibernating={"1,0": {"bird": 2}})
    played.play("mammal", "glaciate", hex=[1, 0])
    assert played.cubes("1,0") == {"bird": 1}
    assert played.state.earth["1,0"].hibernating == {"bird": 1}
