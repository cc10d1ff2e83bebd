"""What can be agreed on before a match."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from strata.domain import kernel
from strata.domain.games.dominant_species.components import FOOD_CHAIN
from strata.domain.kernel import InvalidOption

AnimalId = Literal["mammal", "reptile", "bird", "amphibian", "arachnid", "insect"]


class Options(kernel.Options, frozen=True):
    """
    ``mode``: one animal per seat, or all six animals shared out among two or three seats.
    ``earth_setup``: the printed first tiles and elements, or drawn ones.
    ``length``: ``short`` leaves four cards out.
    ``animal_assignment``: who plays which animal: by lot, by choice in turn, or as ``animals`` says.
    ``animals``: the animals of each seat; goes with ``fixed`` alone.
    ``dominance``: the animal that matches a tile best dominates it at once, without a claim.
    ``max_rounds``: the round after which the game ends even if the ice age has not come.
    """

    mode: Literal["standard", "multi_animal"] = "standard"
    earth_setup: Literal["standard", "alternative"] = "standard"
    length: Literal["full", "short"] = "full"
    animal_assignment: Literal["random", "choose", "fixed"] = "random"
    animals: list[list[AnimalId]] | None = None
    dominance: Literal["automatic"] = "automatic"
    max_rounds: Annotated[int, Meta(ge=1, le=50)] = 50

    def check(self, seats: int) -> None:
        if self.mode == "multi_animal" and seats not in (2, 3):
            raise InvalidOption("mode", "multi_animal is for two or three seats")
        if (self.animal_assignment == "fixed") != (self.animals is not None):
            raise InvalidOption("animals", "goes with the animal_assignment fixed, and with no other")
        if self.animals is not None:
            named = [animal for of_seat in self.animals for animal in of_seat]
            if [len(of_seat) for of_seat in self.animals] != [self.animals_each(seats)] * seats:
                raise InvalidOption("animals", f"{self.animals_each(seats)} for each of {seats} seats")
            if len(set(named)) != len(named):
                raise InvalidOption("animals", "an animal is named twice")

    def animals_each(self, seats: int) -> int:
        """How many animals a seat controls."""
        return len(FOOD_CHAIN) // seats if self.mode == "multi_animal" else 1
