"""The species of the seats: points, dinos, genes, cards in hand, where the dinos stand, and what cards have changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from strata.domain.games.evo.board_drawing import Drawing, estimated_width
from strata.domain.games.evo.board_marks import (
    ALERT,
    CARD,
    FADED,
    GAIN,
    INK,
    OFFERED,
    RULE,
    colours,
    dino,
    zone_sign,
)
from strata.domain.games.evo.components import BOX, DEADLY, ISLANDS, Zone
from strata.domain.games.evo.phrases import signed
from strata.domain.games.evo.state import Modifiers
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, group, panel, shorten, text, wrapped

_FIXED = "\u00a0"


def species(drawing: Drawing, seat: Seat, width: float, height: float) -> Markup:
    """All that is open about a seat."""
    view, say = drawing.view, drawing.say
    about, target = view.seats[seat], f"seat:{seat}"
    is_asked = seat == view.asked
    on_board = sum(owner == seat for owner in view.board.values())
    genes = [gene.id for gene in BOX.genes if gene.permanent]
    room = (height - 148) / 4
    edge, thickness = (ALERT, 3) if is_asked or target in drawing.offered else (RULE, 1)
    holdings = say("board-holdings", board=on_board, supply=about.supply, cards=about.hand_size)
    step = (width - 24) / len(genes)
    parts = [
        panel(
            0,
            0,
            width,
            height,
            fill=OFFERED if target in drawing.offered else CARD,
            stroke=edge,
            stroke_width=thickness,
        ),
        panel(0, 0, 9, height, 4.5, fill=colours(seat)[0]),
        group(
            dino(seat, 38, 28, 18),
            text(64, 22, _called(drawing, seat), 16, weight="bold", fill=INK),
            text(64, 39, holdings, 12, fill=FADED),
            text(width - 14, 27, about.points, 25, "end", "bold", fill=INK),
            text(width - 14, 40, say("board-points", count=about.points), 11, "end", fill=FADED),
            at=(0, room / 2),
        ),
        group(
            *(_gene(drawing, seat, gene, 16 + place * step, step - 4) for place, gene in enumerate(genes)),
            at=(0, 48 + room),
        ),
    ]
    if view.ending is None:
        parts += [
            group(_exposure(drawing, seat), at=(18, 104 + 1.8 * room)),
            text(18, 121 + 2.2 * room, _values(drawing, seat), 11, fill=INK),
            *_changes(drawing, seat, 135 + 2.6 * room),
        ]
    return group(*parts, data_target=target)


def _called(drawing: Drawing, seat: Seat) -> str:
    name = drawing.names[seat]
    if seat != drawing.view.viewer:
        return shorten(name, 20)
    return drawing.say("board-you", seat=shorten(name, 16))


def _values(drawing: Drawing, seat: Seat) -> str:
    """What a seat can do this turn."""
    about = drawing.view.seats[seat]
    return drawing.say(
        "board-values",
        moves=about.movement_points,
        attack=about.attack,
        defence=about.defence,
        births=about.births_due,
        discount=about.discount,
    )


def _gene(drawing: Drawing, seat: Seat, gene: str, x: float, width: float) -> Markup:
    """How many of a gene a seat has, and what cards add to its use this turn."""
    about, target = drawing.view.seats[seat], f"gene:{gene}"
    added = _added(about.modifiers)[gene] if drawing.view.ending is None else 0
    is_own = seat == drawing.view.viewer
    is_offered = is_own and target in drawing.offered
    name = drawing.say(f"gene-{gene}")
    return _drawn_gene(name, about.genes[gene], added, x, width, is_offered, target if is_own else None)


@lru_cache(4096)
def _drawn_gene(
    name: str, count: int, added: int, x: float, width: float, is_offered: bool, target: str | None
) -> Markup:
    fill = OFFERED if is_offered else "#f0eadc" if count else "none"
    middle = x + width / 2
    return group(
        panel(x, 0, width, 39, 6, fill=fill, stroke=ALERT if is_offered else RULE, stroke_width=2 if is_offered else 1),
        text(middle, 13, name, 9.5, "middle", fill=INK),
        text(middle - (9 if added else 0), 33, count, 17, "middle", "bold", fill=INK if count else FADED),
        *([text(middle + 1, 33, signed(added), 13, weight="bold", fill=GAIN if added > 0 else ALERT)] if added else []),
        data_target=target,
    )


def _added(modifiers: Modifiers) -> dict[str, int]:
    """What modifiers add to the work of each gene; horns of one kind of combat only are not among them."""
    added = {gene.id: modifiers.temp_genes.get(gene.id, 0) for gene in BOX.genes}
    for gene, more in (
        ("leg", modifiers.movement_bonus),
        ("egg", modifiers.birth_bonus),
        ("fur", -modifiers.fur_malus),
        ("parasol", -modifiers.parasol_malus),
        ("mutant", modifiers.discount_bonus),
    ):
        added[gene] += more
    return added


def _exposure(drawing: Drawing, seat: Seat) -> Markup:
    """How many dinos stand in each zone, and how many of them are protected."""
    view, say = drawing.view, drawing.say
    about, zones = view.seats[seat], ISLANDS[view.map].zones[view.climate_terrain]
    standing = [zones[hex_] for hex_, owner in view.board.items() if owner == seat]
    cold, warm = standing.count(Zone.COLD), standing.count(Zone.WARM)
    deadly = sum(zone in DEADLY for zone in standing)
    modifiers = about.modifiers
    fur, parasol = ("∞" if modifiers.cold_proof else about.fur), ("∞" if modifiers.warm_proof else about.parasol)
    shown = (
        (Zone.TEMPERATE, say("board-safe", count=standing.count(Zone.TEMPERATE)), False),
        (Zone.COLD, say("board-in-cold", count=cold, fur=fur), cold > about.fur and not modifiers.cold_proof),
        (
            Zone.WARM,
            say("board-in-warmth", count=warm, parasol=parasol),
            warm > about.parasol and not modifiers.warm_proof,
        ),
        (Zone.DEADLY_COLD, say("board-doomed", count=deadly), deadly > 0),
    )
    parts, x = [], 0.0
    for zone, words, is_alarming in shown:
        weight, ink = ("bold", ALERT) if is_alarming else ("normal", INK)
        parts += [zone_sign(zone, x + 8, -4, 8), text(x + 20, 0, words, 10.5, weight=weight, fill=ink)]
        x += 26 + estimated_width(words, 10.5)
    return group(*parts)


def _changes(drawing: Drawing, seat: Seat, y: float) -> list[Markup]:
    """What event cards have changed beside the work of genes, and whether the seat has dropped out of the auction."""
    changed = list(_changed(drawing, drawing.view.seats[seat].modifiers))
    if seat in drawing.view.passed:
        changed.append(drawing.say("board-dropped-out"))
    lines = wrapped(" ".join(f"{change} ·".replace(" ", _FIXED) for change in changed).rstrip(f"·{_FIXED}"), 64)
    return [text(18, y + 12 * place, words, 10.5, fill=ALERT) for place, words in enumerate(lines)]


def _changed(drawing: Drawing, modifiers: Modifiers) -> Iterator[str]:
    if modifiers.attack_horns:
        yield drawing.say("board-attack-changed", by=signed(modifiers.attack_horns))
    if modifiers.defence_horns:
        yield drawing.say("board-defence-changed", by=signed(modifiers.defence_horns))
    if modifiers.birth_distance != 1:
        yield drawing.say("board-birth-distance", distance=modifiers.birth_distance)
    for name in ("birth_banned", "cold_proof", "warm_proof", "out_of_auction"):
        if getattr(modifiers, name):
            yield drawing.say("board-changed", what=name)
