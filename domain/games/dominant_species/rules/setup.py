"""Setting up: who plays which animal, the first tiles and elements of Earth, the cards, and the pieces by seats.

Animals are dealt at random round the table, or seats choose them in turn, several each in snake order. The alternative
Earth draws its tiles and elements, puts a cube for each matching disk, and evens out the start by points.

Rulings: the drawn elements lie on the same twelve corners as the printed ones; four disks of a kind on a tile are four
cubes.
"""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.dominant_species.components import (
    ANIMALS,
    BAG,
    BOX,
    CARDS,
    FOOD_CHAIN,
    PRINTED,
)
from strata.domain.games.dominant_species.facts import (
    AnimalAssigned,
    CubesAdded,
    ElementPlaced,
    FirstTileLaid,
    GameSetUp,
    OrderSet,
    PiecesDealt,
    PointsScored,
    TundraLaid,
)
from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.rules import reseed
from strata.domain.games.dominant_species.rules.earth import elements_of, tiles
from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import Action, Decision, Seat, Steps, draw, draw_among


class ChooseAnimal(Action, frozen=True, tag="choose_animal"):
    """Play an animal that nobody else plays."""

    animal: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield AnimalAssigned(seat, self.animal, chosen=True)


def setup(state: State, options: Options, seats: int) -> Steps[None]:
    rounds_of_dealing = options.animals_each(seats)
    chooses = options.animal_assignment == "choose"
    yield GameSetUp(
        seats=seats,
        options=options,
        picking=snake(seats, rounds_of_dealing) if chooses else [],
        bag={element.id: element.count for element in BOX.elements},
        tiles={terrain.id: terrain.tiles for terrain in BOX.terrains if terrain.tiles},
        stacks=[BOX.tiles_per_stack] * BOX.stacks,
        tundra=BOX.tundra_tiles,
        cards=sorted(card for card in CARDS if card != BOX.last_card and _is_in_deck(card, options)),
        slots=[section.id for section in BOX.sections if section.slides_to],
    )
    if options.animals is not None:
        for seat, animals in enumerate(options.animals):
            for animal in animals:
                yield AnimalAssigned(seat, animal, chosen=False)
    elif not chooses:
        for seat in list(range(seats)) * rounds_of_dealing:
            yield AnimalAssigned(seat, (yield from draw_among(unclaimed(state))), chosen=False)


def snake(seats: int, rounds: int) -> list[Seat]:
    """Forward and back round the table."""
    forward = list(range(seats))
    return [seat for number in range(rounds) for seat in (forward[::-1] if number % 2 else forward)]


def unclaimed(state: State) -> list[str]:
    return [animal for animal in FOOD_CHAIN if animal not in state.animals]


def animals_are_known(state: State) -> bool:
    return not state.picking


def decisions(state: State) -> list[Decision]:
    return [Decision(state.picking[0], "choose_animal", [ChooseAnimal(animal) for animal in unclaimed(state)])]


def lay_out(state: State) -> Steps[None]:
    """Everything after the animals are known."""
    alternative = state.options.earth_setup == "alternative"
    chain = [animal for animal in FOOD_CHAIN if animal in state.animals]
    yield OrderSet(chain, chain[::-1])
    for tile in BOX.board.tiles:
        terrain = (yield from draw(state.unseen_tiles)) if alternative else tile.terrain
        yield FirstTileLaid(tile.hex, terrain)
        if tile.tundra:
            yield TundraLaid(tile.hex)
    yield from reseed.turn_up_tiles(state)
    yield from reseed.turn_up_cards(state)
    for first in BOX.board.elements:
        element = (yield from draw(state.bag)) if alternative else first.element
        yield ElementPlaced(first.corner, element, BAG)
    yield from reseed.fill_slots(state)
    pieces = BOX.pieces[str(len(FOOD_CHAIN) if state.options.mode == "multi_animal" else state.seats)]
    for animal in chain:
        yield PiecesDealt(
            animal,
            available=pieces.pawns,
            supply=BOX.pawns_in_box - pieces.pawns,
            gene_pool=pieces.cubes - 1,
            unused=BOX.cubes_in_box - pieces.cubes,
        )
    for animal in chain:
        for hex_, count in _first_cubes(state, animal):
            yield CubesAdded(animal, hex_, count)
    if alternative:
        yield from _even_out(state)


def _is_in_deck(card: str, options: Options) -> bool:
    return options.length == "full" or not CARDS[card].full_game_only


def _first_cubes(state: State, animal: str) -> Iterator[tuple[str, int]]:
    for hex_ in tiles(state):
        tile = state.earth[hex_]
        if tile.tundra:
            continue
        if state.options.earth_setup == "alternative":
            count = elements_of(state, hex_).get(PRINTED[animal][0], 0)
        else:
            count = ANIMALS[animal].start.get(tile.terrain, 0)
        if count:
            yield hex_, count


def _even_out(state: State) -> Steps[None]:
    """Points for every cube an animal has fewer than the one that has most."""
    cubes = {animal: sum(tile.species.get(animal, 0) for tile in state.earth.values()) for animal in state.chain}
    for animal in state.chain:
        short = max(cubes.values()) - cubes[animal]
        if short:
            yield PointsScored(animal, short, "start")
