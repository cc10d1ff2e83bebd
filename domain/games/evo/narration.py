"""The log and the buttons in plain words. A language is a mapping of facts, one of actions and one of words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from strata.domain.games.evo.components import CARDS, INSTANCES, Effect
from strata.domain.games.evo.state import Phase
from strata.domain.toolkit.narration import Catalogue, Message, counted

Fields = Mapping[str, Any]


PHASES: dict[str, str] = {
    Phase.INITIATIVE: "initiative",
    Phase.CLIMATE_WINDOW: "event cards before the climate",
    Phase.CLIMATE: "climate",
    Phase.MOVEMENT_WINDOW: "event cards before movement",
    Phase.MOVEMENT: "movement",
    Phase.ADULTS: "parents are counted",
    Phase.BIRTHS_WINDOW: "event cards before births",
    Phase.BIRTHS: "births",
    Phase.SURVIVAL_WINDOW: "event cards before survival",
    Phase.SURVIVAL: "survival",
    Phase.SCORING: "scoring",
    Phase.METEOR: "meteor",
    Phase.GENES: "genes are laid out",
    Phase.EVOLUTION_WINDOW: "event cards before the auction",
    Phase.AUCTION: "auction",
    Phase.PAYMENT: "payment",
}

_RAISED: dict[str, Callable[[int], str]] = {
    "attack_horns": lambda by: f"attacks with {counted(by, 'more horn')}",
    "defence_horns": lambda by: f"defends with {counted(by, 'more horn')}",
    "movement_bonus": lambda by: f"has {counted(abs(by), f'{_more(by)} movement point')}",
    "birth_bonus": lambda by: f"has {counted(by, 'more birth')}",
    "fur_malus": lambda by: f"has {by} fur less",
    "parasol_malus": lambda by: f"has {by} parasol less",
    "discount_bonus": lambda by: f"pays {by} less for a gene",
}

_SWITCHED_ON: dict[str, str] = {
    "birth_banned": "has no births",
    "cold_proof": "loses no dino to the cold",
    "warm_proof": "loses no dino to the warmth",
    "out_of_auction": "sits out the auction",
}

_CAUSES: dict[str, str] = {
    "deadly": "to the deadly climate",
    "climate": "to the cold or the warmth",
    "epidemic": "to the epidemic",
}

_REASONS: dict[str, str] = {
    "meteor_roll": "the die called it down",
    "meteor_track_end": "it has reached the end of its track",
}


def _more(by: int) -> str:
    return "more" if by > 0 else "fewer"


def _listed(words: Sequence[object]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    *most, last = map(str, words)
    return f"{', '.join(most)} and {last}" if most else last


def _dinos_on(hexes: Sequence[str]) -> str:
    return f"the {'dino' if len(hexes) == 1 else 'dinos'} on {'; '.join(hexes)}"


def _rows(rows: Sequence[int]) -> str:
    return f"{'row' if len(rows) == 1 else 'rows'} {_listed(rows)}"


def _steps(steps: int) -> str:
    return f"{counted(abs(steps), 'space')} {'forward' if steps > 0 else 'back'}"


def _played(event: Fields) -> str:
    """A card and what was chosen for it; ``from`` is an action's word for what a fact calls ``origin``."""
    said = [event["card"]]
    if event.get("target") is not None:
        said.append(f"on {event['target']}")
    if event.get("hexes"):
        said.append(f"against {_dinos_on(event['hexes'])}")
    if event.get("steps") is not None:
        said.append(f"to go {_steps(event['steps'])}" if event["steps"] else "to stay")
    if event.get("gene") is not None:
        said.append(f"for {event['gene']}")
    if event.get("rows"):
        said.append(f"on {_rows(event['rows'])}")
    origin = event.get("from") or event.get("origin")
    if origin is not None:
        said.append(f"with the dino on {origin}")
    return " ".join(said)


def _climate_moved(fact: Fields) -> str:
    if not fact["steps"]:
        return f"The climate stays: {fact['terrain']}"
    return f"The climate moves {_steps(fact['steps'])}: {fact['terrain']}"


def _combat_fought(fact: Fields) -> str:
    attack = f"{fact['seat']} attacks {fact['target']} on {fact['to']} from {fact['origin']}"
    return f"{attack}, rolls {fact['die']} and {'wins' if fact['won'] else 'loses the dino'}"


def _births_ended(fact: Fields) -> str:
    lost = f"; {counted(fact['lost'], 'birth')} lost" if fact["lost"] else ""
    return f"{fact['seat']} is done with births{lost}"


def _genes_returned(fact: Fields) -> str:
    return f"{_listed(fact['genes']).capitalize()} from {_rows(fact['rows'])}: back into the bag"


def _auction_opened(fact: Fields) -> str:
    bidders = _listed(fact["bidders"]) if fact["bidders"] else "nobody"
    passes = f"; {fact['passes_left']} may drop out" if fact["passes_left"] else ""
    return f"The auction opens for {bidders}{passes}"


def _bid_placed(fact: Fields) -> str:
    outbid = f" and outbids {fact['displaced']}" if fact["displaced"] is not None else ""
    return f"{fact['seat']} bids {fact['amount']} on row {fact['row']}{outbid}"


def _does(effect: Effect) -> Iterator[str]:
    """What a card does, in words."""
    if isinstance(effect.climate_steps, int):
        steps = effect.climate_steps
        yield f"climate {signed(steps)} instead of the die" if steps else "the climate stays"
    elif effect.climate_steps is not None:
        *most, last = (signed(steps) if steps else "0" for steps in effect.steps_choices)
        yield f"climate {', '.join(most)} or {last}, as you choose"
    for count, what in (
        (effect.attack_horns, "horns when you attack"),
        (effect.defence_horns, "horns when you defend"),
        (effect.movement_points, "movement points"),
        (effect.target_movement_points, "movement points for a rival"),
        (effect.temporary_genes, "of a gene you name, this turn"),
        (effect.births, "births"),
        (effect.target_fur, "fur for a rival"),
        (effect.target_parasol, "parasol for a rival"),
        (-effect.discount, "on the price of a gene"),
    ):
        if count:
            yield f"{signed(count)} {what}"
    if effect.relocate_own_dino_max_distance:
        yield f"put a dino up to {effect.relocate_own_dino_max_distance} hexes away"
    if effect.target_births == 0:
        yield "a rival has no births"
    if effect.birth_distance:
        yield f"births up to {effect.birth_distance} hexes away"
    if effect.all_own_cold_survive:
        yield "you lose no dino to the cold"
    if effect.all_own_warm_survive:
        yield "you lose no dino to the warmth"
    if effect.remove_dinos:
        yield f"take {effect.remove_dinos} dinos of a rival with {effect.target_min_dinos} or more"
    if effect.skip_auction:
        yield "sit out the auction, no gene and no cost"
    if effect.redraw_rows_max:
        yield f"redraw {effect.redraw_rows_min} to {effect.redraw_rows_max} of the genes on offer"


def signed(count: int) -> str:
    """A number of more or less: ``+2``, ``−1``."""
    return f"{count:+}".replace("-", "−")


CARD_TEXTS: dict[str, str] = {card.name: "; ".join(_does(card.effect)) for card in CARDS.values()}
"""What an event card does, by its name."""


def _playing(action: Fields) -> str:
    return f"Play {_played(action)}: {CARD_TEXTS[action['card']]}"


ENGLISH_FACTS: dict[str, Message] = {
    "game_set_up": lambda fact: (
        f"{fact['seats']} species get ready on the map {fact['map'].replace('_', ' ')}, "
        f"each with {counted(fact['points'], 'point')} and {counted(fact['dinos'], 'dino')}"
    ),
    "event_card_drawn": "{seat} draws {card}",
    "event_card_drawn.hidden": "{seat} draws an event card",
    "event_deck_renewed": "The discard pile becomes the event deck",
    "dino_landed": "{seat} starts on {hex}",
    "turn_begun": "Turn {turn} begins",
    "phase_begun": "Phase: {phase}",
    "initiative_rolled": "{seat} rolls {die} for initiative",
    "initiative_set": lambda fact: f"Order of play: {', '.join(fact['order'])}",
    "event_played": lambda fact: f"{fact['seat']} plays {_played(fact)}",
    "events_passed": "{seat} passes on event cards",
    "events_skipped": "{seat} has no event card to play",
    "modifier_raised": lambda fact: f"{fact['seat']} {_RAISED[fact['modifier']](fact['by'])} this turn",
    "modifier_switched_on": lambda fact: f"{fact['seat']} {_SWITCHED_ON[fact['modifier']]} this turn",
    "birth_distance_set": "{seat} may place births up to {distance} hexes away this turn",
    "genes_lent": lambda fact: f"{fact['seat']} has {fact['count']} more {fact['gene']} this turn",
    "jump_prepared": "{seat} gets the dino on {origin} ready to jump",
    "dino_jumped": "{seat} lets a dino jump from {origin} to {to}",
    "climate_rolled": "{seat} rolls {die} for the climate",
    "climate_moved": _climate_moved,
    "movement_begun": lambda fact: f"{fact['seat']} has {counted(fact['points'], 'movement point')}",
    "dino_moved": "{seat} moves a dino from {origin} to {to}",
    "combat_fought": _combat_fought,
    "movement_ended": "{seat} is done with movement",
    "adults_fixed": "The dinos on the board are this turn's parents",
    "births_begun": lambda fact: f"{fact['seat']} has {counted(fact['births'], 'birth')}",
    "dino_born": "{seat} has a dino born on {hex}",
    "births_ended": _births_ended,
    "dinos_lost": lambda fact: f"{fact['seat']} loses {_dinos_on(fact['hexes'])} {_CAUSES[fact['cause']]}",
    "survival_settled": "{seat} is done with survival",
    "points_gained": lambda fact: f"{fact['seat']} gains {counted(fact['points'], 'point')}",
    "meteor_moved": "The meteor comes nearer, to space {index}",
    "meteor_rolled": "{seat} rolls {die} for the meteor",
    "meteor_struck": lambda fact: f"The meteor strikes: {_REASONS[fact['reason']]}. The game is over",
    "gene_drawn": "Row {row} offers {gene}",
    "genes_returned": _genes_returned,
    "auction_opened": _auction_opened,
    "row_chosen": "{seat} goes for row {row}",
    "bid_placed": _bid_placed,
    "bid_passed": "{seat} drops out of the auction",
    "auction_left": "{seat} takes no gene this turn",
    "bid_paid": lambda fact: f"{fact['seat']} pays {counted(fact['points'], 'point')} for row {fact['row']}",
    "gene_taken": "{seat} takes a gene: {gene}",
    "gene_used_up": "{seat} uses up a gene: {gene}",
    "turn_ended": "Turn {turn} is over",
}

ENGLISH_ACTIONS: dict[str, Message] = {
    "play_event": _playing,
    "jump_dino": "Jump to {to}",
    "pass_events": "Pass on event cards",
    "move_dino": "Move {from} to {to}",
    "end_movement": "End movement",
    "place_birth": "Birth on {hex}",
    "choose_losses": lambda action: f"Lose {_dinos_on(action['hexes'])}",
    "choose_row": "Go for row {row}",
    "place_bid": "Bid {amount}",
    "pass_bid": "Drop out of the auction",
}

ENGLISH_WORDS: dict[str, Callable[[Any], str]] = {
    "card": lambda instance: INSTANCES[instance].name,
    "phase": lambda phase: PHASES[phase],
}

ENGLISH = Catalogue(
    ENGLISH_FACTS,
    ENGLISH_ACTIONS,
    ENGLISH_WORDS,
    seats=("seat", "target", "displaced"),
    seat_lists=("order", "queue", "bidders"),
)
