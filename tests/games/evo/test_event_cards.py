"""Event cards: one test for what each of them does, and for what may be chosen with it."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.evo.components import CARDS
from strata.domain.games.evo.exam import conserved
from strata.domain.games.evo.state import Modifiers
from tests.games.evo.table import Played, playing

DINOS = {"A": ["-3,-1"], "B": ["-3,0"], "C": ["2,-1"]}
ROWS = ["egg", "leg", "tail"]


def holding(card: str, **described: Any) -> Played:
    """Seat A in the card's window with that card, and one that keeps the window open behind it."""
    spare = "wetsuit#1" if card != "wetsuit#1" else "calm_spell#1"
    window = CARDS[card.split("#")[0]].window
    described.setdefault("dinos", DINOS)
    if window == "births":
        described.setdefault("adults", described["dinos"])
    if window == "evolution":
        described.setdefault("rows", ROWS)
    return playing(phase=f"{window}_window", turn=3, hands={"A": [card, spare]}, **described)


def choices(played: Played, card: str) -> list[dict[str, Any]]:
    """What can be chosen with the card, without its name."""
    return [
        {name: value for name, value in option.items() if name not in ("kind", "card")}
        for option in played.options
        if option.get("card") == card
    ]


def play_card(card: str, described: dict[str, Any] | None = None, **chosen: Any) -> Played:
    played = holding(card, **(described or {}))
    played.play("A", {"kind": "play_event", "card": card, **chosen})
    assert card in played.state.discard
    conserved(played.state)
    return played


def modifiers(played: Played, letter: str) -> Modifiers:
    return played.state.seats["ABC".index(letter)].modifiers


@pytest.mark.parametrize(
    ("card", "chosen", "index"),
    [
        ("calm_spell#1", {}, 2),
        ("climate_reversal#1", {}, 1),
        ("climate_leap#1", {}, 4),
        ("weather_maker#1", {"steps": -1}, 1),
        ("weather_maker#1", {"steps": 0}, 2),
        ("weather_maker#1", {"steps": 1}, 3),
    ],
)
def test_climate_cards_move_the_marker_instead_of_the_die(card: str, chosen: dict[str, int], index: int) -> None:
    played = play_card(card, {"climate": 2}, **chosen)
    assert played.state.climate == index
    assert played.told("climate_rolled") == []
    assert played.state.climate_cards_played == 1
    assert played.state.phase == "movement_window"


def test_weather_maker_offers_three_steps() -> None:
    assert choices(holding("weather_maker#1"), "weather_maker#1") == [{"steps": -1}, {"steps": 0}, {"steps": 1}]


def test_climate_leap_goes_round_the_track() -> None:
    assert play_card("climate_leap#1", {"climate": 5}).state.climate == 1


def test_big_brother_defends() -> None:
    played = play_card("big_brother#2")
    assert modifiers(played, "A") == Modifiers(defence_horns=2)
    assert (played.state.seats[0].attack, played.state.seats[0].defence) == (0, 2)


def test_giant_gene_attacks() -> None:
    played = play_card("giant_gene#1")
    assert (played.state.seats[0].attack, played.state.seats[0].defence) == (2, 0)


def test_second_wind_gives_two_movement_points_and_copies_add_up() -> None:
    played = playing(phase="movement_window", turn=3, hands={"A": ["second_wind#1", "second_wind#2"]})
    played.play("A", {"kind": "play_event", "card": "second_wind#1"})
    played.play("A", {"kind": "play_event", "card": "second_wind#2"})
    assert played.state.moves_left == 5


def test_lame_leg_takes_two_movement_points_of_an_opponent() -> None:
    assert choices(holding("lame_leg#1"), "lame_leg#1") == [{"target": 1}, {"target": 2}]
    played = play_card("lame_leg#1", target=1)
    assert played.state.seats[1].movement_points == 0


def test_lame_leg_is_floored_only_when_read() -> None:
    played = playing(phase="movement_window", turn=3, hands={"A": ["lame_leg#1"], "B": ["second_wind#1"]})
    played.play("A", {"kind": "play_event", "card": "lame_leg#1", "target": "B"})
    played.play("B", {"kind": "play_event", "card": "second_wind#1"})
    assert played.state.seats[1].movement_points == 1


def test_long_jump_puts_a_dino_down_within_three_steps() -> None:
    played = play_card("long_jump#1", **{"from": "-3,-1"})
    assert played.asked == ("A", "jump_dino")
    played.play("A", {"kind": "jump_dino", "to": "-3,2"})
    assert played.dinos("A") == {"-3,2"}
    assert played.state.jumping is None
    assert played.asked == ("A", "play_event")


def test_long_jump_needs_a_dino_of_ones_own() -> None:
    assert choices(holding("long_jump#1", dinos={"B": ["-3,0"]}), "long_jump#1") == []


@pytest.mark.parametrize("gene", ["leg", "horn", "egg", "fur", "parasol"])
def test_unexpected_gene_lends_two_genes(gene: str) -> None:
    played = play_card("unexpected_gene#1", gene=gene)
    species = played.state.seats[0]
    assert species.modifiers.temp_genes == {gene: 2}
    values = {
        "leg": species.movement_points - 1,
        "horn": min(species.attack, species.defence),
        "egg": species.births_due - 1,
        "fur": species.fur - 1,
        "parasol": species.parasol - 1,
    }
    assert values == {name: 2 if name == gene else 0 for name in values}
    assert played.told("gene_drawn") == []


def test_unexpected_gene_offers_five_genes() -> None:
    offered = [choice["gene"] for choice in choices(holding("unexpected_gene#1"), "unexpected_gene#1")]
    assert offered == ["leg", "horn", "egg", "fur", "parasol"]


def test_barren_season_bans_births_whatever_else_was_played() -> None:
    hands = {"A": ["barren_season#1"], "B": ["fertility#1"]}
    played = playing(phase="births_window", turn=3, hands=hands, dinos=DINOS, adults=DINOS)
    played.play("A", {"kind": "play_event", "card": "barren_season#1", "target": "B"})
    played.play("B", {"kind": "play_event", "card": "fertility#1"})
    assert played.state.seats[1].births_due == 0


def test_barren_season_keeps_an_extinct_species_away() -> None:
    played = playing(
        phase="births_window", turn=3, order="BAC", hands={"A": ["barren_season#1"]}, dinos={"A": ["-3,-1"]},
        adults={"A": ["-3,-1"]},
    )  # fmt: skip
    played.play("A", {"kind": "play_event", "card": "barren_season#1", "target": "B"})
    assert played.asked == ("A", "place_birth")


def test_fertility_gives_two_births() -> None:
    assert play_card("fertility#2").state.seats[0].births_due == 3


def test_far_flung_eggs_reach_three_steps() -> None:
    played = playing(
        phase="births_window", turn=3, hands={"A": ["far_flung_eggs#1"]}, dinos=DINOS, adults=DINOS
    )  # fmt: skip
    played.play("A", {"kind": "play_event", "card": "far_flung_eggs#1"})
    assert played.asked == ("A", "place_birth")
    hexes = [option["hex"] for option in played.options]
    assert len(hexes) == 17
    assert "-3,2" in hexes
    assert "-3,3" not in hexes


def test_far_flung_eggs_need_adults() -> None:
    assert choices(holding("far_flung_eggs#1", dinos={"B": ["-3,0"]}), "far_flung_eggs#1") == []
    assert choices(holding("far_flung_eggs#1"), "far_flung_eggs#1") == [{}]


def test_frostbite_takes_a_fur() -> None:
    played = play_card("frostbite#1", target=1)
    assert (played.state.seats[1].fur, played.state.seats[1].parasol) == (0, 1)


def test_frostbite_does_not_go_below_nothing() -> None:
    played = play_card("frostbite#1", {"genes": {"B": {"fur": 1}}, "modifiers": {"B": {"fur_malus": 1}}}, target=1)
    assert played.state.seats[1].fur == 0


def test_sunburn_takes_a_parasol() -> None:
    played = play_card("sunburn#1", target=2)
    assert (played.state.seats[2].fur, played.state.seats[2].parasol) == (1, 0)


def test_wetsuit_saves_all_from_the_cold_but_not_from_deadly_cold() -> None:
    dinos = {"A": ["-3,0", "-4,2", "-4,4", "-2,-1"]}
    played = playing(phase="survival_window", turn=3, climate="desert", dinos=dinos, hands={"A": ["wetsuit#1"]})
    played.play("A", {"kind": "play_event", "card": "wetsuit#1"})
    assert played.dinos("A") == {"-3,0", "-4,2", "-4,4"}


def test_sunblock_saves_all_from_the_warmth() -> None:
    dinos = {"A": ["-3,0", "-4,2", "-4,4", "-4,0"]}
    played = playing(phase="survival_window", turn=3, climate="hills", dinos=dinos, hands={"A": ["sunblock#1"]})
    played.play("A", {"kind": "play_event", "card": "sunblock#1"})
    assert played.dinos("A") == {"-3,0", "-4,2", "-4,4"}


def test_epidemic_takes_two_of_a_big_population() -> None:
    dinos = {"A": ["-3,-1"], "B": ["-3,0", "-3,1", "-3,2", "-3,3"], "C": ["0,0", "0,1", "0,2"]}
    offered = choices(holding("epidemic#1", dinos=dinos), "epidemic#1")
    assert len(offered) == 6
    assert {choice["target"] for choice in offered} == {1}
    assert offered[0]["hexes"] == ["-3,0", "-3,1"]
    played = play_card("epidemic#1", {"dinos": dinos}, target=1, hexes=["-3,0", "-3,3"])
    assert played.dinos("B") == {"-3,1", "-3,2"}
    assert played.state.seats[1].supply == 8


def test_dead_end_leaves_the_auction() -> None:
    played = playing(phase="auction", turn=3, rows=ROWS, hands={"A": ["dead_end#1"]})
    played.play("A", {"kind": "play_event", "card": "dead_end#1"})
    assert modifiers(played, "A") == Modifiers(out_of_auction=True)
    assert played.state.queue == [1, 2]
    conserved(played.state)


def test_dead_end_cannot_be_played_in_the_window() -> None:
    assert choices(holding("dead_end#1"), "dead_end#1") == []


def test_bargain_makes_a_gene_three_cheaper_this_turn() -> None:
    played = playing(phase="evolution_window", turn=3, rows=["leg", "egg", "fur"], hands={"A": ["bargain#1"]})
    played.play("A", {"kind": "play_event", "card": "bargain#1"})
    played.bid("A", 1, 13).bid("B", 2, 0).bid("C", 3, 0)
    assert played.state.seats[0].points == 0
    assert played.state.seats[0].discount == 0


def test_gene_drift_draws_replacements_before_the_old_genes_go_back() -> None:
    offered = choices(holding("gene_drift#1"), "gene_drift#1")
    assert [choice["rows"] for choice in offered] == [[1], [2], [3], [1, 2], [1, 3], [2, 3]]
    played = play_card("gene_drift#1", rows=[1, 3])
    assert [fact["row"] for fact in played.told("gene_drawn")] == [1, 3]
    assert played.told("genes_returned") == [{"kind": "genes_returned", "rows": [1, 3], "genes": ["egg", "tail"]}]
    assert played.state.rows[1].gene == "leg"


def test_gene_drift_cannot_name_more_rows_than_the_bag_has_genes() -> None:
    played = holding("gene_drift#1")
    for gene in played.state.bag:
        played.state.bag[gene] = 1 if gene == "horn" else 0
    played = Played(played.state)
    assert [choice["rows"] for choice in choices(played, "gene_drift#1")] == [[1], [2], [3]]
    played.play("A", {"kind": "play_event", "card": "gene_drift#1", "rows": [2]})
    assert played.state.rows[1].gene == "horn"
    assert played.state.bag["leg"] == 1


def test_every_modifier_ends_with_the_turn() -> None:
    played = play_card("fertility#1")
    while played.state.turn == 3:
        assert played.asked is not None
        played.play(played.asked[0], played.options[-1])
    assert all(species.modifiers == Modifiers() for species in played.state.seats)
