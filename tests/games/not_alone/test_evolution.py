"""Phase 5: the flight of the Sanctuary, the display, and what the Creature does with its DNA."""

from __future__ import annotations

from typing import Any

from tests.games.not_alone.table import Played, playing

FOUR = ["evo_carapace", "evo_efficiency", "evo_intellect", "evo_metabolism"]


def evolving(**described: Any) -> Played:
    return playing(expansion="sanctuary", phase="evolution", **described)


def test_base_and_light_have_no_phase_5() -> None:
    for expansion in ("none", "light"):
        assert playing(expansion=expansion, phase="clearing").state.turn == 3


def test_the_display_is_refilled_while_the_deck_lasts() -> None:
    played = playing(expansion="sanctuary", phase="gravity", queue=[], sanctuary=1, display=[])
    assert len(played.state.display) == 2
    bag = {"sv_pilot": 2}
    empty = playing(
        expansion="sanctuary", phase="gravity", queue=[], sanctuary=1, display=[], survivor_bag=bag, strangers={"H1": 2}
    )
    assert empty.state.display == []


def test_evolving_draws_and_reveals_until_it_ends() -> None:
    played = evolving(dna=4, evolution_hand=["evo_speed", "evo_apex"]).do("C", "evolve")
    assert played.state.dna == 5
    assert [option["kind"] for option in played.options()] == [
        "draw_evolution",
        "draw_evolution",
        "reveal_evolution",
        "end_evolution",
    ]
    played.do("C", "reveal_evolution", card="evo_speed")
    assert played.state.dna == 2
    assert [card.turn for card in played.state.revealed] == [2]


def test_only_a_fifth_evolution_asks_for_a_discard() -> None:
    three = evolving(dna=2, evolutions=FOUR[:3], evolution_hand=["evo_speed"]).do("C", "evolve")
    assert three.options(kind="discard_evolution") == []
    four = evolving(dna=2, evolutions=FOUR, evolution_hand=["evo_speed"]).do("C", "evolve")
    assert four.options(kind="reveal_evolution") == []
    four.do("C", "discard_evolution", card="evo_carapace").do("C", "reveal_evolution", card="evo_speed")
    assert four.state.dna == 0
    assert four.state.evolution_discards["1"] == ["evo_carapace"]


def test_without_dna_evolving_ends_by_itself() -> None:
    played = evolving(dna=0, evolution_hand=["evo_carapace"]).do("C", "evolve")
    played.do("C", "reveal_evolution", card="evo_carapace")
    assert played.state.turn == 3


def test_an_evolution_deck_is_renewed_from_its_discard() -> None:
    bags = {"1": [], "2": []}
    played = evolving(dna=1, evolution_bags=bags, evolution_discards={"1": ["evo_speed"], "2": []}).do("C", "evolve")
    assert [option["level"] for option in played.options(kind="draw_evolution")] == [1]
    played.do("C", "draw_evolution", level=1)
    assert played.state.evolution_hand == ["evo_speed"]


def test_lying_low_may_lose_the_game() -> None:
    assert evolving(dna=1, defence=1).do("C", "lie_low").state.ending == "defence"


def test_lying_low_with_an_empty_supply_still_advances_defence() -> None:
    assert evolving(dna=10, defence=10).do("C", "lie_low").state.defence == 9


def test_doing_nothing_is_legal() -> None:
    played = evolving(dna=1).do("C", "skip_evolution")
    assert (played.state.turn, played.state.dna) == (3, 1)
