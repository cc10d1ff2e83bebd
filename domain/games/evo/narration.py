"""The log: what each fact says to its reader, from the fields it may read and from what it saw before and after.

What follows from another line without news, or happens to a seat that is never asked, has no line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strata.domain.games.evo.components import BOX, ISLANDS, start_space, winning_face
from strata.domain.games.evo.phrases import card_name, land, place, row_with_gene
from strata.domain.games.evo.state import Phase
from strata.domain.kernel import Scene
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import FactPhrase

Fields = Mapping[str, Any]

_WITHOUT_A_LINE = {Phase.ADULTS, Phase.SCORING, Phase.GENES, Phase.AUCTION, Phase.PAYMENT}


def _silent(fact: Fields, scene: Scene) -> None:
    return None


def _event_card_drawn(fact: Fields, scene: Scene) -> Phrase:
    seat = scene.names[fact["seat"]]
    if "card" not in fact:
        return phrase("fact-event_card_drawn-hidden", seat=seat)
    return phrase("fact-event_card_drawn", seat=seat, card=card_name(fact["card"]))


def _dino_landed(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-dino_landed", seat=scene.names[fact["seat"]], place=land(scene.after.map, fact["hex"]))


def _phase_begun(fact: Fields, scene: Scene) -> Phrase | None:
    """A window that nobody is asked in, and a climate that a card has settled, are not worth a line."""
    phase = Phase(fact["phase"])
    is_for_nobody = phase.endswith("_window") and not fact["queue"]
    is_settled = phase is Phase.CLIMATE and scene.after.climate_cards_played > 0
    if phase in _WITHOUT_A_LINE or is_for_nobody or is_settled:
        return None
    return phrase("fact-phase_begun", phase=phase.value)


def _initiative_set(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-initiative_set", order=", ".join(scene.names[seat] for seat in fact["order"]))


def _event_played(fact: Fields, scene: Scene) -> Phrase:
    seat, card = scene.names[fact["seat"]], card_name(fact["card"])
    if (target := fact.get("target")) is not None:
        return phrase("fact-event_played-target", seat=seat, card=card, target=scene.names[target])
    if (origin := fact.get("origin")) is not None:
        return phrase("fact-event_played-origin", seat=seat, card=card, place=place(scene.before, origin))
    return phrase("fact-event_played", seat=seat, card=card)


def _modifier_raised(fact: Fields, scene: Scene) -> Phrase:
    by, name = fact["by"], fact["modifier"]
    if name == "movement_bonus" and by < 0:
        name = "movement_malus"
    return phrase("fact-modifier_raised", seat=scene.names[fact["seat"]], modifier=name, by=abs(by))


def _dino_jumped(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-dino_jumped", **_way(fact, scene))


def _dino_moved(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-dino_moved", **_way(fact, scene))


def _way(fact: Fields, scene: Scene) -> dict[str, str | Phrase]:
    """Who goes from where to where."""
    return {
        "seat": scene.names[fact["seat"]],
        "origin": place(scene.before, fact["origin"]),
        "to": place(scene.before, fact["to"]),
    }


def _combat_fought(fact: Fields, scene: Scene) -> Phrase:
    seats, target = scene.before.seats, fact["target"]
    highest = winning_face(seats[fact["seat"]].attack, seats[target].defence)
    return phrase(
        "fact-combat_fought",
        **_way(fact, scene),
        target=scene.names[target],
        highest=highest or 0,
        die=fact["die"],
        won=fact["won"],
    )


def _climate_moved(fact: Fields, scene: Scene) -> Phrase:
    """Where the climate went, and what that makes of each terrain."""
    steps, rank = fact["steps"], {terrain.id: terrain.heat_rank for terrain in BOX.terrains}
    zones = [
        phrase("terrain-with-zone", terrain=terrain, zone=BOX.zones[str(rank[terrain] - rank[fact["terrain"]])].value)
        for terrain in rank
    ]
    way = "stay" if steps == 0 else "back" if steps < 0 else "on"
    return phrase("fact-climate_moved", way=way, steps=abs(steps), terrain=fact["terrain"], zones=zones)


def _movement_ended(fact: Fields, scene: Scene) -> Phrase | None:
    is_asked = scene.before is not None and scene.before.asked == fact["seat"]
    return phrase("fact-movement_ended", seat=scene.names[fact["seat"]]) if is_asked else None


def _dino_born(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-dino_born", seat=scene.names[fact["seat"]], place=place(scene.before, fact["hex"]))


def _births_ended(fact: Fields, scene: Scene) -> Phrase | None:
    return phrase("fact-births_ended", seat=scene.names[fact["seat"]], lost=fact["lost"]) if fact["lost"] else None


def _dinos_lost(fact: Fields, scene: Scene) -> Phrase:
    """Where they stood; in which zone, only if the climate did not move in the meantime."""
    seat, hexes, cause, view = scene.names[fact["seat"]], fact["hexes"], fact["cause"], scene.before
    if view is None or view.climate != scene.after.climate:
        lands = [land(scene.after.map, hex_) for hex_ in hexes]
        return phrase("fact-dinos_lost", seat=seat, count=len(hexes), cause=cause, places=lands)
    if cause == "climate":
        zones = {ISLANDS[view.map].zones[view.climate_terrain][hex_] for hex_ in hexes}
        cause = zones.pop() if len(zones) == 1 else cause
    places = [place(view, hex_) for hex_ in hexes]
    return phrase("fact-dinos_lost", seat=seat, count=len(hexes), cause=cause, places=places)


def _points_gained(fact: Fields, scene: Scene) -> Phrase:
    total = scene.before.seats[fact["seat"]].points + fact["points"]
    return phrase("fact-points_gained", seat=scene.names[fact["seat"]], points=fact["points"], total=total)


def _meteor_moved(fact: Fields, scene: Scene) -> Phrase:
    """By the number that the picture shows: spaces from this table's start."""
    start, space = start_space(len(scene.after.seats)), BOX.turn_track[fact["index"]]
    spaces, impact = fact["index"] - start, len(BOX.turn_track) - 1 - start
    return phrase(
        "fact-meteor_moved", kind=space.kind, space=spaces, impact=impact, highest=space.impact_on_at_most or 0
    )


def _genes_returned(fact: Fields, scene: Scene) -> Phrase:
    rows = zip(fact["rows"], fact["genes"], strict=True)
    return phrase("fact-genes_returned", rows=[phrase("row-with-gene", row=row, gene=gene) for row, gene in rows])


def _auction_opened(fact: Fields, scene: Scene) -> Phrase:
    bidders = [scene.names[seat] for seat in fact["bidders"]]
    return phrase("fact-auction_opened", bidders=bidders or "–", count=len(bidders), passes=fact["passes_left"])


def _row_chosen(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-row_chosen", seat=scene.names[fact["seat"]], row=row_with_gene(scene.before, fact["row"]))


def _bid_placed(fact: Fields, scene: Scene) -> Phrase:
    seat, row = scene.names[fact["seat"]], row_with_gene(scene.before, fact["row"])
    if (displaced := fact["displaced"]) is None:
        return phrase("fact-bid_placed", seat=seat, amount=fact["amount"], row=row)
    return phrase("fact-bid_placed-outbid", seat=seat, amount=fact["amount"], row=row, displaced=scene.names[displaced])


def _bid_paid(fact: Fields, scene: Scene) -> Phrase:
    gene = scene.before.rows[fact["row"] - 1].gene
    return phrase("fact-bid_paid", seat=scene.names[fact["seat"]], points=fact["points"], gene=gene)


LINES: dict[str, FactPhrase] = {
    "event_card_drawn": _event_card_drawn,
    "dino_landed": _dino_landed,
    "phase_begun": _phase_begun,
    "initiative_set": _initiative_set,
    "event_played": _event_played,
    "events_skipped": _silent,
    "modifier_raised": _modifier_raised,
    "jump_prepared": _silent,
    "dino_jumped": _dino_jumped,
    "climate_moved": _climate_moved,
    "movement_begun": _silent,
    "dino_moved": _dino_moved,
    "combat_fought": _combat_fought,
    "movement_ended": _movement_ended,
    "adults_fixed": _silent,
    "births_begun": _silent,
    "dino_born": _dino_born,
    "births_ended": _births_ended,
    "dinos_lost": _dinos_lost,
    "survival_settled": _silent,
    "points_gained": _points_gained,
    "meteor_moved": _meteor_moved,
    "genes_returned": _genes_returned,
    "auction_opened": _auction_opened,
    "row_chosen": _row_chosen,
    "bid_placed": _bid_placed,
    "auction_left": _silent,
    "bid_paid": _bid_paid,
    "turn_ended": _silent,
}
"""Facts told otherwise than by their message and plain fields."""
