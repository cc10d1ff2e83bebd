"""The evaluator: it always knows something to do, and following it beats chance."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from strata.domain.bots import choose
from strata.domain.games.evo import GAME
from strata.domain.games.evo.components import DEADLY, ISLANDS, Zone
from strata.domain.games.evo.options import Options
from tests.games.evo.table import Played, playing, table
from tests.games.matches import end_of_match


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_chance(seats: int) -> None:
    for seed in range(2):
        ranking = GAME.ranking(end_of_match(GAME, ["greedy"] + ["random"] * (seats - 1), Options(), seed))
        assert ranking[0].seat == 0


def test_the_last_turns_pay_nothing_for_genes() -> None:
    played = playing(phase="auction", meteor=12, turn=13, rows=["egg", "leg", "tail"])
    played.play("A", {"kind": "choose_row", "row": 1})
    played.play("A", {"kind": "place_bid", "amount": 0})
    decision = played.position.decisions[0]
    chosen = choose("greedy", played.position, decision.seat, Random(1))
    assert chosen in decision.options[1:]


def test_a_dead_end_in_hand_is_no_right_to_pass() -> None:
    held = [["egg", "B", 5], ["leg", "C", 5], "card"]
    played = playing(phase="auction", queue="A", meteor=12, turn=13, rows=held, hands={"A": ["dead_end#1"]})
    decision = played.position.decisions[0]
    assert choose("greedy", played.position, decision.seat, Random(1)) in decision.options


def test_a_dino_in_danger_walks_to_a_mild_hex() -> None:
    played = playing(climate="hills", dinos={"A": ["-4,0"], "B": ["1,1"], "C": ["0,0"]})
    chosen = played.position.decisions[0]
    action: Any = choose("greedy", played.position, chosen.seat, Random(1))
    assert (action.from_, action.to) == ("-4,0", "-4,1")


def test_a_mild_hex_is_the_best_cradle() -> None:
    played = playing(phase="adults", climate="plain", dinos={"A": ["-3,-1"]})
    action: Any = choose("greedy", played.position, 0, Random(1))
    assert action.hex == "-3,0"


def chosen(played: Played, seed: int = 1) -> Any:
    return choose("greedy", played.position, played.position.decisions[0].seat, Random(seed))


LAST: dict[str, Any] = {"meteor": 12, "turn": 13}
"""The meteor falls after the scoring of this turn."""
FACING: dict[str, Any] = {
    "climate": "hills",
    "dinos": {"A": ["-4,1"], "B": ["-3,1"], "C": ["1,1"]},
    "points": {"A": 50, "B": 50, "C": 20},
}
"""A dino of A beside one of B, both where they survive."""


def test_a_giant_gene_is_played_for_the_last_attack() -> None:
    played = playing(phase="movement_window", hands={"A": ["giant_gene#1"]}, **FACING, **LAST)
    assert all(getattr(chosen(played, seed), "card", None) == "giant_gene#1" for seed in range(5))


def test_a_winning_attack_of_the_last_turn_is_not_passed_over() -> None:
    played = playing(modifiers={"A": {"attack_horns": 2}}, **FACING, **LAST)
    assert all(getattr(chosen(played, seed), "to", None) == "-3,1" for seed in range(20))


def test_even_odds_are_no_reason_to_attack_a_rival_who_is_far_behind() -> None:
    played = playing(**{**FACING, "points": {"A": 50, "B": 20, "C": 49}}, **LAST)
    assert all(getattr(chosen(played, seed), "to", None) != "-3,1" for seed in range(20))


HELD = [["egg", "B", 6], ["leg", "C", 6], "tail"]
DEAR = [["egg", "B", 6], ["leg", "C", 6], ["tail", "C", 5]]


def test_strong_considers_attacks_that_do_not_pay_at_once() -> None:
    position = playing(**FACING).position
    evaluator: Any = GAME.evaluator
    (decision,) = position.decisions
    attack = next(option for option in decision.options if getattr(option, "to", None) == "-3,1")
    assert attack not in evaluator.candidates(position.state, decision)
    considered = [evaluator.further_candidates(position.state, decision, foresight) for foresight in (1, 2)]
    assert [attack in options for options in considered] == [False, True]


def test_a_dead_end_spares_the_price_of_a_gene_that_is_not_worth_it() -> None:
    played = playing(phase="auction", queue="A", meteor=11, turn=12, rows=DEAR, hands={"A": ["dead_end#1"]})
    assert chosen(played).card == "dead_end#1"


def test_a_dead_end_is_kept_while_a_gene_can_be_had_for_nothing() -> None:
    played = playing(phase="auction", queue="A", meteor=3, turn=4, rows=HELD, hands={"A": ["dead_end#1"]})
    assert chosen(played).row == 3


def test_a_bargain_is_played_where_good_genes_are_for_sale() -> None:
    rows = ["egg", "egg", "leg"]
    played = playing(phase="evolution_window", queue="A", meteor=1, turn=3, rows=rows, hands={"A": ["bargain#1"]})
    assert all(getattr(chosen(played, seed), "card", None) == "bargain#1" for seed in range(5))


def test_genes_of_no_use_are_drawn_again() -> None:
    """All rows hold a gene of which the species has more than it needs. Now and then a bot imagines no better ones."""
    rows = ["tail", "tail", "tail"]
    played = playing(
        phase="evolution_window",
        meteor=1,
        turn=3,
        rows=rows,
        genes={"A": {"tail": 6}},
        hands={"A": ["gene_drift#1", "fertility#1", "fertility#2"]},
    )
    assert sum(getattr(chosen(played, seed), "card", None) == "gene_drift#1" for seed in range(20)) >= 18


def test_far_flung_eggs_are_laid_beyond_deadly_land() -> None:
    surrounded = surrounded_adult()
    played = playing(
        phase="births_window",
        climate=surrounded.climate,
        dinos={"A": [surrounded.hex], "B": [surrounded.far], "C": []},
        adults={"A": [surrounded.hex], "B": [surrounded.far]},
        genes={"A": {"egg": 3}},
        hands={"A": ["far_flung_eggs#1"]},
        turn=5,
        meteor=4,
    )
    assert chosen(played).card == "far_flung_eggs#1"


class Surrounded(NamedTuple):
    hex: str
    climate: str
    far: str


def surrounded_adult() -> Surrounded:
    """A hex and a climate that is deadly all round it but mild three hexes away."""
    state = table()
    island = ISLANDS[state.map]
    for terrain, zones in sorted(island.zones.items()):
        for hex_ in island.hexes:
            near = [zones[there] for there in island.neighbours[hex_]]
            mild = [there for there in island.reach(hex_, 3) if zones[there] is Zone.TEMPERATE]
            if all(zone in DEADLY for zone in near) and len(mild) >= 3:
                far = next(there for there in island.hexes if there not in island.reach(hex_, 3) and there != hex_)
                return Surrounded(hex_, terrain, far)
    raise AssertionError("no such hex on this island")


def test_early_on_an_egg_is_worth_more_than_a_tail() -> None:
    played = playing(phase="auction", queue="ABC", meteor=1, turn=2, rows=["tail", "egg", "tail"])
    assert chosen(played).row == 2


def test_a_row_is_left_to_others_when_it_costs_more_than_it_brings() -> None:
    rows = [["egg", "B", 9], ["leg", "C", 9], "horn"]
    played = playing(phase="auction", queue="A", meteor=6, turn=7, rows=rows, points={"A": 30})
    assert chosen(played).row == 3


def test_a_card_against_a_rival_is_aimed_at_the_leader() -> None:
    """Frost takes a fur from a species that needs it; the one behind would need it as well."""
    frosty = frosty_hexes()
    played = playing(
        phase="survival_window",
        turn=12,
        meteor=11,
        climate=frosty.climate,
        dinos={"A": [], "B": [frosty.first], "C": [frosty.second]},
        genes={"B": {"fur": 1}, "C": {"fur": 1}},
        points={"A": 30, "B": 40, "C": 10},
        hands={"A": ["frostbite#1"]},
    )
    action = chosen(played)
    assert (action.card, action.target) == ("frostbite#1", 1)


class Frosty(NamedTuple):
    climate: str
    first: str
    second: str


def frosty_hexes() -> Frosty:
    """Two hexes that are cold in the same climate."""
    island = ISLANDS[table().map]
    for terrain, zones in sorted(island.zones.items()):
        cold = [hex_ for hex_ in island.hexes if zones[hex_] is Zone.COLD]
        if len(cold) > 1:
            return Frosty(terrain, cold[0], cold[-1])
    raise AssertionError("nowhere is it cold")


def test_the_one_step_left_goes_to_the_dino_that_would_die() -> None:
    played = playing(climate="hills", dinos={"A": ["-4,0", "-4,1"], "B": ["1,1"], "C": ["0,0"]})
    action = chosen(played)
    assert action.from_ == "-4,0"
