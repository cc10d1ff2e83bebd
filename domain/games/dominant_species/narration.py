"""The log and the buttons in plain words. A language is a mapping of facts, one of actions and one of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from strata.domain.games.dominant_species.components import BAG, BOX, CARDS
from strata.domain.games.dominant_species.tasks import TaskBase, task_name
from strata.domain.toolkit.narration import Catalogue, Message

Fields = Mapping[str, Any]

PLURALS: dict[str, str] = {
    "mammal": "mammals",
    "reptile": "reptiles",
    "bird": "birds",
    "amphibian": "amphibians",
    "arachnid": "arachnids",
    "insect": "insects",
}

POWERS: dict[str, str] = {
    "mammals": "save one of your endangered species every round",
    "reptiles": "shield one more element from every regression",
    "birds": "migrate up to two tiles far",
    "amphibians": "begin with three elements, the others with two",
    "arachnids": "compete once for free every round",
    "insects": "add one species anywhere every round",
}
CARD_TEXTS: dict[str, str] = {card.name: card.text for card in CARDS.values()}
"""What a card does, by its name."""

PHASES: dict[str, str] = {
    "setup": "setting up",
    "planning": "planning",
    "initiative": "initiative",
    "adaptation": "adaptation",
    "regression": "regression",
    "abundance": "abundance",
    "wasteland": "wasteland",
    "depletion": "depletion",
    "glaciation": "glaciation",
    "speciation": "speciation",
    "wanderlust": "wanderlust",
    "migration": "migration",
    "competition": "competition",
    "domination": "domination",
    "extinction": "extinction",
    "survival": "survival",
    "reseed": "reseed",
}

TASKS: dict[str, str] = {
    "place_pawn": "place a pawn",
    "initiative": "go forward on the initiative track",
    "adapt": "take an element",
    "regression_protect": "shield elements",
    "abundance": "choose an element to lay",
    "lay_element": "lay the element",
    "wasteland": "clear the wasteland of an element",
    "deplete": "deplete an element",
    "glaciate": "glaciate a tile",
    "speciate": "choose an element to multiply around",
    "populate": "add species to tiles",
    "insect_speciate": "add a species anywhere",
    "wander": "lay a new tile",
    "discover": "explore the new tile",
    "enrich": "lay an element on the tile",
    "settle": "move onto the new tile",
    "migrate": "migrate",
    "arrive": "choose where to arrive",
    "compete": "compete",
    "dominate": "have a tile scored",
    "choose_card": "take a card",
    "resolve": "play the card out",
    "choose_hex": "choose a tile",
    "choose_element": "choose an element from the bag",
    "choose_survivor": "choose the survivor",
    "keep": "choose the element that stays",
    "eliminate": "choose a victim",
    "replace": "take the place of others",
    "breed": "add species to their tiles",
    "hibernate": "bring species back to hibernate",
    "drive": "drive species off the tile",
    "swap_element": "swap an element",
    "lose_element": "give up an element",
    "immigrants_choice": "make room for immigrants",
    "save_mammal": "save one of theirs",
}

_LINES: dict[str, str] = {
    "start": "for a thin start",
    "domination": "for a tile that is scored",
    "glaciation": "for spreading the ice",
    "wanderlust": "for the new tile",
    "survival": "for surviving on tundra",
    "cards": "by the card",
    "niche_biomes": "to niche biomes",
    "ice_age": "for the tiles they dominate",
    "final_tiles": "for a tile at the end",
}

_REASONS: dict[str, str] = {
    "ice_age": "the ice age has come",
    "stalemate": "nobody has a species left",
    "max_rounds": "the last round is over",
}


def _counted(count: int, what: str) -> str:
    """So many things: ``1 pawn``, ``2 pawns``. The plural of species is species."""
    return f"{count} {what}" if count == 1 or what.endswith("s") else f"{count} {what}s"


def _listed(words: Sequence[object]) -> str:
    """``a``, ``a and b``, ``a, b and c``; ``nothing`` for none."""
    if not words:
        return "nothing"
    *most, last = map(str, words)
    return f"{', '.join(most)} and {last}" if most else last


def _hex(value: Any) -> str:
    """A tile by its coordinates: ``tile 0,-1``. What is no hex is said as it is."""
    if not isinstance(value, str):
        return f"tile {value[0]},{value[1]}"
    return f"tile {value}" if value[-1].isdigit() else value


def _from(source: str) -> str:
    return "the bag" if source == BAG else f"the {source} slots"


def _task(task: Any) -> Fields:
    """What a line says of a task, be it a struct or plain."""
    if isinstance(task, TaskBase):
        return {"name": task_name(task), "animal": task.animal, "way_out": task.way_out}
    return {"way_out": None, **task}


def _asked(fact: Fields) -> str:
    task = _task(fact["task"])
    who, what = PLURALS[task["animal"]].capitalize(), TASKS[task["name"]]
    if task["name"] in ("discover", "resolve"):
        return f"{who} {what}"
    return f"{who} may {what}" if task["way_out"] else f"{who} must {what}"


def _about_task(verb: str) -> Callable[[Fields], str]:
    """A line about an animal and the task it did not do or has done."""
    return lambda fact: f"{fact['animal'].capitalize()} {verb} {TASKS[fact['task']]}"


def _line(words: str) -> Callable[[Fields], str]:
    """A line that begins with an animal; its other fields are filled in as they are."""
    return lambda fact: words.format_map({**fact, "Animal": fact["animal"].capitalize()})


def _cubes(words: str) -> Callable[[Fields], str]:
    """A line about an animal and a number of its species."""
    return lambda fact: words.format_map(
        {**fact, "Animal": fact["animal"].capitalize(), "species": _counted(fact["count"], "species")}
    )


def _points_scored(fact: Fields) -> str:
    points = fact["points"]
    verb = "gain" if points > 0 else "lose"
    where = f" ({fact['hex']})" if fact.get("hex") else ""
    counted = _counted(abs(points), "point")
    return f"{fact['animal'].capitalize()} {verb} {counted} {_LINES[fact['line']]}{where}"


def _space(action: Fields) -> str:
    """A space of the action display, with what is printed on it: ``speciation 1 (meat)``."""
    section, space = action["section"], action["space"]
    match section:
        case "speciation":
            printed = f" ({BOX.speciation[space - 1]})"
        case "migration":
            printed = f" ({_counted(BOX.migration[space - 1], 'species')})"
        case "competition":
            printed = f" ({_listed(BOX.competition[space - 1])})"
        case _:
            printed = ""
    return f"{section} {space}{printed}"


def _protect(action: Fields) -> str:
    return f"Keep {_listed(action['elements'])}" if action["elements"] else "Keep nothing"


def _immigrants(action: Fields) -> str:
    match action["choice"]:
        case "element":
            return f"Give up an element: {action['element']}"
        case "pawn":
            return "Give up a pawn"
        case _:
            return "Give up all species but one on each tile"


ENGLISH_FACTS: dict[str, Message] = {
    "game_set_up": lambda fact: (
        f"{fact['seats']} seats gather round Earth, with {len(fact['cards']) + 1} cards to come"
    ),
    "animal_assigned": "{seat} plays the {animal}",
    "order_set": lambda fact: f"Initiative: {', '.join(fact['initiative'])}",
    "first_tile_laid": "Earth begins with {terrain} on {hex}",
    "tundra_laid": lambda fact: f"{fact['hex'].capitalize()} freezes over",
    "tile_turned_up": "Stack {stack} shows {terrain}",
    "card_turned_up": "A card is turned up: {card}",
    "element_placed": lambda fact: (
        f"{fact['element'].capitalize()} from {_from(fact['source'])} lies on {fact['corner']}"
    ),
    "element_removed": lambda fact: f"{fact['element'].capitalize()} on {fact['corner']} is lost to the bag",
    "element_drawn": lambda fact: f"{fact['section'].capitalize()} offers {fact['element']}",
    "box_element_returned": "The {section} box gives {element} back to the bag",
    "elements_slid": lambda fact: (
        f"What is left in {fact['section']} goes to {'the bag' if fact['to'] == BAG else fact['to']}"
    ),
    "element_gained": lambda fact: f"{fact['animal'].capitalize()} gain {fact['element']} from {_from(fact['source'])}",
    "element_lost": _line("{Animal} lose {element}"),
    "pieces_dealt": _line("{Animal} get {available} pawns and a gene pool of {gene_pool}"),
    "round_begun": "Round {round} begins",
    "phase_begun": "Phase: {phase}",
    "printed_animal_reached": _line("{Animal} have a free action"),
    "pawn_placed": _line("{Animal} place a pawn on {section} {space}"),
    "pawn_taken_back": _line("{Animal} take their pawn back from {section} {space}"),
    "pawn_slid": _line("{Animal} move up to {section} {space}"),
    "pawn_gained": _line("{Animal} gain a pawn"),
    "pawn_lost": _line("{Animal} lose a pawn"),
    "task_begun": _asked,
    "task_changed": _asked,
    "task_ended": _about_task("are done:"),
    "action_passed": _about_task("pass, and do not"),
    "action_skipped": _about_task("cannot"),
    "markers_swapped": _line("{Animal} go forward on the initiative track, past the {other}"),
    "tile_wandered": _line("{Animal} lay {terrain} on {hex}"),
    "cubes_added": _cubes("{Animal} add {species} to {hex}"),
    "cubes_returned": _cubes("{Animal} take {species} from {hex} back to the gene pool"),
    "cubes_eliminated": _cubes("{Animal} lose {species} on {hex}"),
    "cubes_moved": _cubes("{Animal} move {species} from {origin} to {to}"),
    "cubes_hibernated": _cubes("{Animal} bring {species} back to hibernate on {hex}"),
    "mammal_saved": "A mammal on {hex} is saved",
    "extinction_over": "The extinction is over",
    "points_scored": _points_scored,
    "tile_dominated": _line("{Animal} have {hex} scored"),
    "card_played": _line("{Animal} play {card}"),
    "ice_age_came": "The ice age has come: this round is the last",
    "game_ended": lambda fact: f"The game is over: {_REASONS[fact['reason']]}",
}

ENGLISH_ACTIONS: dict[str, Message] = {
    "choose_animal": lambda action: f"Play the {action['animal']}: {POWERS[action['animal']]}",
    "place_pawn": lambda action: f"Pawn on {_space(action)}",
    "initiative": lambda action: f"Go forward, pawn on {_space(action)}",
    "adapt": "Take {element}",
    "regression_protect": _protect,
    "abundance": "Lay {element}",
    "lay_element": "Lay it on {vertex}",
    "wasteland": "Take {element} out of the wasteland",
    "deplete": "Deplete {vertex}",
    "glaciate": "Glaciate {hex}",
    "speciate": "Multiply around {vertex}",
    "populate": lambda action: f"Add {_counted(action['count'], 'species')} to {action['hex']}",
    "insect_speciate": "Add a species to {hex}",
    "wander": "Lay the tile of stack {stack} as {hex}",
    "enrich": "Lay {element} on {vertex}",
    "settle": lambda action: f"Move {_counted(action['count'], 'species')} from {action['from']}",
    "migrate": "Migrate from {from}",
    "arrive": lambda action: f"Move {_counted(action['count'], 'species')} to {action['to']}",
    "compete": "Eliminate one of the {animal} on {hex}",
    "dominate": "Have {hex} scored",
    "choose_card": lambda action: f"Play {action['card']}: {CARD_TEXTS[action['card']]}",
    "choose_hex": lambda action: f"Choose {action['hex']}",
    "choose_element": "Lay {element}",
    "choose_survivor": "One of the {animal} survives",
    "keep": "The element on {vertex} stays",
    "eliminate": "Eliminate one of the {animal} on {hex}",
    "replace": "Replace one of the {animal} on {hex}",
    "breed": "Add a species to {hex}",
    "hibernate": lambda action: f"Bring {_counted(action['count'], 'species')} back on {action['hex']}",
    "drive": lambda action: f"Drive {action['count']} of the {action['animal']} to {action['to']}",
    "swap_element": "Swap {lose} for {gain}",
    "lose_element": "Give up {element}",
    "immigrants_choice": _immigrants,
    "save_mammal": "Save a mammal on {hex}",
    "pass": "Pass",
    "done": "Done",
}

ENGLISH_WORDS: dict[str, Callable[[Any], Any]] = {
    "animal": PLURALS.__getitem__,
    "other": PLURALS.__getitem__,
    "initiative": lambda animals: [PLURALS[animal] for animal in animals],
    "card": lambda card: CARDS[card].name,
    "phase": PHASES.__getitem__,
    "hex": _hex,
    "from": _hex,
    "to": _hex,
    "origin": _hex,
    "corner": lambda corner: f"corner {corner}",
    "vertex": lambda corner: f"corner {corner}",
}

ENGLISH = Catalogue(ENGLISH_FACTS, ENGLISH_ACTIONS, ENGLISH_WORDS, seats=("seat",))
