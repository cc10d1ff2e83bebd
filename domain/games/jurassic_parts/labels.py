"""What each option means: its price, what is gained by it, what breaks off and who gets it, what is lost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from strata.domain.games.jurassic_parts.components import CONSTANTS, PLANTS, SERVICES, SPECIES, TILES, plant_score
from strata.domain.games.jurassic_parts.foresight import Break, Foresight, foresee
from strata.domain.games.jurassic_parts.naming import NAMED, TAKEN, cells_listed, copy_among, part_named
from strata.domain.games.jurassic_parts.rules.collection import Assemble, SellTile
from strata.domain.games.jurassic_parts.rules.equipment import PlayCard, StopTargets, TargetCell
from strata.domain.games.jurassic_parts.rules.picking import TakeTile
from strata.domain.games.jurassic_parts.rules.placement import PlaceChisel
from strata.domain.games.jurassic_parts.rules.recalling import RecallChisel
from strata.domain.games.jurassic_parts.rules.services import RequestService, price_of
from strata.domain.games.jurassic_parts.rules.sharpening import Sharpen, sharpened
from strata.domain.games.jurassic_parts.rules.splitting import ChoosePart
from strata.domain.games.jurassic_parts.rules.turn_end import EndTurn
from strata.domain.games.jurassic_parts.view import SeatView, View
from strata.domain.kernel import Action
from strata.domain.toolkit.language import Argument, Phrase, phrase
from strata.domain.toolkit.narration import LabelPhrase

Names = Sequence[str]


def _sharpen(action: Sharpen, view: View, names: Names) -> Phrase:
    return phrase("label-sharpen", chisels=_sharpened(CONSTANTS.sharpen_per_turn, view))


def _sharpened(count: int, view: View) -> list[Argument]:
    """The chisels made sharp, so many at most: those that are dull and those that come off the slab."""
    digger = view.seats[view.active]
    dull, recalled = sharpened(count, digger.dull, digger.on_slab)
    chisels: list[Argument] = [phrase("n-dull", n=dull)] if dull or not recalled else []
    return [*chisels, phrase("n-from-slab", n=recalled)] if recalled else chisels


def _place(action: PlaceChisel, view: View, names: Names) -> Phrase:
    foresight = foresee(view)
    placing = _placing(action.edge, None if action.sturdy else foresight.boulders[action.edge])
    breaking = foresight.breaks.get(action.edge)
    if breaking is None:
        return placing
    return phrase("place-and-break", placing=placing, breaking=_breaking(breaking, foresight, names))


@lru_cache(1024)
def _placing(edge: str, boulders: int | None) -> Phrase:
    """A chisel on an edge, at the price of its boulders; a sturdy one passes over them."""
    if boulders is None:
        return phrase("label-place_chisel-sturdy", edge=edge)
    return phrase("label-place_chisel", edge=edge, boulders=boulders, price=1 + boulders)


def _breaking(breaking: Break, foresight: Foresight, names: Names) -> Phrase:
    """What breaks off, and for whom."""
    message = "breaks-in-half" if breaking.is_chosen else "breaks"
    cells = breaking.cells
    broken = phrase(message, n=len(cells), cells=cells_listed(cells), shares=_shares(breaking, names))
    return phrase("then-last-tiles", broken=broken) if foresight.ends_with(cells) else broken


def _shares(breaking: Break, names: Names) -> list[Argument]:
    taken: list[Argument] = [
        phrase("share", name=names[share.seat], n=share.tiles) for share in breaking.shares if share.tiles
    ]
    return [*taken, phrase("share-leader", n=breaking.rest)] if breaking.rest else taken


def _request(action: RequestService, view: View, names: Names) -> Phrase:
    price = phrase(
        "price-with-grant" if action.use_grant else "price", n=price_of(view.turn.requests, action.use_grant)
    )
    match action.service:
        case "sturdy_tool":
            return phrase("request-sturdy_tool", price=price, n=SERVICES["sturdy_tool"].amount)
        case "quick_sharpen":
            chisels = _sharpened(SERVICES["quick_sharpen"].amount, view)
            return phrase("request-quick_sharpen", price=price, chisels=chisels)
        case "master_digger":
            assert action.cell is not None
            return _dig(action.cell, view, price)
        case _:
            assert action.tile is not None
            return phrase(
                "request-buy_fossil",
                price=price,
                tile=TAKEN[action.tile],
                copy=copy_among(action.tile, view.stock),
                worth=_worth(action.tile, view.seats[view.active], supply=0),
            )


def _dig(number: int, view: View, price: Phrase | None = None) -> Phrase:
    """A tile dug out: what it is, as far as the seat knows, and what the dig does to the chisels and the slab."""
    foresight = foresee(view)
    tile = next(cell.tile for cell in view.slab if cell.cell == number)
    digging = phrase("dig-unseen", cell=number) if tile is None else phrase("dig", cell=number, tile=TAKEN[tile])
    if price is not None:
        digging = phrase("dig-for", digging=digging, price=price)
    if tile is not None:
        digging = phrase("dig-worth", digging=digging, worth=_worth(tile, view.seats[view.active], supply=0))
    digging = phrase("dig-sets-aside", digging=digging, n=foresight.freed_by_dig(number))
    return phrase("dig-splits", digging=digging) if foresight.splits_by_dig(number) else digging


def _worth(tile: str, digger: SeatView, supply: int) -> Phrase:
    """What a tile would add to a collection; a whole skeleton brings amber from a supply."""
    record = TILES[tile]
    if record.species is None or record.part is None:
        if record.kind == "bone_pile":
            return phrase("worth-bone_pile", points=CONSTANTS.vp_per_loose_tile)
        plants = sum(held in PLANTS for held in digger.loose) + 1
        points = plant_score(plants)
        return phrase("worth-plant", n=plants, points=points, more=points - plant_score(plants - 1))
    species = SPECIES[record.species]
    if species.parts == 1:
        return phrase("worth-whole", points=species.vp, amber=min(species.amber, supply))
    held = {TILES[other].part for other in digger.loose if TILES[other].species == species.id}
    if record.part in held:
        return phrase("worth-again", points=CONSTANTS.vp_per_loose_tile)
    if len(held) + 1 == species.parts:
        return phrase("worth-last-part", points=species.vp)
    return phrase("worth-part", held=len(held) + 1, parts=species.parts, points=species.vp)


def _sell(action: SellTile, view: View, names: Names) -> Phrase:
    return phrase(
        "label-sell_tile",
        tile=TAKEN[action.tile],
        copy=copy_among(action.tile, view.seats[view.active].loose),
        price=CONSTANTS.sale_price,
    )


def _assemble(action: Assemble, view: View, names: Names) -> Phrase:
    species = SPECIES[action.species]
    parts: list[Argument] = [part_named(species.id, part) for part in action.parts]
    missing = species.parts - len(action.parts)
    if missing:
        parts.append(phrase("n-bone_piles", n=missing))
    amber = min(species.amber, view.supply)
    return phrase("label-assemble", species=species.id, parts=parts, points=species.vp, amber=amber)


def _play_card(action: PlayCard, view: View, names: Names) -> Phrase:
    return phrase("label-play_card", card=phrase(f"card-{action.card}"), text=phrase(f"card-{action.card}-text"))


def _end_turn(action: EndTurn, view: View, names: Names) -> Phrase:
    if not view.slab:
        return phrase("label-end_turn-last")
    ending = phrase("label-end_turn", kept=action.keep, dull=view.seats[view.active].sharp - action.keep)
    if view.set_aside:
        ending = phrase("end-with-set-aside", ending=ending, n=view.set_aside)
    is_given_up = view.idle_turns_left == 1 and not view.turn.removed
    return phrase("end-abandons", ending=ending) if is_given_up else ending


def _recall(action: RecallChisel, view: View, names: Names) -> Phrase:
    return phrase("label-recall_chisel", edge=action.edge, price=foresee(view).price_again(action.edge))


def _choose_part(action: ChoosePart, view: View, names: Names) -> Phrase:
    foresight = foresee(view)
    breaking = foresight.part_of_choice(action.cell)._replace(is_chosen=False)
    cells = breaking.cells
    known: list[Argument] = [NAMED[cell.tile] for cell in view.slab if cell.cell in cells and cell.tile is not None]
    unseen = len(cells) - len(known)
    if unseen:
        known.append(phrase("n-unseen", n=unseen))
    return phrase(
        "label-choose_part", n=len(cells), cells=cells_listed(cells), tiles=known, shares=_shares(breaking, names)
    )


def _take(action: TakeTile, view: View, names: Names) -> Phrase:
    assert view.share is not None
    assert view.asked is not None
    return phrase(
        "label-take_tile",
        tile=TAKEN[action.tile],
        copy=copy_among(action.tile, view.share.pool),
        worth=_worth(action.tile, view.seats[view.asked], supply=view.supply),
    )


def _target(action: TargetCell, view: View, names: Names) -> Phrase:
    assert view.targeting is not None
    match view.targeting.card:
        case "ground_radar":
            return phrase("target-look", cell=action.cell)
        case "soft_brush":
            return phrase("target-turn-up", cell=action.cell)
        case _:
            return _dig(action.cell, view)


def _stop(action: StopTargets, view: View, names: Names) -> Phrase:
    assert view.targeting is not None
    return phrase("label-stop_targets", card=phrase(f"card-{view.targeting.card}"))


LABELS: dict[type[Action], LabelPhrase] = {
    Sharpen: _sharpen,
    PlaceChisel: _place,
    RequestService: _request,
    SellTile: _sell,
    Assemble: _assemble,
    PlayCard: _play_card,
    EndTurn: _end_turn,
    RecallChisel: _recall,
    ChoosePart: _choose_part,
    TakeTile: _take,
    TargetCell: _target,
    StopTargets: _stop,
}
