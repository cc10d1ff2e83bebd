"""The log and the buttons in plain words. A language is a mapping of facts, one of actions and one of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from strata.domain.games.jurassic_parts.components import CARDS, SERVICES, SPECIES, TILES
from strata.domain.toolkit.narration import Catalogue, Message, counted

Fields = Mapping[str, Any]


CARD_TEXTS = {card.name: card.text for card in CARDS.values()}
"""What an equipment card does, by its name."""


def tile_name(tile: str) -> str:
    """What a tile shows, with its article."""
    record = TILES[tile]
    if record.species is None or record.part is None:
        return "a plant" if record.kind == "plant" else "a bone pile"
    species = SPECIES[record.species]
    if species.parts == 1:
        return f"a {species.name}"
    return f"the {species.part_names[record.part - 1]} of a {species.name}"


def _listed(words: Sequence[object]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    *most, last = map(str, words)
    return f"{', '.join(most)} and {last}" if most else last


def _edges(edges: Sequence[str]) -> str:
    return f"{'edge' if len(edges) == 1 else 'edges'} {_listed(edges)}"


def _cells(cells: Sequence[int]) -> str:
    return f"{'cell' if len(cells) == 1 else 'cells'} {_listed(cells)}"


def _tiles(tiles: Sequence[str]) -> str:
    return _listed([tile_name(tile) for tile in tiles]) if tiles else "nothing"


def _start_bonus(fact: Fields) -> str:
    bonus = [counted(fact["sharp"], "sharp chisel")] if fact["sharp"] else []
    bonus += [f"{fact['amber']} amber"] if fact["amber"] else []
    return f"{fact['seat']} starts with {_listed(bonus)}"


def _chisel_placed(fact: Fields) -> str:
    said = f"{fact['seat']} places a chisel on edge {fact['edge']}"
    if fact["sturdy"]:
        return f"{said} with a sturdy tool"
    return f"{said} and spends {fact['spent']} on boulders" if fact["spent"] else said


def _chisels_returned(fact: Fields) -> str:
    count = len(fact["edges"])
    how = f"{'returns' if count == 1 else 'return'} {'sharp' if fact['sharp'] else 'dull'}"
    return f"{counted(count, 'chisel')} of {fact['seat']} on {_edges(fact['edges'])} {how}"


def _part_broken_off(fact: Fields) -> str:
    shares = [
        f"{seat} ({counted(chisels, 'chisel')})" for seat, chisels in zip(fact["order"], fact["chisels"], strict=True)
    ]
    verb = "breaks" if len(fact["cells"]) == 1 else "break"
    return f"{_cells(fact['cells']).capitalize()} {verb} off, for {_listed(shares)}"


def _tiles_laid(fact: Fields) -> str:
    up = sum(tile is not None for tile in fact["tiles"])
    return f"{len(fact['tiles'])} tiles form the slab, {up} of them face up"


def _share_out_ended(fact: Fields) -> str:
    return f"The dig leader gets {_tiles(fact['rest'])}"


def _turn_ended(fact: Fields) -> str:
    kept = f" and keeps {counted(fact['kept'], 'sharp chisel')}" if fact["kept"] else ""
    idle = f" ({counted(fact['idle_turns'], 'turn')} without a tile leaving the slab)" if fact["idle_turns"] else ""
    return f"{fact['seat']} ends the turn{kept}{idle}"


def _request(action: Fields) -> str:
    service = SERVICES[action["service"]]
    grant = f" with the {CARDS['grant_letter'].name}" if action["use_grant"] else ""
    match service.id:
        case "master_digger":
            return f"Have the tile of cell {action['cell']} dug out{grant}"
        case "buy_fossil":
            return f"Buy {action['tile']}{grant}"
        case _:
            return f"Request a service{grant}: {service.name} ({service.text})"


def _assemble(action: Fields) -> str:
    species = SPECIES[action["species"]]
    parts = _listed([species.part_names[part - 1] for part in action["parts"]])
    missing = species.parts - len(action["parts"])
    piles = f" and {counted(missing, 'bone pile')}" if missing else ""
    return f"Assemble a {species.name} from {parts}{piles}"


_REASONS: dict[str, str] = {
    "slab_empty": "nothing is left of the slab",
    "abandoned_dig": "the dig is abandoned",
}

ENGLISH_FACTS: dict[str, Message] = {
    "game_set_up": lambda fact: (
        f"{fact['seats']} diggers get ready, each with {counted(fact['chisels'], 'chisel')}; "
        f"the supply holds {fact['supply']} amber"
    ),
    "first_player_drawn": "{seat} is the first player",
    "tiles_laid": _tiles_laid,
    "backs_drawn": "The backs of the tiles show their boulders",
    "rotations_drawn": "The tiles are turned at random",
    "start_bonus_given": _start_bonus,
    "card_dealt": "{seat} is dealt {card}",
    "card_dealt.hidden": "{seat} is dealt a card",
    "turn_begun": "Turn {turn}: {seat}",
    "chisels_sharpened": lambda fact: f"{fact['seat']} sharpens {counted(fact['count'], 'chisel')}",
    "recall_ordered": lambda fact: f"{fact['seat']} must take {counted(fact['count'], 'chisel')} off the slab",
    "chisel_recalled": "{seat} takes the chisel on edge {edge} back, sharp",
    "main_phase_begun": lambda fact: (
        f"{fact['seat']} may place chisels" if fact["sharpened"] else f"{fact['seat']} need not sharpen any more"
    ),
    "chisel_placed": _chisel_placed,
    "parts_offered": lambda fact: f"The slab is in equal parts, at {_cells(fact['cells'])}: {fact['seat']} chooses",
    "tile_revealed": "Cell {cell} turns out to be {tile}",
    "chisels_returned": _chisels_returned,
    "chisels_set_aside": lambda fact: (
        f"{fact['seat']} sets {counted(len(fact['edges']), 'chisel')} on {_edges(fact['edges'])} aside"
    ),
    "chisels_taken_up": lambda fact: (
        f"{fact['seat']} takes up {counted(fact['count'], 'chisel')} set aside, sharp for the next turn"
    ),
    "part_left_to_leader": lambda fact: (
        f"{_cells(fact['cells']).capitalize()} {'falls' if len(fact['cells']) == 1 else 'fall'} off without a break "
        f"chisel: the dig leader gets {_tiles(fact['tiles'])}"
    ),
    "part_broken_off": _part_broken_off,
    "last_tiles_laid_out": lambda fact: f"The last tiles: {_tiles(fact['pool'])}. {fact['seat']} takes one of them",
    "quota_set": lambda fact: f"{fact['seat']} takes {counted(fact['quota'], 'tile')}",
    "tile_taken": "{seat} takes {tile}",
    "share_out_ended": _share_out_ended,
    "skeleton_assembled": lambda fact: f"{fact['seat']} has a skeleton: {SPECIES[fact['species']].name}",
    "amber_gained": "{seat} gains {amber} amber",
    "service_requested": lambda fact: (
        f"{fact['seat']} pays {fact['price']} amber for a service: {SERVICES[fact['service']].name}"
    ),
    "sturdy_charges_gained": lambda fact: (
        f"{counted(fact['count'], 'placement')} of {fact['seat']} may ignore boulders this turn"
    ),
    "tile_dug": "{seat} digs {tile} out of cell {cell}",
    "tile_bought": "{seat} buys {tile}",
    "tile_sold": "{seat} sells {tile}",
    "card_played": "{seat} plays {card}",
    "targets_opened": lambda fact: f"{fact['seat']} aims {fact['card']} at up to {counted(fact['most'], 'target')}",
    "target_chosen": "{seat} chooses a target",
    "targets_closed": "{seat} is done with the card",
    "tile_peeked": "{seat} looks at cell {cell}: {tile}",
    "tile_peeked.hidden": "{seat} looks at the tile on cell {cell}",
    "keep_limit_raised": lambda fact: f"{fact['seat']} may keep {counted(fact['by'], 'more sharp chisel')} every turn",
    "keeping_all_allowed": "{seat} may keep all sharp chisels at the end of this turn",
    "sale_limit_raised": lambda fact: f"{fact['seat']} may sell {counted(fact['by'], 'more tile')} this turn",
    "quota_raised": lambda fact: f"{fact['seat']} may take {counted(fact['by'], 'more tile')}",
    "turn_ended": _turn_ended,
    "game_ended": lambda fact: f"The game is over: {_REASONS[fact['reason']]}",
}

ENGLISH_ACTIONS: dict[str, Message] = {
    "sharpen": "Sharpen chisels",
    "place_chisel": lambda action: (
        f"Place a chisel on edge {action['edge']}{' with a sturdy tool' if action['sturdy'] else ''}"
    ),
    "request_service": _request,
    "sell_tile": "Sell {tile}",
    "assemble": _assemble,
    "play_card": lambda action: f"Play {action['card']}: {CARD_TEXTS[action['card']]}",
    "end_turn": lambda action: (
        f"End the turn, keep {counted(action['keep'], 'sharp chisel')}" if action["keep"] else "End the turn"
    ),
    "recall_chisel": "Take the chisel on edge {edge} back",
    "choose_part": "Break off the part with cell {cell}",
    "take_tile": "Take {tile}",
    "target_cell": "Choose cell {cell}",
    "stop_targets": "Choose no further target",
}

ENGLISH_WORDS: dict[str, Callable[[Any], str]] = {
    "tile": tile_name,
    "card": lambda card: CARDS[card].name,
}

ENGLISH = Catalogue(ENGLISH_FACTS, ENGLISH_ACTIONS, ENGLISH_WORDS, seat_lists=("order",))
