"""The log, a line per fact. A fact that has no function here is told by its fields alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from strata.domain.games.gods_love_dinosaurs.components import FIGURES, PREY
from strata.domain.games.gods_love_dinosaurs.facts import Meal
from strata.domain.games.gods_love_dinosaurs.phrases import meal_phrases, tile_phrase
from strata.domain.games.gods_love_dinosaurs.view import is_last_round
from strata.domain.kernel import Scene
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import FactPhrase, Fields


def _meal(eaten: Any) -> list[Phrase]:
    return meal_phrases(Meal(**meal) for meal in to_builtins(eaten))


def _game_set_up(fact: Fields, scene: Scene) -> Phrase:
    counts = Counter(fact["figures"].values())
    things = [phrase("figures-counted", figure=figure, count=counts[figure]) for figure in FIGURES if counts[figure]]
    return phrase("fact-game_set_up", things=[*things, phrase("eggs-counted", count=fact["eggs"])])


def _tile_dealt(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-tile_dealt", tile=tile_phrase(fact["tile"]), figure=fact["column"], row=fact["row"])


def _tile_taken(fact: Fields, scene: Scene) -> Phrase:
    return phrase(
        "fact-tile_taken",
        seat=scene.names[fact["seat"]],
        tile=tile_phrase(fact["tile"]),
        figure=fact["column"],
        row=fact["row"],
        last=not any(scene.after.slots[fact["column"]]),
    )


def _tile_placed(fact: Fields, scene: Scene) -> Phrase:
    a, b = to_builtins(fact["cells"])
    missing = list(dict.fromkeys(cell["missing"] for cell in (a, b) if cell["missing"]))
    return phrase(
        "fact-tile_placed-missing" if missing else "fact-tile_placed",
        seat=scene.names[fact["seat"]],
        tile=tile_phrase(fact["tile"]),
        a=a["cell"],
        b=b["cell"],
        **({"figures": [phrase("figures-of", figure=figure) for figure in missing]} if missing else {}),
    )


def _part_begun(fact: Fields, scene: Scene) -> Phrase | None:
    """Told of a seat that is asked, and of prey that has no room; predators and dinosaurs that starve are told of."""
    seat, cells, after = fact["seat"], fact["unresolved"], scene.after
    figure = after.seats[seat].figures.get(cells[0]) if cells else None
    if figure is None:
        return None
    if after.unresolved and after.activated == figure and after.queue[0] == seat:
        return phrase("fact-part_begun", seat=scene.names[seat], figure=figure, count=len(cells))
    if figure in PREY:
        return phrase("fact-part_begun-no-room", seat=scene.names[seat], figure=figure, count=len(cells))
    return None


def _nothing(fact: Fields, scene: Scene) -> None:
    """What a seat did has been told when it is done."""


def _prey_hunted(fact: Fields, scene: Scene) -> Phrase:
    seat, meal = scene.names[fact["seat"]], _meal(fact["eaten"])
    figure, origin, to = fact["figure"], fact["origin"], fact["path"][-1]
    if young := fact["newborn"]:
        return phrase("fact-prey_hunted-young", seat=seat, figure=figure, origin=origin, meal=meal, to=to, young=young)
    return phrase("fact-prey_hunted", seat=seat, figure=figure, origin=origin, meal=meal, to=to)


def _dino_hatched(fact: Fields, scene: Scene) -> Phrase:
    left = scene.after.seats[fact["seat"]].eggs
    return phrase("fact-dino_hatched", seat=scene.names[fact["seat"]], cell=fact["nest"], count=left)


def _dino_sent(fact: Fields, scene: Scene) -> Phrase:
    seat, origin, to = scene.names[fact["seat"]], fact["origin"], fact["to"]
    if origin == to:
        return phrase("fact-dino_sent-home", seat=seat, origin=origin)
    return phrase("fact-dino_sent", seat=seat, origin=origin, to=to)


def _dino_moved(fact: Fields, scene: Scene) -> Phrase:
    seat, meal, origin, to = scene.names[fact["seat"]], _meal(fact["eaten"]), fact["origin"], fact["path"][-1]
    if fact["eggs"]:
        return phrase("fact-dino_moved-eggs", seat=seat, origin=origin, meal=meal, to=to, count=fact["eggs"])
    return phrase("fact-dino_moved", seat=seat, origin=origin, meal=meal, to=to)


def _marker_moved(fact: Fields, scene: Scene) -> Phrase:
    then = "end" if scene.after.ending else "last" if is_last_round(scene.after) else "refill"
    return phrase("fact-marker_moved", figure=fact["column"], then=then)


def _game_ended(fact: Fields, scene: Scene) -> Phrase:
    standings = [phrase("standing", name=scene.names[seat], count=fact["scores"][seat]) for seat in fact["ranking"]]
    return phrase("fact-game_ended", reason=phrase(f"reason-{fact['reason']}"), standings=standings)


LINES: dict[str, FactPhrase] = {
    "game_set_up": _game_set_up,
    "tile_dealt": _tile_dealt,
    "tile_taken": _tile_taken,
    "tile_placed": _tile_placed,
    "part_begun": _part_begun,
    "part_ended": _nothing,
    "prey_hunted": _prey_hunted,
    "dino_hatched": _dino_hatched,
    "dino_sent": _dino_sent,
    "dino_moved": _dino_moved,
    "marker_moved": _marker_moved,
    "game_ended": _game_ended,
}
