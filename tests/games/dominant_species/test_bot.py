"""The evaluator: it always knows something to do, and following it beats chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from strata.domain.bots import Budget, Question, choose
from strata.domain.bots.search import Search
from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.bot import OPTIONS_TRIED, DominantSpeciesEvaluator
from strata.domain.games.dominant_species.components import BOX, CORNERS, HEXES
from strata.domain.games.dominant_species.facts import TaskBegun
from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.rules.earth import IDS, match, tiles_next_to
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Speciating
from strata.domain.kernel import Action, Position, RandomChance, Seat, apply_action, begin, clone
from tests.games.chance import CountingChance
from tests.games.dominant_species.table import Played, playing, table
from tests.games.dominant_species.taking import take
from tests.games.matches import end_of_match
from tests.games.played import plain


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options()),
        (3, Options(mode="multi_animal", animal_assignment="choose")),
        (4, Options(earth_setup="alternative")),
        (6, Options(length="short")),
    ],
)
def test_greedy_beats_chance(seats: int, options: Options) -> None:
    bots = ["random"] * seats
    bots[-1] = "greedy"
    ranking = GAME.ranking(end_of_match(GAME, bots, options, 1))
    assert ranking[0].seat == seats - 1


def chosen(played: Played) -> Any:
    return choose("greedy", played.position, played.position.decisions[0].seat, Random(1))


def test_the_tile_that_pays_and_brings_a_card_is_dominated() -> None:
    played = playing(phase="domination", pawns={"domination 1": "insect"})
    assert chosen(played).hex == (1, -1)


def test_a_tile_of_ones_own_is_not_frozen_for_little() -> None:
    played = playing(phase="glaciation", pawns={"glaciation 1": "reptile"})
    assert chosen(played).hex not in ((1, 0), (1, -1))


def test_endangered_cubes_move_to_safety() -> None:
    cubes = {"0,-1": {"reptile": 3, "insect": 1}, "1,0": {"insect": 2}}
    played = playing(phase="migration", pawns={"migration 1": "reptile"}, only_cubes=cubes)
    assert chosen(played).from_ == (0, -1)
    played.play("reptile", "migrate", from_=[0, -1])
    assert chosen(played).to in ((1, -1), (0, 0))


def test_a_threatened_element_is_worth_a_pawn() -> None:
    threatened = playing(
        animals=["mammal", "insect"],
        added={"insect": ["sun", "grub"]},
        display={"regression": ["sun", "grub"], "adaptation": []},
        only_cubes={"0,0": {"insect": 1}},
        gene_pool={"insect": 0},
        stacks=[None, None, None],
        face_up=[],
        pawns={"glaciation 1": "mammal", "abundance 1": "mammal", "abundance 2": "mammal"},
    )
    assert chosen(threatened).section == "regression"
    safe = playing(animals=["mammal", "insect"], added={"insect": ["sun"]}, display={"regression": ["grub"]})
    assert chosen(safe).section != "regression"


def test_the_last_round_is_played_for_the_tiles_of_the_end() -> None:
    described: dict[str, Any] = {
        "phase": "speciation",
        "pawns": {"speciation 6": "insect"},
        "cubes": {"1,-1": {"insect": 1, "amphibian": 3, "reptile": 1}, "1,0": {"insect": 3, "reptile": 1}},
        "gene_pool": {"insect": 3},
        "ice_age_played": True,
        "face_up": [],
    }
    played = playing(**described)
    played.play("insect", "speciate", vertex="0,0,E")
    played.play("insect", "populate", hex=[0, 0], count=0)
    assert chosen(played).count == 3


def test_of_a_long_list_the_best_is_found_wherever_it_stands() -> None:
    """Hibernation offers every tile of Earth with every number of cubes."""
    hexes = ("2,0", "2,-1", "2,-2", "-2,0", "-2,1", "-2,2", "0,2")
    far = dict(zip(hexes, (terrain.id for terrain in BOX.terrains if terrain.tiles), strict=True))
    elements = dict.fromkeys(CORNERS["2,-1"][:3], "meat")
    played = take("hibernation", tiles=far, elements=elements, eliminated={"mammal": 8})
    assert len(played.options) > OPTIONS_TRIED
    [decision] = played.position.decisions

    def value(action: Action) -> float:
        after = apply_action(played.position, decision.seat, action, CountingChance()).position.state
        return GAME.evaluator.evaluate(after, decision.seat)

    action = chosen(played)
    assert value(action) == max(map(value, decision.options))
    assert match(played.state, "mammal", IDS[action.hex])


def test_cubes_are_not_put_where_they_cannot_live() -> None:
    described: dict[str, Any] = {
        "animals": ["insect", "reptile"],
        "phase": "speciation",
        "pawns": {"speciation 6": "insect"},
        "only_elements": {"0,0,E": "grass", "2,-1,W": "grass", "1,0,E": "sun"},
        "only_cubes": {"1,0": {"insect": 1, "reptile": 1}},
        "gene_pool": {"insect": 6},
    }
    played = playing(**described)
    while played.asked is not None and played.asked[1] in ("speciate", "populate"):
        action = chosen(played)
        if played.asked[1] == "populate" and not match(played.state, "insect", IDS[action.hex]):
            assert action.count == min(option["count"] for option in played.options if option["kind"] == "populate")
        played.choose(played.position.decisions[0].seat, plain(action), CountingChance())


def spaces_of(played: Played, section: str) -> set[int]:
    return {option["space"] for option in played.options if option["section"] == section}


def test_no_pawn_is_placed_for_an_element_that_is_not_on_earth() -> None:
    """Grubs are worth most for speciation, but there are none."""
    played = playing(animals=["mammal", "insect"], only_elements={"0,0,E": "grass", "0,0,W": "meat"})
    assert 1 in spaces_of(played, "speciation")
    action = chosen(played)
    on_earth = set(played.state.elements.values())
    assert action.section != "speciation" or BOX.speciation[action.space - 1] in on_earth


def test_no_pawn_is_placed_for_cubes_that_an_empty_gene_pool_cannot_give() -> None:
    played = playing(animals=["mammal", "insect"], gene_pool={"mammal": 0, "insect": 0})
    assert spaces_of(played, "speciation")
    assert chosen(played).section != "speciation"


def test_few_speciation_pawns_do_nothing() -> None:
    rng = Random(4)
    chance = RandomChance(rng)
    position = begin(GAME, Options(length="short"), 3, chance).position
    pawns = idle = 0
    while not position.is_over:
        decision = position.decisions[0]
        action = choose("greedy", position, decision.seat, rng)
        move = apply_action(position, decision.seat, action, chance)
        for fact in move.facts:
            task = getattr(fact, "task", None)
            if isinstance(task, Speciating) and isinstance(fact, TaskBegun):
                pawns += 1
                idle += not move.position.state.animals[task.animal].gene_pool or not any(
                    element == task.element for element in move.position.state.elements.values()
                )
        position = move.position
    assert pawns > 10
    assert idle <= pawns / 20


def test_a_new_tile_is_laid_where_most_tiles_are_around_it() -> None:
    played = playing(phase="wanderlust", pawns={"wanderlust 1": "insect"}, stacks=["sea", None, None])
    action = chosen(played)
    around = {hex_: len(tiles_next_to(played.state, hex_)) for hex_ in HEXES if hex_ not in played.state.earth}
    assert around[IDS[action.hex]] == max(around.values())


def test_the_element_that_saves_ones_cubes_is_adopted() -> None:
    played = playing(
        animals=["mammal", "insect"],
        phase="adaptation",
        pawns={"adaptation 1": "insect"},
        display={"adaptation": ["sun", "seed", "water", "meat"]},
        only_elements={"0,0,E": "sun", "0,0,W": "sun", "0,0,NE": "sun"},
        only_cubes={"0,0": {"insect": 4, "mammal": 1}},
    )
    assert chosen(played).element == "sun"


def test_the_rival_who_is_paid_most_loses_a_cube() -> None:
    """On the sea amphibians stand first by a cube; mammals are far behind."""
    played = playing(
        phase="competition",
        pawns={"competition 1": "reptile"},
        only_cubes={"0,0": {"reptile": 3, "amphibian": 3, "mammal": 1}},
    )
    action = chosen(played)
    assert action.animal == "amphibian"


def test_a_position_is_worth_the_same_however_it_was_written_down() -> None:
    state = table(cubes={"1,0": {"insect": 3, "reptile": 1}, "0,-1": {"reptile": 3, "insect": 1, "amphibian": 2}})
    turned = clone(state)
    turned.earth = dict(reversed(turned.earth.items()))
    turned.animals = dict(reversed(turned.animals.items()))
    for tile in turned.earth.values():
        tile.species = dict(reversed(tile.species.items()))
    for seat in range(state.seats):
        assert GAME.evaluator.evaluate(state, seat) == GAME.evaluator.evaluate(turned, seat)


class Watched(DominantSpeciesEvaluator):
    """Remembers the state it was asked about last."""

    def evaluate(self, state: State, seat: Seat) -> float:
        self.latest = state
        return super().evaluate(state, seat)


def test_who_looks_far_enough_considers_every_space_for_a_pawn() -> None:
    evaluator = DominantSpeciesEvaluator()
    position = begin(GAME, Options(), 2, RandomChance(Random(1))).position
    decision = position.decisions[0]
    assert decision.name == "place_pawn"
    near, far = (evaluator.further_candidates(position.state, decision, foresight) for foresight in (1, 2))
    sections = [plain(option)["section"] for option in near]
    assert len(sections) == len(set(sections)) < len(far)
    assert list(far[: len(near)]) == list(near)
    assert sorted(map(str, far)) == sorted(map(str, decision.options))


@pytest.mark.parametrize(("seats", "breadth", "reached"), [(2, 4, 1), (2, 8, 2), (4, 4, 2)])
def test_a_search_that_is_wide_or_for_many_sees_the_round_through(seats: int, breadth: int, reached: int) -> None:
    """And once for each option: what is drawn between two rounds says nothing about them."""
    evaluator = Watched()
    game = replace(GAME, evaluator=evaluator)
    position = begin(game, Options(), seats, RandomChance(Random(1))).position
    question = Question(position, position.decisions[0])
    tried = Search(question, Random(1), Budget(2 * breadth), breadth).estimates()[:breadth]
    assert evaluator.latest.round == reached
    assert {estimate.visits for estimate in tried} == {1}


class Forgetful(DominantSpeciesEvaluator):
    positions_remembered = 0


@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_finds_the_same_whether_or_not_it_remembers_positions(seats: int) -> None:
    """Pawn after pawn, so that lines meet again."""
    forgetful, chance = replace(GAME, evaluator=Forgetful()), RandomChance(Random(2))
    position = begin(GAME, Options(), seats, chance).position
    for _ in range(2):
        decision = position.decisions[0]
        found = [
            Search(Question(Position(game, position.state), decision), Random(1), Budget(4), breadth=4).estimates()
            for game in (GAME, GAME, forgetful)
        ]
        assert found[0] == found[1] == found[2]
        position = apply_action(position, decision.seat, found[0][0].action, chance).position


def test_a_chain_is_judged_before_the_reset() -> None:
    """Habitat, the last action of a round: a kind of element, and a corner for it."""
    evaluator = Watched()
    played = playing(phase="domination", pawns={"domination 1": "insect"}, face_up=["habitat"])
    played.play("insect", "dominate", hex=[0, 1])
    played.play("mammal", "choose_card", card="habitat")
    [decision] = played.position.decisions
    evaluator.candidates(played.state, decision)
    assert (evaluator.latest.round, evaluator.latest.phase) == (played.state.round, Phase.DOMINATION)
    assert not evaluator.latest.tasks
