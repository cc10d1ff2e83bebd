"""Services, digging and sales beyond the golden examples."""

from __future__ import annotations

from tests.games.jurassic_parts.table import playing


def test_services_are_listed_in_order_without_the_grant_before_with_it() -> None:
    played = playing(
        chisels={0: ["0-1"]},
        faces={0: "triceratops-1a", 1: "triceratops-2a"},
        amber={0: 1},
        stock=["velociraptor-1a", "plant-01"],
        cells=range(50),
        hands={0: ["grant_letter"]},
        options={"equipment_cards": 1},
    )
    offered = played.offered("request_service")
    assert offered[:8] == [
        {"service": "sturdy_tool", "use_grant": False},
        {"service": "sturdy_tool", "use_grant": True},
        {"service": "master_digger", "use_grant": False, "cell": 0},
        {"service": "master_digger", "use_grant": True, "cell": 0},
        {"service": "master_digger", "use_grant": False, "cell": 1},
        {"service": "master_digger", "use_grant": True, "cell": 1},
        {"service": "quick_sharpen", "use_grant": False},
        {"service": "quick_sharpen", "use_grant": True},
    ]
    bought = [(option["tile"], option["use_grant"]) for option in offered[8:]]
    assert bought == sorted(bought)
    assert {"plant-01", "velociraptor-1a"} <= {tile for tile, _ in bought}


def test_without_amber_nothing_is_offered() -> None:
    assert playing(cells=range(40)).offered("request_service") == []


def test_a_bought_tile_leaves_the_stock() -> None:
    played = playing(cells=range(40), stock=["plant-01"], amber={0: 1})
    played.play(0, "request_service", service="buy_fossil", use_grant=False, tile="plant-01")
    assert played.state.seats[0].loose == ["plant-01"]
    assert "plant-01" not in played.state.stock
    assert played.state.supply == 20


def test_digging_needs_an_own_chisel_at_the_tile() -> None:
    played = playing(chisels={1: ["0-1"]}, amber={0: 3})
    assert "master_digger" not in [option["service"] for option in played.offered("request_service")]


def test_an_open_bone_pile_cannot_be_dug_but_a_hidden_one_can() -> None:
    described = {"chisels": {0: ["37-38"]}, "amber": {0: 1}}
    dig = {"service": "master_digger", "use_grant": False, "cell": 37}
    assert dig not in playing(**described, faces={37: "bone_pile-1"}).offered("request_service")
    peeked = playing(**described, down={37: "b0"}, peeked={37: [1, "bone_pile-1"]}, options={"equipment_cards": 1})
    assert dig in peeked.offered("request_service")


def test_a_dig_counts_as_a_tile_leaving_the_slab() -> None:
    played = playing(chisels={0: ["37-38"]}, amber={0: 1}, faces={37: "triceratops-1a"}, turns_without_removal=7)
    played.play(0, "request_service", service="master_digger", use_grant=False, cell=37).place(0, "0-1")
    played.play(0, "end_turn", keep=0)
    assert played.state.turns_without_removal == 0


def test_unused_charges_lapse_with_the_turn() -> None:
    played = playing(amber={0: 1})
    played.play(0, "request_service", service="sturdy_tool", use_grant=False).place(0, "0-1")
    played.play(0, "end_turn", keep=0)
    assert played.state.turn.sturdy_charges == 0


def test_one_tile_a_turn_is_sold_but_no_plant() -> None:
    played = playing(loose={0: ["bone_pile-1", "plant-01", "triceratops-1a", "triceratops-1b"]})
    assert [option["tile"] for option in played.offered("sell_tile")] == [
        "bone_pile-1",
        "triceratops-1a",
        "triceratops-1b",
    ]
    played.play(0, "sell_tile", tile="triceratops-1b")
    assert played.state.seats[0].amber == 1
    assert "triceratops-1b" in played.state.stock
    assert played.offered("sell_tile") == []


def test_nothing_is_sold_to_an_empty_supply() -> None:
    assert playing(loose={0: ["triceratops-1a"]}, amber={1: 20}).offered("sell_tile") == []


def test_nothing_of_a_skeleton_is_for_sale() -> None:
    played = playing(skeletons={0: [["pterodactyl-1a"], ["velociraptor-1a", "bone_pile-1"]]})
    assert played.offered("sell_tile") == []


def test_services_may_come_before_sharpening() -> None:
    played = playing(phase="turn_start", amber={0: 1})
    assert [option["kind"] for option in played.options][:2] == ["sharpen", "request_service"]
    assert played.offered("end_turn") == []
