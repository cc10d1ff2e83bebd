"""The log and the buttons in plain words. A language is a mapping of facts, one of actions and one of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from strata.domain.games.gods_love_dinosaurs.components import TILES, Side
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.narration import Catalogue, Message, counted

Fields = Mapping[str, Any]


FIGURES = {"frog": "frog", "hare": "hare", "rat": "rat", "tiger": "tiger", "eagle": "eagle", "dino": "dinosaur"}
TERRAINS = {
    "lake": "lake",
    "plain": "plain",
    "forest": "forest",
    "universal": "universal terrain",
    "mountain": "mountain",
}
DIRECTIONS = ("east", "north-east", "north-west", "west", "south-west", "south-east")

_CAUSES = {"forced": "starves", "chosen": "is left to starve", "finish": "starves unmoved"}
_REASONS = {"out_of_tiles": "there are too few tiles for the empty columns"}


def _listed(words: Sequence[object]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    *most, last = map(str, words)
    return f"{', '.join(most)} and {last}" if most else last


def _side(side: Side) -> str:
    terrain = TERRAINS[side.terrain]
    return terrain if side.animal is None else f"{terrain} with {FIGURES[side.animal]}"


def _tile(tile: str) -> str:
    """``A02 (lake with frog, forest)``; a tile of another printing by its id alone."""
    return f"{tile} ({_side(TILES[tile].a)}, {_side(TILES[tile].b)})" if tile in TILES else tile


def _cell(cell: Sequence[int]) -> str:
    q, r = cell
    return f"{q},{r}"


def _path(path: Sequence[str]) -> str:
    return " → ".join(path)


def _meal(eaten: Any) -> str:
    return _listed([f"the {FIGURES[meal['animal']]} on {meal['cell']}" for meal in to_builtins(eaten)])


def _tile_placed(fact: Fields) -> str:
    a, b = to_builtins(fact["cells"])
    missing = [f"no {FIGURES[cell['missing']]} is left for {cell['cell']}" for cell in (a, b) if cell["missing"]]
    return "; ".join([f"{fact['seat']} lays tile {fact['tile']} on {a['cell']} and {b['cell']}", *missing])


def _activation_begun(fact: Fields) -> str:
    return f"All {fact['figure']}s act, in the order {', '.join(fact['queue'])}"


def _part_begun(fact: Fields) -> str:
    return f"{fact['seat']} has {len(fact['unresolved']) or 'none'} of them"


def _prey_hunted(fact: Fields) -> str:
    hunt = f"{fact['seat']}'s {fact['figure']} on {fact['origin']} eats {_meal(fact['eaten'])}"
    born = f"; young on {_listed(fact['newborn'])}" if fact["newborn"] else ""
    return f"{hunt} and stays on {fact['path'][-1]}{born}"


def _dino_moved(fact: Fields) -> str:
    eggs = f" and lays {counted(fact['eggs'], 'egg')}" if fact["eggs"] else ""
    return (
        f"{fact['seat']}'s dinosaur walks {_path([fact['origin'], *fact['path']])}, eats {_meal(fact['eaten'])}{eggs}"
    )


def _game_ended(fact: Fields) -> str:
    totals = sorted(fact["scores"], reverse=True)
    places = [f"{name} {counted(total, 'point')}" for name, total in zip(fact["ranking"], totals, strict=True)]
    return f"The game is over: {_REASONS[fact['reason']]}. {', '.join(places)}"


ENGLISH_FACTS: dict[str, Message] = {
    "game_set_up": lambda fact: (
        f"{fact['seats']} ecosystems begin with a dinosaur, some prey and {counted(fact['eggs'], 'egg')} each"
    ),
    "start_seat_set": lambda fact: f"{fact['seat']} begins{' by lot' if fact['by_lot'] else ''}",
    "tile_dealt": "Tile {tile} is dealt to {column}, row {row}",
    "tile_taken": "{seat} takes tile {tile} from {column}, row {row}",
    "cell_chosen": "{seat} puts the tile's first cell on {q},{r}",
    "tile_placed": _tile_placed,
    "activation_begun": _activation_begun,
    "part_begun": _part_begun,
    "part_ended": "{seat} is done",
    "prey_born": "{seat}'s {figure} on {parent} has a young on {cell}",
    "prey_hunted": _prey_hunted,
    "figure_starved": lambda fact: f"{fact['seat']}'s {fact['figure']} on {fact['cell']} {_CAUSES[fact['cause']]}",
    "hatching_begun": lambda fact: f"Eggs may hatch, in the order {', '.join(fact['queue'])}",
    "dino_hatched": "{seat} hatches a dinosaur on {nest}",
    "hatch_skipped": "{seat} keeps the eggs",
    "dino_sent": lambda fact: (
        f"{fact['seat']} sends the dinosaur on {fact['origin']} "
        f"{'round and back' if fact['to'] == fact['origin'] else 'to the mountain on ' + fact['to']}"
    ),
    "dino_moved": _dino_moved,
    "marker_moved": "The marker moves to {column}",
    "turn_passed": "{seat}'s turn",
    "game_ended": _game_ended,
}

ENGLISH_ACTIONS: dict[str, Message] = {
    "take_tile": "Take the tile in {column}, row {row}",
    "place_tile": "Put the first cell on {q},{r}",
    "orient_tile": lambda action: f"Lay the second cell to the {DIRECTIONS[action['dir']]}",
    "breed": lambda action: f"Young of {_cell(action['parent'])} on {_cell(action['cell'])}",
    "hunt": lambda action: f"Hunt {_path([_cell(cell) for cell in (action['from'], *action['path'])])}",
    "starve": lambda action: f"Let the one on {_cell(action['from'])} starve",
    "finish_activation": "Finish: the rest do not act",
    "hatch": "Hatch a dinosaur",
    "skip_hatch": "Keep the eggs",
    "send_dino": lambda action: (
        f"Send the dinosaur on {_cell(action['from'])} "
        f"{'round and back' if action['to'] == action['from'] else 'to ' + _cell(action['to'])}"
    ),
    "walk_dino": lambda action: f"Walk {_path([_cell(cell) for cell in action['path']])}",
}

ENGLISH_WORDS: dict[str, Callable[[Any], str]] = {
    "tile": _tile,
    "figure": lambda figure: FIGURES[figure],
    "column": lambda column: f"the {FIGURES[column]} column",
}

ENGLISH = Catalogue(ENGLISH_FACTS, ENGLISH_ACTIONS, ENGLISH_WORDS, seat_lists=("queue", "ranking"))
