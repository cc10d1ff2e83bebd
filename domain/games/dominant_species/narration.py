"""The log: a line for each fact that tells something. Tiles and corners are named by what the reader sees there."""

from __future__ import annotations

from collections.abc import Mapping

from strata.domain.games.dominant_species.components import BAG
from strata.domain.games.dominant_species.outlook import tiles_at
from strata.domain.games.dominant_species.phrases import animals, at, elements, space, tiles
from strata.domain.games.dominant_species.tasks import Speciating
from strata.domain.kernel import Scene
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import FactPhrase, Fields

_POINTS: dict[str, str] = {
    "start": "points-start",
    "domination": "points-domination",
    "glaciation": "points-glaciation",
    "wanderlust": "points-wanderlust",
    "survival": "points-survival",
    "cards": "points-card",
    "niche_biomes": "points-niche",
    "ice_age": "points-ice-age",
    "final_tiles": "points-final",
}
"""How points are told, by the line of the score."""
_TILE_NEEDED = ("points-domination", "points-glaciation", "points-wanderlust", "points-final")


def _about_tile(message: str) -> FactPhrase:
    """A line about an animal and a tile."""
    return lambda fact, scene: phrase(message, animal=fact["animal"], **at(scene.after, fact["hex"]))


def _about_cubes(message: str) -> FactPhrase:
    """A line about a number of an animal's cubes on a tile."""
    return lambda fact, scene: phrase(
        message, animal=fact["animal"], count=fact["count"], **at(scene.after, fact["hex"])
    )


def _about_corner(message: str) -> FactPhrase:
    """A line about an element on a corner of Earth."""
    return lambda fact, scene: phrase(
        message,
        element=fact["element"],
        corner=fact["corner"],
        tiles=tiles(scene.after, tiles_at(scene.after, fact["corner"])),
    )


def _about_space(message: str) -> FactPhrase:
    """A line about an animal and a space of the action display."""
    return lambda fact, scene: phrase(message, animal=fact["animal"], space=space(fact["section"], fact["space"]))


def _untold(fact: Fields, scene: Scene) -> None:
    """Of what is asked the headline tells, and of what comes of it other facts do."""
    return


def _game_set_up(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-game_set_up", seats=fact["seats"], cards=len(fact["cards"]) + 1)


def _order_set(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-order_set", animals=animals(fact["initiative"]))


def _tundra_laid(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-tundra_laid", terrain=scene.after.earth[fact["hex"]].base, hex=fact["hex"])


def _elements_slid(fact: Fields, scene: Scene) -> Phrase:
    section, to = fact["section"], fact["to"]
    if to == BAG:
        return phrase("fact-elements_slid-bag", section=section)
    arrived = elements(scene.after.display[to])
    return phrase("fact-elements_slid", section=section, next=phrase("section", section=to), elements=arrived)


def _task_begun(fact: Fields, scene: Scene) -> Phrase | None:
    """What was chosen so that this must be done."""
    task = to_builtins(fact["task"])
    match task["name"]:
        case "keep" | "choose_survivor" | "drive":
            return phrase("told-tile", animal=task["animal"], **at(scene.after, task["hex"]))
        case "arrive":
            return phrase("told-leaving", animal=task["animal"], **at(scene.after, task["origin"]))
        case _:
            return None


def _task_changed(fact: Fields, scene: Scene) -> Phrase | None:
    """What was chosen so that the task is another."""
    task = to_builtins(fact["task"])
    animal = task["animal"]
    match task["name"]:
        case "lay_element":
            return phrase("told-choice", animal=animal, element=task["element"])
        case "choose_card":
            return phrase("told-dominance", animal=animal, **at(scene.after, task["hex"]))
        case "populate" if isinstance(before := scene.before.tasks[-1], Speciating):
            hexes = tiles(scene.after, task["hexes"])
            return phrase("told-speciation", animal=animal, element=before.element, tiles=hexes)
        case _:
            return None


def _markers_swapped(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-markers_swapped", animal=fact["animal"], other=phrase("of-animal", animal=fact["other"]))


def _cubes_moved(fact: Fields, scene: Scene) -> Phrase:
    return phrase(
        "fact-cubes_moved",
        **{"from": phrase("from-tile", **at(scene.after, fact["origin"]))},
        animal=fact["animal"],
        count=fact["count"],
        to=phrase("to-tile", **at(scene.after, fact["to"])),
    )


def _points_scored(fact: Fields, scene: Scene) -> Phrase:
    message, animal, count = _POINTS[fact["line"]], fact["animal"], abs(fact["points"])
    if message in _TILE_NEEDED:
        return phrase(message, animal=animal, count=count, **at(scene.after, fact["hex"]))
    return phrase(message, animal=animal, count=count)


def _game_ended(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-game_ended", why=phrase(f"reason-{fact['reason']}"))


FACTS: Mapping[str, FactPhrase] = {
    "game_set_up": _game_set_up,
    "order_set": _order_set,
    "tundra_laid": _tundra_laid,
    "element_placed": _about_corner("fact-element_placed"),
    "element_removed": _about_corner("fact-element_removed"),
    "elements_slid": _elements_slid,
    "printed_animal_reached": _untold,
    "pawn_placed": _about_space("fact-pawn_placed"),
    "pawn_taken_back": _about_space("fact-pawn_taken_back"),
    "pawn_slid": _about_space("fact-pawn_slid"),
    "task_begun": _task_begun,
    "task_changed": _task_changed,
    "task_ended": _untold,
    "markers_swapped": _markers_swapped,
    "cubes_added": _about_cubes("fact-cubes_added"),
    "cubes_returned": _about_cubes("fact-cubes_returned"),
    "cubes_eliminated": _about_cubes("fact-cubes_eliminated"),
    "cubes_moved": _cubes_moved,
    "cubes_hibernated": _about_cubes("fact-cubes_hibernated"),
    "mammal_saved": lambda fact, scene: phrase("fact-mammal_saved", **at(scene.after, fact["hex"])),
    "extinction_over": _untold,
    "points_scored": _points_scored,
    "tile_dominated": _about_tile("fact-tile_dominated"),
    "game_ended": _game_ended,
}
"""The facts that are told otherwise than by their own message with their own fields."""
