"""The evaluator: it always knows something to do, either side beats chance with it, and it cannot be foreseen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.bots import choose
from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.bot_beliefs import beliefs
from strata.domain.games.not_alone.bot_values import Values
from strata.domain.games.not_alone.bot_weights import WEIGHTS
from strata.domain.games.not_alone.options import Options
from strata.domain.kernel import RandomChance, apply_action, begin
from tests.games.not_alone.table import Played, playing


def play_out(creature: str, hunted: str, expansion: Any, seats: int, seed: int) -> str:
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(GAME, Options(expansion=expansion), seats, chance).position
    while not position.is_over:
        decision = position.decisions[0]
        candidates = GAME.evaluator.candidates(position.state, decision)
        assert candidates
        assert all(option in decision.options for option in candidates)
        level = creature if decision.seat == position.state.creature else hunted
        action = choose(level, position, decision.seat, rng)
        position = apply_action(position, decision.seat, action, chance).position
    reason = GAME.ending(position.state)
    assert reason is not None
    return reason


@pytest.mark.parametrize("expansion", ["none", "light", "sanctuary"])
def test_a_greedy_creature_beats_hunted_who_play_at_random(expansion: str) -> None:
    ends = [play_out("greedy", "random", expansion, 4, seed) for seed in range(5)]
    assert ends.count("assimilation") >= 4


@pytest.mark.parametrize("expansion", ["none", "light", "sanctuary"])
def test_greedy_hunted_beat_a_creature_that_plays_at_random(expansion: str) -> None:
    ends = [play_out("random", "greedy", expansion, 4, seed) for seed in range(5)]
    assert ends.count("assimilation") <= 1


@pytest.mark.parametrize("seats", [2, 7])
def test_the_smallest_and_the_largest_table_are_played_to_the_end(seats: int) -> None:
    assert play_out("greedy", "greedy", "sanctuary", seats, seed=1)


def chosen(played: Played, seat: int, seed: int = 1) -> Any:
    return choose("greedy", played.position, seat, Random(seed))


def test_nobody_hides_or_looks_twice_in_the_same_place_for_certain() -> None:
    exploring = playing(phase="exploration", hunt=["clone", "scream", "virus"])
    assert len({tuple(chosen(exploring, 1, seed).places) for seed in range(30)}) > 2
    hunting = playing(phase="hunting", played={"H1": [1], "H2": [2], "H3": [3]}, rescue=12)
    assert len({tuple(chosen(hunting, 0, seed).places) for seed in range(30)}) > 2


def test_the_creature_never_looks_where_nobody_can_be() -> None:
    played = playing(
        phase="hunting", hand={"H1": [2], "H2": [2], "H3": [2]}, played={"H1": [1], "H2": [1], "H3": [1]}, rescue=12
    )
    assert {chosen(played, 0, seed).places[0] for seed in range(20)} <= {1, 2}


def test_the_hunted_are_rather_thought_to_be_where_they_would_win() -> None:
    def plausibility(place: int) -> float:
        hand = [card for card in (1, 2, 3, 4, 8) if card != place]
        played = playing(phase="hunting", hand={"H1": hand}, played={"H1": [place]}, rescue=2)
        return GAME.evaluator.plausibility(played.position.state, played.position.state.creature)

    assert plausibility(8) > 2 * plausibility(3) > 0


def test_a_search_looks_where_the_hunted_are_likeliest_to_be() -> None:
    """All three may be on the Wreck, and one more step of Rescue ends the game."""
    played = playing(
        phase="hunting",
        rescue=1,
        hand={"H1": [4], "H2": [4], "H3": [4]},
        played={"H1": [8], "H2": [8], "H3": [8]},
    )
    looked: list[Any] = [choose("search", played.position, 0, Random(seed)) for seed in range(5)]
    assert [action.places for action in looked] == [[8]] * 5


def test_an_option_is_reckoned_until_the_places_are_revealed() -> None:
    def reckoned(played: Played) -> list[float] | None:
        evaluator: Any = GAME.evaluator
        decision = played.position.decisions[0]
        return evaluator.reckon(played.position.state, decision.seat, decision.options, 1)

    hiding = playing(phase="exploration")
    assert len(reckoned(hiding) or ()) == len(hiding.position.decisions[0].options)
    assert reckoned(playing(at={"H1": [8]}, tokens={"creature": [2]})) is None


def test_foresight_expects_the_others_to_answer() -> None:
    state = playing(seats=2, phase="exploration").position.state
    values = Values(state, WEIGHTS)
    plain, wary = beliefs(state, values, 0), beliefs(state, values, 0, foresight=2)
    likeliest = max(plain.prizes, key=lambda place: plain.prizes[place])
    assert wary.searching[likeliest] > plain.searching[likeliest]
    assert max(wary.hiding[0].values()) >= 0.5
    assert sum(wary.searching.values()) == pytest.approx(1)
    assert sum(wary.hiding[0].values()) == pytest.approx(1)


def test_a_dodge_saves_from_the_last_step() -> None:
    played = playing(
        window="reckoning", at={"H1": [4]}, tokens={"creature": [4]}, survival={"H1": ["dodge"]}, assimilation=1
    )
    assert chosen(played, 1).card == "dodge"


def test_the_winning_wreck_is_used() -> None:
    played = playing(at={"H1": [8]}, tokens={"creature": [2]}, rescue=1, discard={"H1": [1, 2, 3]})
    assert chosen(played, 1).option == "power"


def test_the_creature_does_not_lie_low_at_the_last_step() -> None:
    played = playing(expansion="sanctuary", phase="evolution", defence=1, dna=0)
    assert chosen(played, 0).__struct_config__.tag != "lie_low"


def kind(action: Any) -> str:
    return str(action.__struct_config__.tag)


SANCTUARY: dict[str, Any] = {"expansion": "sanctuary", "sanctuary": 3, "rescue": 12}
"""The Sanctuary lies at place 3, and Rescue is far."""


@pytest.mark.parametrize("defence", [1, 2])
@pytest.mark.parametrize("seed", range(5))
def test_a_blockade_stops_the_fortification_that_would_win(defence: int, seed: int) -> None:
    played = playing(
        **SANCTUARY,
        window="reckoning",
        phase="reckoning_window",
        at={"H1": [3], "H2": [5], "H3": [5]},
        tokens={"creature": [1]},
        hunt=["blockade"],
        defence=defence,
        survivors={"H1": ["sv_doctor"]} if defence == 2 else {},
    )
    assert chosen(played, 0, seed).card == "blockade"


@pytest.mark.parametrize("seed", range(5))
def test_isolation_stops_the_rescue_that_would_win(seed: int) -> None:
    played = playing(
        **SANCTUARY,
        window="reckoning",
        phase="reckoning_window",
        at={"H1": [2], "H2": [5], "H3": [5]},
        tokens={"creature": [1]},
        hunt=["isolation"],
        display=["sv_builder", "sv_doctor"],
        defence=1,
    )
    assert chosen(played, 0, seed).card == "isolation"


@pytest.mark.parametrize("card", ["blockade", "isolation"])
def test_a_card_that_would_stop_nothing_is_kept(card: str) -> None:
    played = playing(
        **SANCTUARY,
        window="reckoning",
        phase="reckoning_window",
        at={"H1": [5], "H2": [5], "H3": [5]},
        tokens={"creature": [1]},
        hunt=[card],
        defence=6,
    )
    assert kind(chosen(played, 0)) == "pass"


@pytest.mark.parametrize("evolution", ["evo_speed", "evo_savagery", "evo_foresight", "evo_apex", "evo_ambush"])
def test_an_evolution_that_can_be_paid_for_is_revealed(evolution: str) -> None:
    played = playing(**SANCTUARY, phase="evolution", evolution_hand=[evolution], dna=9, evolving=True)
    assert chosen(played, 0).card == evolution


def test_a_rich_creature_without_an_evolution_draws_one() -> None:
    played = playing(**SANCTUARY, phase="evolution", evolution_hand=[], dna=9, evolving=True)
    assert kind(chosen(played, 0)) == "draw_evolution"


def test_the_creature_evolves_rather_than_skip() -> None:
    played = playing(**SANCTUARY, phase="evolution", evolution_hand=["evo_speed"], dna=3)
    assert kind(chosen(played, 0)) == "evolve"


@pytest.mark.parametrize("rescue", [4, 6, 12])
def test_the_creature_evolves_whatever_the_next_turn_brings(rescue: int) -> None:
    """Artemia is to come where Rescue has six steps left or fewer, however the Creature evolves."""
    played = playing(
        expansion="sanctuary", sanctuary=3, rescue=rescue, phase="evolution", evolution_hand=["evo_apex"], dna=7
    )
    assert kind(chosen(played, 0)) == "evolve"


def test_dna_is_saved_for_a_mighty_evolution() -> None:
    played = playing(
        **SANCTUARY, phase="evolution", evolution_hand=["evo_duplication", "evo_scavenger"], dna=5, evolving=True
    )
    assert kind(chosen(played, 0)) == "end_evolution"


def test_one_hunted_is_no_crowd() -> None:
    played = playing(seats=2, phase="hunting", played={"H1": [1]}, hand={"H1": [2]}, hunt=["clone", "frenzy"])
    assert chosen(played, 0).card == "clone"


def test_the_creature_evolves_in_most_matches() -> None:
    evolved = 0
    for seed in range(4):
        rng = Random(seed)
        chance = RandomChance(rng)
        position = begin(GAME, Options(expansion="sanctuary", creature_seat=0), 4, chance).position
        revealed = 0
        while not position.is_over:
            decision = position.decisions[0]
            action = choose("greedy", position, decision.seat, rng)
            revealed += kind(action) == "reveal_evolution"
            position = apply_action(position, decision.seat, action, chance).position
        evolved += revealed > 0
    assert evolved >= 3


def test_the_creature_does_not_lie_low_with_dna_to_spare() -> None:
    played = playing(**SANCTUARY, phase="evolution", defence=3, dna=8)
    assert kind(chosen(played, 0)) != "lie_low"


def test_the_set_up_is_not_always_the_same() -> None:
    drawn = set()
    for seed in range(12):
        position = begin(GAME, Options(expansion="sanctuary", creature_seat=0), 4, RandomChance(Random(seed))).position
        while position.decisions[0].name != "choose_starting_evolutions":
            decision = position.decisions[0]
            action = choose("greedy", position, decision.seat, Random(seed))
            position = apply_action(position, decision.seat, action, RandomChance(Random(seed))).position
        choice: Any = choose("greedy", position, 0, Random(seed))
        drawn.add((choice.level1, choice.level2))
    assert len(drawn) > 1


@pytest.mark.parametrize(("seats", "side"), [(3, "A"), (4, "A"), (6, "B"), (7, "B")])
def test_large_tables_play_on_the_other_side(seats: int, side: str) -> None:
    position = begin(
        GAME, Options(creature_seat=0, board_side="choice", expansion="none"), seats, RandomChance(Random(1))
    ).position
    asked = position.decisions[0]
    assert asked.name == "choose_board_side"
    choice: Any = choose("greedy", position, asked.seat, Random(1))
    assert choice.side == side


def test_the_sanctuary_is_fortified_when_that_wins() -> None:
    played = playing(**SANCTUARY, at={"H1": [3]}, tokens={"creature": [2]}, defence=1, discard={"H1": [1, 2, 4]})
    assert chosen(played, 1).option == "fortify"


def test_a_builder_is_rescued_when_that_wins() -> None:
    played = playing(
        **SANCTUARY, at={"H1": [2]}, tokens={"creature": [5]}, defence=1, display=["sv_builder", "sv_doctor"]
    )
    action = chosen(played, 1)
    assert action.option == "rescue"


def test_a_hunted_with_many_cards_and_will_does_not_give_up() -> None:
    played = playing(phase="exploration", rescue=12)
    assert {kind(chosen(played, 1, seed)) for seed in range(10)} == {"play_places"}


def test_the_creature_looks_for_those_who_are_about_to_win() -> None:
    """All three may be on the Wreck, and one more step of Rescue ends the game."""
    played = playing(
        phase="hunting",
        rescue=1,
        hand={"H1": [4], "H2": [4], "H3": [4]},
        played={"H1": [8], "H2": [8], "H3": [8]},
        tokens={},
    )
    looked = [tuple(chosen(played, 0, seed).places) for seed in range(20)]
    assert looked.count((8,)) >= 12


def test_a_card_is_given_for_a_step_of_assimilation() -> None:
    played = playing(
        **SANCTUARY,
        at={"H1": [4]},
        tokens={"creature": [4]},
        evolutions=["evo_dominance"],
        hunt=["clone"],
        hunt_plays=0,
    )
    asked = played.position.decisions[0]
    assert asked.name == "dominance_choice"
    assert chosen(played, 0).card == "clone"


def foreseen(played: Played, seat: int, seed: int = 1) -> Any:
    return choose("search", played.position, seat, Random(seed))


@pytest.mark.parametrize("seed", range(3))
def test_a_search_waits_for_a_mighty_evolution_with_plenty_of_time(seed: int) -> None:
    played = playing(**SANCTUARY, phase="evolution", evolution_hand=["evo_leap"], dna=2, defence=10)
    assert kind(foreseen(played, 0, seed)) == "lie_low"


def test_a_search_reveals_the_mighty_evolution_it_can_pay_for() -> None:
    played = playing(**SANCTUARY, phase="evolution", evolution_hand=["evo_leap"], dna=5, defence=10)
    assert kind(foreseen(played, 0)) == "evolve"
    played.play(0, {"kind": "evolve"})
    assert foreseen(played, 0).card == "evo_leap"


def test_a_search_that_can_leap_looks_where_most_is_within_reach() -> None:
    """The Hunted is on place 2, 4 or 8, and all of them lie beside place 3."""
    played = playing(
        **SANCTUARY,
        seats=2,
        phase="hunting",
        hand={"H1": [4, 8]},
        played={"H1": [2]},
        evolutions=["evo_leap"],
        hunt=["virus"],
        hunt_plays=0,
    )
    assert [foreseen(played, 0, seed).places for seed in range(3)] == [[3]] * 3
