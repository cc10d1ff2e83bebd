"""What choosing an option means, from what its seat sees: where it leads, what it costs, what the odds are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from strata.domain.games.evo.components import (
    BOX,
    CLIMATE_TRACKS,
    CONSTANTS,
    DEADLY,
    INSTANCES,
    ISLANDS,
    Effect,
    Zone,
    winning_face,
)
from strata.domain.games.evo.phrases import card_name, place, row_with_gene
from strata.domain.games.evo.rules.auction import ChooseRow, PlaceBid
from strata.domain.games.evo.rules.births import PlaceBirth
from strata.domain.games.evo.rules.event_cards import JumpDino, PlayEvent
from strata.domain.games.evo.rules.event_windows import PassEvents
from strata.domain.games.evo.rules.movement import EndMovement, MoveDino
from strata.domain.games.evo.rules.survival import ChooseLosses
from strata.domain.games.evo.view import SeatView, View
from strata.domain.kernel import Action, Seat
from strata.domain.toolkit.language import Phrase, phrase

Names = Sequence[str]


def _own(view: View) -> SeatView:
    assert view.viewer is not None, "a label is made for the seat that is asked"
    return view.seats[view.viewer]


def _in_zone(view: View, seat: Seat | None, zone: Zone) -> int:
    """How many dinos of a seat stand in a zone."""
    zones = ISLANDS[view.map].zones[view.climate_terrain]
    return sum(zones[hex_] is zone for hex_, owner in view.board.items() if owner == seat)


def _move_dino(action: MoveDino, view: View, names: Names) -> Phrase:
    origin, to = place(view, action.from_), place(view, action.to)
    target = view.board.get(action.to)
    if target is None:
        return phrase("label-move_dino", origin=origin, to=to)
    highest = winning_face(_own(view).attack, view.seats[target].defence)
    assert highest is not None, "an attack without a chance is no option"
    percent = round(100 * highest / CONSTANTS.die_sides)
    return phrase(
        "label-move_dino-attack", origin=origin, to=to, target=names[target], highest=highest, percent=percent
    )


def _end_movement(action: EndMovement, view: View, names: Names) -> Phrase:
    return phrase("label-end_movement", count=view.moves_left or 0)


def _jump_dino(action: JumpDino, view: View, names: Names) -> Phrase:
    return phrase("label-jump_dino", to=place(view, action.to))


def _place_birth(action: PlaceBirth, view: View, names: Names) -> Phrase:
    """What awaits the newborn: the cold and the warmth take those whom fur and parasols do not protect."""
    own, where = _own(view), place(view, action.hex)
    zone = ISLANDS[view.map].zones[view.climate_terrain][action.hex]
    if zone in DEADLY:
        return phrase("label-place_birth-deadly", place=where)
    if zone is Zone.COLD and not own.modifiers.cold_proof:
        dinos = _in_zone(view, view.viewer, zone) + 1
        return phrase("label-place_birth-cold", place=where, dinos=dinos, fur=own.fur)
    if zone is Zone.WARM and not own.modifiers.warm_proof:
        dinos = _in_zone(view, view.viewer, zone) + 1
        return phrase("label-place_birth-warm", place=where, dinos=dinos, parasol=own.parasol)
    return phrase("label-place_birth-safe", place=where)


def _choose_losses(action: ChooseLosses, view: View, names: Names) -> Phrase:
    zones = ISLANDS[view.map].zones[view.climate_terrain]
    cold = [hex_ for hex_ in action.hexes if zones[hex_] is Zone.COLD]
    if not cold:
        return phrase("label-choose_losses-warm", warm=_lands(view, action.hexes))
    if len(cold) == len(action.hexes):
        return phrase("label-choose_losses-cold", cold=_lands(view, cold))
    warm = [hex_ for hex_ in action.hexes if hex_ not in cold]
    return phrase("label-choose_losses-both", cold=_lands(view, cold), warm=_lands(view, warm))


def _lands(view: View, hexes: list[str]) -> Phrase:
    """Hexes of one zone, and so of one terrain."""
    return phrase("lands", hexes="; ".join(hexes), terrain=ISLANDS[view.map].terrain[hexes[0]])


def _choose_row(action: ChooseRow, view: View, names: Names) -> Phrase:
    row = view.rows[action.row - 1]
    if row.holder is None:
        return phrase("label-choose_row", row=action.row, gene=row.gene, least=BOX.bidding.min_bid)
    least = row.bid + 1
    return phrase(
        "label-choose_row-held",
        row=action.row,
        gene=row.gene,
        holder=names[row.holder],
        bid=row.bid,
        least=least,
        price=_price(least, view),
    )


def _place_bid(action: PlaceBid, view: View, names: Names) -> Phrase:
    assert view.chosen_row is not None
    gene = view.rows[view.chosen_row - 1].gene
    return phrase("label-place_bid", amount=action.amount, gene=gene, price=_price(action.amount, view))


def _price(bid: int, view: View) -> int:
    """What a bid costs after the discount."""
    return max(0, bid - _own(view).discount)


def _pass_events(action: PassEvents, view: View, names: Names) -> Phrase:
    return phrase("label-pass_events", phase=view.phase.value)


def _play_event(action: PlayEvent, view: View, names: Names) -> Phrase:
    card = _card(action, view)
    if action.hexes is not None and action.target is not None:
        places = [place(view, hex_) for hex_ in action.hexes]
        return phrase("label-play_event-epidemic", card=card, target=names[action.target], places=places)
    first, *others = _effects(action, view, names)
    return phrase("label-play_event", card=card, effects=[first, *others] if others else first)


def _card(action: PlayEvent, view: View) -> Phrase:
    """The card, with the number of the copy where both are in hand."""
    card, name = INSTANCES[action.card], card_name(action.card)
    copies = [instance for instance in view.hand or () if INSTANCES[instance] is card]
    if len(copies) == 1:
        return name
    return phrase("card-copy", card=name, number=copies.index(action.card) + 1)


def _effects(action: PlayEvent, view: View, names: Names) -> Iterator[Phrase]:
    """What playing a card does now."""
    effect = INSTANCES[action.card].effect
    yield from _effects_on_climate(action, effect, view)
    yield from _effects_on_self(action, effect, view)
    if action.target is not None:
        yield from _effects_on_target(effect, view, action.target, names[action.target])
    if action.from_ is not None and effect.relocate_own_dino_max_distance is not None:
        distance = effect.relocate_own_dino_max_distance
        yield phrase("play-jump", place=place(view, action.from_), distance=distance)
    if action.rows is not None:
        yield phrase("play-redraw", rows=[row_with_gene(view, row) for row in action.rows])
    if effect.skip_auction:
        yield phrase("play-skip_auction")


def _effects_on_climate(action: PlayEvent, effect: Effect, view: View) -> Iterator[Phrase]:
    steps = action.steps if effect.climate_steps == "param" else effect.climate_steps
    if steps is None:
        return
    assert isinstance(steps, int)
    spaces = CLIMATE_TRACKS[view.options.climate_track].spaces
    terrain = spaces[(view.climate + steps) % len(spaces)]
    way = "stay" if steps == 0 else "back" if steps < 0 else "on"
    yield phrase("play-climate", way=way, steps=abs(steps), terrain=terrain)


def _effects_on_self(action: PlayEvent, effect: Effect, view: View) -> Iterator[Phrase]:
    own = _own(view)
    if by := effect.attack_horns:
        yield phrase("play-attack", before=own.attack, after=_with(own, attack_horns=by).attack)
    if by := effect.defence_horns:
        yield phrase("play-defence", before=own.defence, after=_with(own, defence_horns=by).defence)
    if by := effect.movement_points:
        after = _with(own, movement_bonus=by).movement_points
        yield phrase("play-moves", before=own.movement_points, after=after)
    if by := effect.births:
        yield phrase("play-births", before=own.births_due, after=_with(own, birth_bonus=by).births_due)
    if by := effect.discount:
        yield phrase("play-discount", before=own.discount, after=_with(own, discount_bonus=by).discount)
    if action.gene is not None:
        count = own.genes[action.gene] + own.modifiers.temp_genes.get(action.gene, 0)
        yield phrase("play-gene", gene=action.gene, before=count, after=count + effect.temporary_genes)
    if effect.birth_distance is not None:
        yield phrase("play-birth_distance", distance=effect.birth_distance)
    if effect.all_own_cold_survive:
        yield phrase("play-cold_proof", count=_in_zone(view, view.viewer, Zone.COLD), fur=own.fur)
    if effect.all_own_warm_survive:
        yield phrase("play-warm_proof", count=_in_zone(view, view.viewer, Zone.WARM), parasol=own.parasol)


def _effects_on_target(effect: Effect, view: View, target: Seat, name: str) -> Iterator[Phrase]:
    other = view.seats[target]
    if by := effect.target_movement_points:
        after = _with(other, movement_bonus=by).movement_points
        yield phrase("play-target_moves", target=name, before=other.movement_points, after=after)
    if effect.target_births == 0:
        yield phrase("play-target_births", target=name, count=other.births_due)
    if by := effect.target_fur:
        count, after = _in_zone(view, target, Zone.COLD), _with(other, fur_malus=-by).fur
        yield phrase("play-target_fur", target=name, before=other.fur, after=after, count=count)
    if by := effect.target_parasol:
        count, after = _in_zone(view, target, Zone.WARM), _with(other, parasol_malus=-by).parasol
        yield phrase("play-target_parasol", target=name, before=other.parasol, after=after, count=count)


def _with(species: SeatView, **more: int) -> SeatView:
    """A species of which a modifier is raised."""
    raised = {name: getattr(species.modifiers, name) + by for name, by in more.items()}
    return replace(species, modifiers=replace(species.modifiers, **raised))


LABELS: dict[type[Action], Callable[..., Phrase]] = {
    MoveDino: _move_dino,
    EndMovement: _end_movement,
    JumpDino: _jump_dino,
    PlaceBirth: _place_birth,
    ChooseLosses: _choose_losses,
    ChooseRow: _choose_row,
    PlaceBid: _place_bid,
    PassEvents: _pass_events,
    PlayEvent: _play_event,
}
